"""An independent model of what a myopia report must say.

Reads the children written by dump.ts, works out from the clinical rules which changes, comparisons and words each
report must contain, and prints where the report says something else. Uses the standard library only and shares no
code with the product.

    node test/clinical-model/dump.ts 500 1 > children.json
    python3 test/clinical-model/model.py children.json
"""

import json
import math
import re
import sys
from datetime import date, timedelta

EYES = ("right", "left")
MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec".split()
YEAR = 365.25

# Mean progression without treatment: ages [from, before), D a year, interval, refraction at both ends, days at most,
# whose age counts, one eye or the mean of both.
SOURCES = {
    "donovanEuropean": dict(name="European", means=[(8, 11, -0.55, (-0.72, -0.39))], low=-6, high=-0.5, most=400),
    "donovanAsian": dict(name="Asian", means=[(8, 11, -0.82, (-0.93, -0.71))], low=-6, high=-0.5, most=400),
    "scormSingapore": dict(
        name="Singapore",
        means=[
            (7, 8, -0.80, (-2.57 / 3, -2.22 / 3)),
            (8, 9, -0.66, (-2.16 / 3, -1.78 / 3)),
            (9, 10, -0.57, (-1.98 / 3, -1.44 / 3)),
        ],
        low=-99, high=-0.5, most=1200, at_start=True,
    ),
    "cometUsa": dict(
        name="USA", means=[(6, 12, -0.49, None)], low=-4.5, high=-1.25, most=1200, at_start=True, both=True
    ),
    "fanHongKong": dict(name="Hong Kong", means=[(8, 11, -0.63, None)], low=-99, high=-0.5, most=400),
    "dreamNetherlands": dict(name="Netherlands", means=[], low=-3, high=-0.5, most=400, first_glasses=True),
}
REASONS = {
    "method": "a prescription is not a measurement",
    "redLight": "treatment with red light is recorded only",
    "stale": "what could be compared was measured more than a year before the last visit",
    "age": "the study was of children of a different age",
    "refraction": "the study was of different refractions",
    "bothEyes": "the study’s figure is the mean of both eyes, and only one was measured over that time",
    "span": "this needs visits at least 180 days apart, and no longer than the study",
    "firstGlasses": "the study is based on age and power at the first glasses, which are not compared here",
}
GROWTH_MEANS = [(6, 0.58), (10.5, 0.34), (15, 0.13)]
GROWTH_REASONS = {
    "redLight": "growth is not compared; treatment with red light is recorded only.",
    "span": "growth is not compared; this needs visits 180 to 400 days apart without a change of treatment between them.",
    "stale": "growth is not compared; it was last measured more than a year before the last visit.",
    "age": "growth is not compared; figures are published for 6 to 15 years.",
    "refraction": "growth is not compared; this needs a refraction at the start of that time.",
    "group": "growth is not compared; the mean is of short-sighted eyes.",
    "noise": "no measurable growth.",
}
WUHAN = {
    "female": [
        (22.52, 0.0362), (22.94, 0.0372), (23.37, 0.0381), (23.71, 0.0389), (23.94, 0.0395),
        (24.09, 0.0399), (24.21, 0.0402), (24.32, 0.0405), (24.41, 0.0407), (24.49, 0.0409),
    ],
    "male": [
        (22.98, 0.0363), (23.42, 0.0372), (23.87, 0.0381), (24.23, 0.0388), (24.48, 0.0393),
        (24.64, 0.0397), (24.78, 0.0400), (24.90, 0.0402), (24.98, 0.0404), (25.07, 0.0406),
    ],
}
CHINA = {
    "male": [
        (4, 22.39, 22.78), (6, 22.97, 23.45), (8, 23.51, 24.07), (10, 23.99, 24.64), (12, 24.43, 25.15),
        (14, 24.81, 25.61), (16, 25.13, 26.01), (18, 25.41, 26.35),
    ],
    "female": [
        (4, 21.78, 22.14), (6, 22.41, 22.85), (8, 22.98, 23.51), (10, 23.51, 24.11), (12, 23.97, 24.65),
        (14, 24.39, 25.13), (16, 24.75, 25.54), (18, 25.05, 25.89),
    ],
}
EUROPE = {
    "female": [(6, 21.66, 22.06, 22.49), (9, 22.33, 22.79, 23.25), (15, 22.68, 23.15, 23.65)],
    "male": [(6, 22.14, 22.59, 23.01), (9, 22.83, 23.31, 23.79), (15, 23.17, 23.65, 24.21)],
}
TABLE_AGES = {"wuhan": (6, 15), "china": (4, 18), "europe": (6, 15)}
T95 = {2: 4.302653, 3: 3.182446, 4: 2.776445, 5: 2.570582, 6: 2.446912, 7: 2.364624}


def day(text):
    return date.fromisoformat(text)


def written(on):
    return f"{on.day} {MONTHS[on.month - 1]} {on.year}"


def written_zh(on):
    return f"{on.year}年{on.month}月{on.day}日"


def completed_years(born, on):
    return on.year - born.year - ((on.month, on.day) < (born.month, born.day))


def exact_years(born, on):
    return (on - born).days / YEAR


def a_year_later(on):
    try:
        return on.replace(year=on.year + 1)
    except ValueError:
        return date(on.year + 1, 2, 28)


def line(points, x):
    if x < points[0][0] or x > points[-1][0]:
        return None
    for (x0, *v0), (x1, *v1) in zip(points, points[1:]):
        if x0 <= x <= x1:
            share = (x - x0) / (x1 - x0)
            values = [a + share * (b - a) for a, b in zip(v0, v1)]
            return values if len(values) > 1 else values[0]
    return None


def rounded(value, decimals):
    """Both neighbours where a value lies on the edge of rounding."""
    scale = 10**decimals
    return sorted({math.floor(abs(value) * scale + 0.5 + nudge) / scale for nudge in (-1e-6, 1e-6)})


def plain(text):
    return re.escape(text).replace("\\ ", " ")


def either(values, write):
    texts = [plain(write(value)) for value in values]
    return texts[0] if len(texts) == 1 else "(?:" + "|".join(texts) + ")"


class Rate:
    """Change of one eye over a time; points are (day, value)."""

    def __init__(self, points):
        points = sorted(points)
        self.first, self.last = points[0], points[-1]
        self.days = (self.last[0] - self.first[0]).days
        n = len(points)
        xs = [(on - self.first[0]).days / YEAR for on, _ in points]
        ys = [value for _, value in points]
        mean_x, mean_y = sum(xs) / n, sum(ys) / n
        spread = sum((x - mean_x) ** 2 for x in xs)
        self.slope = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys)) / spread
        self.interval = None
        if n >= 4:
            rest = sum((y - mean_y - self.slope * (x - mean_x)) ** 2 for x, y in zip(xs, ys))
            margin = T95[n - 2] * math.sqrt(rest / (n - 2) / spread)
            self.interval = (self.slope - margin, self.slope + margin)

    @property
    def change(self):
        return self.last[1] - self.first[1]


def rate_of(points):
    return Rate(points) if len({on for on, _ in points}) > 1 else None


class Child:
    def __init__(self, told):
        self.told = told
        self.born = day(told["birthDate"])
        self.last_day = day(told["visits"][-1]["date"])
        self.visits = [v for v in told["visits"] if not v["isDeleted"] and v["status"] == "finished"]
        self.courses = self.read_courses()
        self.lenses = [(a, b) for kind, a, b in self.courses if kind == "orthokeratology"]
        self.red = [(a, b) for kind, a, b in self.courses if kind == "redLight"]

    def read_courses(self):
        found = {}
        for visit in self.visits:
            for one in visit["treatments"]:
                course = found.setdefault(one["id"], [one["kind"], day(one["from"]), None])
                if one["to"]:
                    course[2] = day(one["to"])
        return [tuple(c) for c in found.values() if c[2] is None or c[2] > c[1]]

    def reshaped(self, on):
        return any(on > a and (b is None or on <= b + timedelta(days=28)) for a, b in self.lenses)

    def on_red_light(self):
        return any(a <= self.last_day and (b is None or b > self.last_day) for a, b in self.red)

    def under_red_light(self, on):
        return any(on > a and (b is None or on <= b + timedelta(days=28)) for a, b in self.red)

    def has_red_light(self, start, end):
        return (
            self.on_red_light()
            or any(a < end and (b is None or b > start) for a, b in self.red)
            or self.under_red_light(start)
            or self.under_red_light(end)
        )

    def comparable(self, points):
        return [p for p in points if not self.has_red_light(p[0], points[-1][0])]

    def power(self, visit, method, eye):
        eyes = visit["prescription"] if method == "prescription" else visit["refractions"][method]
        if not eyes or eyes[eye]["sph"] is None:
            return None
        return eyes[eye]["sph"] + (eyes[eye]["cyl"] or 0) / 2

    def powers(self, method, eye):
        if self.reshaped(self.last_day):
            return []
        found = [(day(v["date"]), self.power(v, method, eye)) for v in self.visits]
        return [(on, value) for on, value in found if value is not None and not self.reshaped(on)]

    def lengths(self, eye):
        found = [(day(v["date"]), (v["axialLength"] or {}).get(eye)) for v in self.visits]
        return [(on, value) for on, value in found if value is not None]

    def is_measured_after(self, set_on, unit):
        def values(v):
            if unit == "mm":
                return (v["axialLength"] or {}).values()
            return [self.power(v, method, eye) for method in ("dry", "cycloplegic") for eye in EYES]

        return any(value is not None for v in self.visits if day(v["date"]) > set_on for value in values(v))

    def course_of_report(self):
        def count(method):
            return sum(
                not self.reshaped(day(v["date"])) and any(self.power(v, method, eye) is not None for eye in EYES)
                for v in self.visits
            )

        method = "dry" if count("dry") > count("cycloplegic") else "cycloplegic"
        if count(method) == 0 and count("prescription") > 0:
            method = "prescription"
        lengths = len({on for eye in EYES for on, _ in self.lengths(eye)})
        worn = self.reshaped(self.last_day)
        is_axial = (lengths >= 2 and (worn or count(method) < 2)) or (worn and lengths > 0)
        return ("axial" if is_axial else "se"), method

    def last_period(self, points_of):
        """The last time with the same treatments in which an eye was measured twice."""
        days = sorted({d for _, a, b in self.courses for d in (a, b) if d})
        bounds = [date.min, *days]
        for place in reversed(range(len(bounds))):
            start = bounds[place]
            end = bounds[place + 1] if place + 1 < len(bounds) else date.max
            inside = {eye: [(d, v) for d, v in points_of(eye) if start <= d <= end] for eye in EYES}
            rates = {eye: rate_of(inside[eye]) for eye in EYES}
            if rates["right"] or rates["left"]:
                return start, inside, rates
        return None


# What is said of one eye


def immeasurable(change):
    return round(abs(change) * 100, 6) < 4


def power_words(value):
    decimals = 2 if value * 4 == int(value * 4) else 3 if value * 8 == int(value * 8) else 2
    (size, *_) = rounded(value, decimals)
    sign = "" if size == 0 else "−" if value < 0 else "+"
    side = "long-sighted" if value >= 0 else "short-sighted" if value <= -0.5 else "on the short-sighted side"
    return f"{sign}{size:.{decimals}f} D ({side})"


def power_zh(value):
    degrees = math.ceil(abs(value) * 4 - 0.5) * 25
    if degrees and -0.5 < value < 0:
        return "偏近视25度"
    kind = "远视" if value > 0 else "近视"
    return f"{kind if degrees else ''}{degrees}度"


def words(rate, unit, tense="perfect", size=None, is_dated=True):
    """Patterns of the English and the Chinese words for a change; `size` of a measured power. Without days of its
    own, a change across zero has its rate beside the two powers."""
    become, grown, gone = ("has become", "has grown", "has gone") if tense == "perfect" else ("became", "grew", "went")
    start, end = rate.first[1], rate.last[1]
    if unit == "mm" and immeasurable(rate.change):
        return f"{'has not changed' if tense == 'perfect' else 'did not change'} measurably in length", "眼轴没有可测量到的变化"
    if size is UNCERTAIN:
        return "has not clearly changed" if tense == "perfect" else "did not clearly change", "没有明确的变化"
    is_across = unit == "D" and start * end < 0
    from_day, to_day = rate.first[0], rate.last[0]
    yearly = rate.days >= 90 and size is not UNSTEADY
    moved_by = rate.slope if yearly else rate.change
    is_long = start >= 0 and end >= 0 and start + end > 0
    if abs(moved_by) < 0.005 - 1e-9:
        en, zh = (f"{'has not changed' if tense == 'perfect' else 'did not change'}", "没有变化")
    elif unit == "mm":
        amount = either(rounded(moved_by, 2), lambda x: f"{x:.2f} mm")
        en = f"{grown} by {amount}" if moved_by > 0 else f"{become} shorter by {amount}"
        zh = f"眼轴{'增长' if moved_by > 0 else '缩短'}{amount}"
    else:
        amount = either(rounded(moved_by, 2), lambda x: f"{x:.2f} D")
        degrees = either(rounded(moved_by, 2), lambda x: f"{round(x * 100)}度")
        kind = ("less" if moved_by < 0 else "more", "long") if is_long else ("more" if moved_by < 0 else "less", "short")
        en = f"{become} {kind[0]} {kind[1]}-sighted by {amount}"
        sight = "远视" if kind[1] == "long" else "近视"
        zh = f"{sight}{'加深' if kind[0] == 'more' else '减轻'}{degrees}"
        if not is_long and max(start, end) > -0.5:
            towards = ("short", "近视") if moved_by < 0 else ("long", "远视")
            moved = "has moved" if tense == "perfect" else "moved"
            en, zh = f"{moved} {amount} towards {towards[0]} sight", f"向{towards[1]}方向变化{degrees}"
            if yearly:
                en = f"{moved} {amount} a year towards {towards[0]} sight"
    if not yearly:
        if is_dated:
            en += f" from {written(from_day)} to {written(to_day)}"
            zh = f"在{written_zh(from_day)}至{written_zh(to_day)}期间{zh}"
    elif " not change" not in en:
        en, zh = (en if " towards " in en else f"{en} a year"), f"{zh}/年"
    if is_across and not is_dated:
        powers = f"from {plain(power_words(start))} to {plain(power_words(end))}"
        powers_zh = f"由{power_zh(start)}变为{power_zh(end)}"
        has_rate = yearly and abs(moved_by) >= 0.005 - 1e-9
        en = f"{en}, {powers}" if has_rate else f"{gone} {powers}"
        if power_zh(start) != power_zh(end):
            zh = f"{zh}，{powers_zh}" if has_rate else powers_zh
    elif is_across:
        en = f"{gone} from {plain(power_words(start))} on {written(from_day)} to {plain(power_words(end))} on {written(to_day)}"
        if power_zh(start) != power_zh(end):
            zh = f"由{written_zh(from_day)}的{power_zh(start)}变为{written_zh(to_day)}的{power_zh(end)}"
    return en, zh


def lead_of(child, start, is_second):
    """The words before a change since a day, in English and Chinese, and the tense of the change."""
    running = [(k, a, b) for k, a, b in merged(child) if a <= start and (b is None or b > start)]
    over = [k for k, a, b in merged(child) if b == start]
    names = lambda kinds: (joined_names([TREATMENTS[k] for k in kinds]), joined_names_zh([NAMES_ZH[k] for k in kinds]))
    told, told_zh = names([k for k, _, _ in running])
    if any(b is not None and b <= child.last_day for _, _, b in running):
        return f"In the time with {told}, ", f"使用{told_zh}期间，", "past"
    if is_second:
        return "", "", "perfect"
    if any(a == start for _, a, _ in running):
        return f"In the time with {told}, ", f"使用{told_zh}期间，", "perfect"
    if not over:
        return "", "", "perfect"
    ended, ended_zh = names(over)
    if not running:
        return f"After the end of {ended}, ", f"停用{ended_zh}后，", "perfect"
    return f"After the end of {ended}, with {told} continuing, ", f"停用{ended_zh}后（继续使用{told_zh}），", "perfect"


def joined_names(names):
    names = [plain(lowered(name)) for name in names]
    if len(names) > 2:
        return f"{names[0]} with {', '.join(names[1:-1])} and {names[-1]}"
    return " with ".join(names)


def lowered(name):
    return name if name.split()[0] in ("DIMS", "HAL", "MiSight") else name[0].lower() + name[1:]


def joined_names_zh(names):
    return names[0] + (f"联合{'、'.join(names[1:])}" if len(names) > 1 else "") if names else ""


def of_eyes(rates, unit, tense="perfect", is_measured_power=False, is_dated=True):
    size = size_of if is_measured_power else lambda rate: None
    said = {eye: words(rates[eye], unit, tense, size(rates[eye]), is_dated) for eye in EYES if rates[eye]}
    if len(said) == 1:
        ((eye, (en, zh)),) = said.items()
        return f"the {eye} eye {en}", f"{'右' if eye == 'right' else '左'}眼{zh}"
    (en_r, zh_r), (en_l, zh_l) = said["right"], said["left"]
    each = (
        f"neither eye has {en_r[8:]}" if en_r.startswith("has not ")
        else f"neither eye clearly changed{en_r[22:]}" if en_r.startswith("did not clearly change")
        else f"neither eye changed{en_r[14:]}" if en_r.startswith("did not change")
        else f"each eye {en_r}"
    )
    both = each if en_r == en_l else f"the right eye {en_r}, the left {en_l}"
    return both, f"双眼{zh_r}" if zh_r == zh_l else f"右眼{zh_r}，左眼{zh_l}"


def of_prescribed(rates, tense):
    """The words for prescribed powers: of the power, which is stronger or weaker, never of the eye."""
    said = {}
    for eye in EYES:
        if not rates[eye]:
            continue
        en, zh = words(rates[eye], "D", tense)
        en = re.sub(r"more (short|long)-sighted", "stronger", re.sub(r"less (short|long)-sighted", "weaker", en))
        # A power alone, without the sight of an eye.
        en = re.sub(r" \\\((?:on the )?(?:short|long)[^)]*\\\)", "", en)
        zh = re.sub("(近视|远视)(加深|减轻)", lambda found: f"{found[1]}度数{'增加' if found[2] == '加深' else '减少'}", zh)
        said[eye] = en, zh
    if len(said) == 1:
        ((eye, (en, zh)),) = said.items()
        return f"the prescribed power of the {eye} eye {en}", f"{'右' if eye == 'right' else '左'}眼的处方{zh}"
    (en_r, zh_r), (en_l, zh_l) = said["right"], said["left"]
    return (
        f"the prescribed power of each eye {en_r}" if en_r == en_l
        else f"the prescribed power of the right eye {en_r}, that of the left {en_l}",
        f"双眼的处方{zh_r}" if zh_r == zh_l else f"右眼的处方{zh_r}，左眼的处方{zh_l}",
    )


# The headline


def headline(child):
    """Patterns that must be there, as (English, Chinese), and the measured period of the powers."""
    measure, method = child.course_of_report()
    expected, period = [], None
    if measure == "se":
        if child.reshaped(child.last_day):
            expected.append(("While night lenses are worn", ""))
        else:
            period = child.last_period(lambda eye: child.powers(method, eye))
            if period:
                lead, lead_zh, tense = lead_of(child, period[0], False)
                en, zh = of_prescribed(period[2], tense) if method == "prescription" else of_eyes(period[2], "D", tense, True)
                expected.append((lead + en, lead_zh + zh))
                expected.extend(left_out(child, method))
            elif len(child.visits) > 1:
                expected.append(("No change can be given yet", ""))
            else:
                expected.append(("This is our starting point", ""))
    grown = child.last_period(child.lengths)
    if grown:
        start, _, rates = grown
        whole = {eye: child.lengths(eye) for eye in EYES}
        is_still = all(
            len({d for d, _ in whole[eye]}) > 1
            and immeasurable(whole[eye][-1][1] - whole[eye][0][1])
            and (rates[eye] is None or immeasurable(rates[eye].change))
            for eye in EYES
        )
        if is_still:
            expected.append(("The length of the eyes has not changed measurably", ""))
        else:
            lead, lead_zh, tense = lead_of(child, start, period is not None and period[0] == start)
            days = {(rate.first[0], rate.last[0]) for rate in rates.values() if rate}
            is_yearly = all(rate.days >= 90 for rate in rates.values() if rate)
            powers = {(rate.first[0], rate.last[0]) for rate in period[2].values() if rate} if period else days
            if period and period[0] == start and len(days) == 1 and is_yearly and powers != days:
                ((first, last),) = days
                lead, lead_zh = f"From {written(first)} to {written(last)}, ", f"{written_zh(first)}至{written_zh(last)}期间，"
                tense = "past"
            en, zh = of_eyes(rates, "mm", tense)
            expected.append((lead + en, lead_zh + zh))
    elif measure == "axial":
        is_first = len(child.visits) == 1
        expected.append(("This is our starting point" if is_first else "While night lenses are worn|No change can be", ""))
    return expected, period, method


def left_out(child, method):
    """The sentence about a last visit whose power was measured by the other method only."""
    measured = lambda by: any(child.power(child.visits[-1], by, eye) is not None for eye in EYES)
    other = {"cycloplegic": "dry", "dry": "cycloplegic"}.get(method)
    if other is None or measured(method) or not measured(other):
        return []
    on = child.last_day
    en, zh = ("without", "那次没有散瞳") if other == "dry" else ("with", "那次是散瞳后测的")
    return [(f"The power on {written(on)} is left out: it was measured {en} eye drops", f"{written_zh(on)}的度数没有计入：{zh}")]


# The comparison with children without treatment


def compare(child, period, method):
    """Reasons against a comparison, or its result."""
    source = SOURCES[child.told["reference"]]
    if period is None:
        return None
    _, inside, _ = period
    reasons = set()
    if method == "prescription":
        reasons.add("method")
    usable = {eye: child.comparable(inside[eye]) for eye in EYES}
    if usable != inside and not any(rate_of(usable[eye]) for eye in EYES):
        reasons.add("redLight")
    else:
        inside = usable
    days = sorted({d for eye in EYES for d, _ in inside[eye]})
    if source.get("first_glasses"):
        reasons.add("firstGlasses")
    span = None
    for to in reversed(days):
        start = next(d for d in days if (to - d).days <= source["most"])
        within = {eye: [(d, v) for d, v in inside[eye] if start <= d <= to] for eye in EYES}
        rates = {eye: rate_of(within[eye]) for eye in EYES}
        rates = {eye: r if r and r.days >= 180 else None for eye, r in rates.items()}
        if rates["right"] or rates["left"]:
            span = start, to, within, rates
            break
    if span is None:
        reasons.add("span")
    start, to, within, rates = span or (days[0], days[-1], inside, None)
    age = completed_years(child.born, start)
    later = completed_years(child.born, to)
    fits = [m for m in source["means"] if m[0] <= age < m[1]]
    still = source.get("at_start") or [m for m in source["means"] if m[0] <= later < m[1]]
    if source["means"] and not (fits and still):
        reasons.add("age")
    for place in (0, -1):
        values = [within[eye][place][1] for eye in EYES if within[eye]]
        if source.get("both"):
            if len(values) < 2:
                reasons.add("bothEyes")
            values = [sum(values) / len(values)]
        if not all(source["low"] <= value <= source["high"] for value in values):
            reasons.add("refraction")
    if source.get("both") and rates and not (rates["right"] and rates["left"]):
        reasons.add("bothEyes")
    if child.last_day > a_year_later(to):
        reasons.add("stale")
    if reasons:
        return reasons
    _, _, mean, published = fits[0]

    def result(slope, interval, days_compared):
        difference = slope - mean
        if interval and interval[0] <= mean <= interval[1]:
            return "about the same as"
        if published and published[0] <= slope <= published[1]:
            return "about the same as"
        if round(abs(difference) * days_compared / YEAR * 1000) <= 250:
            return "about the same as"
        return "faster than" if difference < 0 else "slower than"

    untreated = rf"the mean of children without treatment, who become more short-sighted by {-mean:.2f} D a year \({source['name']}\)"
    if source.get("both"):
        r, l = rates["right"], rates["left"]
        joined = r.interval and l.interval and tuple((a + b) / 2 for a, b in zip(r.interval, l.interval))
        slope = (r.slope + l.slope) / 2
        return result(slope, joined, min(r.days, l.days)) + " " + untreated
    said = {eye: result(r.slope, r.interval, r.days) for eye, r in rates.items() if r}
    if len(set(said.values())) == 1:
        return next(iter(said.values())) + " " + untreated
    left = said["left"].removesuffix(" than").removesuffix(" as")
    return rf"The change of the right eye is {said['right']} {untreated}; that of the left is {left}\."


# Growth and place of eye length


def growth(child, eye):
    points = child.lengths(eye)
    if len(points) < 2:
        return None
    last = points[-1][0]
    recent = [(d, v) for d, v in points if (last - d).days <= 400]
    changed = max((d for _, a, b in child.courses for d in (a, b) if d and d < last), default=date.min)
    usable = child.comparable(recent)
    span = [(d, v) for d, v in usable if d >= changed]
    rate = rate_of(span)
    is_long = rate is not None and rate.days >= 180
    start = (span if is_long else recent)[0][0]
    reasons = set()
    if not is_long:
        reasons.add("redLight" if len(usable) < len(recent) else "span")
    if child.last_day > a_year_later(last):
        reasons.add("stale")
    if not (completed_years(child.born, start) >= 6 and exact_years(child.born, last) <= 15.002):
        reasons.add("age")

    def refraction(on):
        known = [
            (day(v["date"]), value)
            for v in child.visits
            for method in ("dry", "cycloplegic")
            if day(v["date"]) <= on and not child.reshaped(day(v["date"]))
            and (value := child.power(v, method, eye)) is not None
        ]
        return known[-1] if known else None

    then, now = refraction(start), refraction(last)
    if then is None or now is None or (then[1] > -0.5 and (start - then[0]).days > 400):
        reasons.add("refraction")
    if then and now and (then[1] > -0.5 or now[1] > -0.5):
        reasons.add("group")
    if rate and immeasurable(rate.change):
        reasons.add("noise")
    if reasons:
        return reasons
    middle = start + timedelta(days=math.floor((last - start).days / 2 + 0.5))
    mean = line(GROWTH_MEANS, min(15, max(6, exact_years(child.born, middle))))
    difference = (rate.slope - mean) * rate.days / YEAR
    is_like = (rate.interval and rate.interval[0] <= mean <= rate.interval[1]) or round(abs(difference) * 1000) <= 40
    result = "about the same as" if is_like else "above" if difference > 0 else "below"
    amount = either(rounded(rate.slope, 2), lambda x: f"{x:.2f} mm a year")
    own = f"{'longer' if rate.slope > 0 else 'shorter'} by {amount} from {written(start)} to {written(last)}"
    means = either(rounded(mean, 2), lambda x: f"{x:.2f} mm a year")
    years = exact_years(child.born, last)
    rapid = (
        round((rate.slope - 0.36) * rate.days / YEAR * 1000) > 40
        and 6 <= years < 13
        and line(GROWTH_MEANS, max(6, years)) <= 0.36
    )
    return f"{own}, {result} the mean of {means} in short-sighted eyes at", rapid


def place(child, eye):
    population, sex = child.told["axialPopulation"], child.told["gender"]
    low, high = TABLE_AGES[population]
    points = [
        (d, v, min(high, max(low, exact_years(child.born, d))))
        for d, v in child.lengths(eye)
        if completed_years(child.born, d) >= low and (completed_years(child.born, d - timedelta(days=1)) < high)
    ]
    if child.on_red_light() or not points or child.last_day > a_year_later(points[-1][0]):
        return None
    points = child.comparable(points)
    if not points:
        return None
    said = []
    for d, mm, years in (points[-1], points[0]):
        if population == "wuhan":
            median, spread = line([(6 + i, *row) for i, row in enumerate(WUHAN[sex])], years)
            centile = 50 * (1 + math.erf((mm / median - 1) / spread / math.sqrt(2)))
            near = sorted({math.floor(centile + 0.5 + nudge) for nudge in (-1e-4, 1e-4)})
            text = either(
                near,
                lambda c: "below centile 1" if c < 1 else "above centile 99" if c > 99 else f"at about centile {c}",
            )
        elif population == "china":
            median, upper = line(CHINA[sex], years)
            text = band(mm, [(upper, "about at the 75th centile"), (median, "about at the median")]) or (
                "below the median" if mm < median else
                "between the median and the 75th centile" if mm <= upper else "above the 75th centile"
            )
        else:
            lower, _, upper = line(EUROPE[sex], years)
            text = band(mm, [(upper, "about at the 75th centile"), (lower, "about at the 25th centile")]) or (
                "below the middle half" if mm < lower else
                "within the middle half" if mm <= upper else "above the middle half"
            )
        said.append((d, text))
    (now, now_text), (then, then_text) = said
    pattern = rf"{now_text} among (?:boys|girls) of the same age in [A-Z][\w, ]* on {written(now)}"
    return pattern + (rf"; it was {then_text} on {written(then)}" if then != now else r"\.")


def band(mm, limits):
    return next((text for limit, text in limits if round(abs(mm - limit) * 1000) <= 40), None)


# The change under a treatment beside its study

# Published mean changes of treated and untreated children by months: D, D, mm, mm.
STUDIES = {
    "MiSight 1 day": ("miSight", (8, 12), (-4, -0.75), {36: (-0.51, -1.24, 0.30, 0.62)}),
    "DIMS lenses": (
        "dims", (8, 13), (-5, -1),
        {
            6: (-0.13, -0.37, 0.03, 0.20), 12: (-0.17, -0.55, 0.11, 0.32),
            18: (-0.31, -0.72, 0.15, 0.43), 24: (-0.38, -0.93, 0.21, 0.53),
        },
    ),
    "HAL lenses": ("hal", (8, 13), (-4.75, -0.75), {12: (-0.28, -0.81, 0.13, 0.36), 24: (-0.66, -1.46, 0.34, 0.69)}),
    "Orthokeratology": ("orthokeratology", (6, 10), (-4, -0.5), {24: (None, None, 0.36, 0.63)}),
    "Multifocal soft lenses": ("multifocalSoft", (7, 11), (-5, -0.75), {36: (-0.60, -1.05, 0.42, 0.66)}),
    "Atropine 0.05%": ("atropine005", (4, 12), (-99, -1), {12: (-0.27, -0.81, 0.20, 0.41)}),
    "Atropine 0.025%": ("atropine0025", (4, 12), (-99, -1), {12: (-0.46, -0.81, 0.29, 0.41)}),
    "Atropine 0.01%": ("atropine001", (4, 12), (-99, -1), {12: (-0.59, -0.81, 0.36, 0.41)}),
}
RESPONSE = re.compile(
    r"(Power|Eye length) over \d+ months? \((\d+ \w+ \d+) to (\d+ \w+ \d+)\): [^.]*(?:\.\d[^.]*)*\."
    r" Children in the study after (\d+) months: (.*?) with the treatment, (.*?) without"
    r".*? Compared with the treated children: (.*?)\."
)


def read_day(text):
    number, month, year = text.split()
    return date(int(year), MONTHS.index(month) + 1, int(number))


def months_later(on, months):
    year, month = divmod(on.year * 12 + on.month - 1 + months, 12)
    last = (date(year + (month == 11), (month + 1) % 12 + 1, 1) - timedelta(days=1)).day
    return date(year, month + 1, min(on.day, last))


def responses(child, text):
    """What is wrong about the sentences that compare a child with a study; each must follow from the records."""
    wrong, count = [], 0
    starts = {name: re.search(rf"(?:^|[ .]){re.escape(name)} since (\d+ \w+ \d+)\.(.*?)(?=Study results are no promise|$)", text)
              for name in STUDIES}
    for name, found in starts.items():
        if not found:
            continue
        kind, ages, powers, times = STUDIES[name]
        begun = read_day(found[1])
        for measure, first, last, months, treated, control, results in RESPONSE.findall(found[2]):
            count += 1
            first, last, months = read_day(first), read_day(last), int(months)
            is_power = measure == "Power"
            if (kind, begun) not in [(k, a) for k, a, b in child.courses if b is None or b > child.last_day]:
                wrong.append(f"{name} does not run since {begun}")
            if is_combined(child, kind, begun):
                wrong.append(f"{name} is compared although another treatment ran")
            if not ages[0] <= completed_years(child.born, begun) <= ages[1]:
                wrong.append(f"{name} is compared at another age")
            if any(abs((months_later(d, months) - last).days) > 45 for d in (begun, first)):
                wrong.append(f"{name} is compared at a time that is not published")
            published = times[months][0 if is_power else 2], times[months][1 if is_power else 3]
            for said, value in zip((treated, control), published):
                if f"{abs(value):.2f}" not in said or ("more short-sighted" if is_power else "longer") not in said:
                    wrong.append(f"{name}, {months} months: the study is told as {said}")
            expected = []
            for eye in EYES:
                points = dict(child.powers("cycloplegic", eye) if is_power else child.lengths(eye))
                if kind != "multifocalSoft":
                    at_start = dict(child.powers("cycloplegic", eye)).get(first)
                    if at_start is not None and not powers[0] <= at_start <= powers[1]:
                        wrong.append(f"{name} is compared from another power")
                if first not in points or last not in points:
                    expected.append(None)
                    continue
                change = points[last] - points[first]
                more = published[0] - change if is_power else change - published[0]
                rate = rate_of([(d, v) for d, v in points.items() if first <= d <= last])
                yearly = published[0] * 12 / months
                is_like = rate.interval and rate.interval[0] <= yearly <= rate.interval[1]
                is_like = is_like or round(abs(more) * 1000) <= (250 if is_power else 40)
                expected.append("about the same" if is_like else "faster" if more > 0 else "slower")
            right, left = expected
            words_expected = (
                f"both eyes {right}" if right == left
                else ", ".join(f"{eye} eye {own}" for eye, own in zip(EYES, expected) if own)
            )
            if results != words_expected:
                wrong.append(f"{name}, {measure} at {months} months: {results}, expected {words_expected}")
    return wrong, count


# Growth beside that of other eyes

EMMETROPES = {
    "male": ["0.17 mm a year at 6 years and 0.03 mm a year at 16 years"],
    "female": ["0.16 mm a year at 6 years and 0.02 mm a year at 16 years"],
}
BOTH_SEXES = "0.24 mm a year at 6 years and 0.05 mm a year at 11 years"
EMMETROPES_ZH = {"male": ("0.17 mm", "0.03 mm"), "female": ("0.16 mm", "0.02 mm")}
MARKS = "Diamonds: growth of eyes that do not become short-sighted"


def growth_chart(child):
    """Whether growth is drawn, and whether beside the mean of short-sighted eyes."""
    found = [growth(child, eye) for eye in EYES]
    is_compared = any(isinstance(one, tuple) for one in found)
    return is_compared or any(one == {"group"} for one in found), is_compared


def largely_myopic(child):
    if child.told["axialPopulation"] == "europe":
        return False
    low, high = TABLE_AGES[child.told["axialPopulation"]]
    ages = []
    for eye in EYES:
        points = [d for d, _ in child.lengths(eye) if low <= completed_years(child.born, d)
                  and completed_years(child.born, d - timedelta(days=1)) < high]
        if place(child, eye):
            ages.append(exact_years(child.born, points[-1]))
    return bool(ages) and max(ages) >= 12


# The end of atropine


def atropine_ended(child):
    """The last day of drops that are over, told for a year after."""
    drops = [(k, a, b) for k, a, b in child.courses if k.startswith("atropine") and a <= child.last_day]
    if any(b is None or b > child.last_day for _, _, b in drops):
        return None
    ended = [one for one in sorted(drops, key=lambda one: one[1]) if one[2]]
    if not ended or (child.last_day - months_later(ended[-1][2], 12)).days > 45:
        return None
    return ended[-1]


def start_values(child, method, begun, is_sphere=False):
    """Powers at the start of a treatment: up to three months before it, or the first within a month after."""
    found = []
    for visit in child.visits:
        on = day(visit["date"])
        if child.reshaped(on):
            continue
        eyes = visit["refractions"][method]
        values = {}
        for eye in EYES:
            values[eye] = child.power(visit, method, eye)
            if is_sphere and eyes:
                values[eye] = eyes[eye]["sph"]
        if any(value is not None for value in values.values()):
            found.append((on, values))
    return start_reading(found, begun)


def start_reading(readings, begun):
    before = [one for one in readings if one[0] <= begun and (begun - one[0]).days <= 92]
    after = [one for one in readings if begun < one[0] <= begun + timedelta(days=31)]
    return before[-1] if before else after[0] if after else None


def offered_recall(child):
    """The recall that the form of the last visit offers."""
    told = child.told["visits"][-1]
    drops = [(one["kind"], one["to"]) for one in told["treatments"] if one["kind"].startswith("atropine")]
    if drops:
        if any(to is None for _, to in drops):
            return None
        end = day(max(to for _, to in drops))
        due = months_later(end, 3)
        return due if (due - child.last_day).days >= 28 else months_later(child.last_day, 3)
    before = {}
    for visit in child.visits:
        if visit is told:
            continue
        for one in visit["treatments"]:
            if one["kind"].startswith("atropine"):
                before[one["id"]] = one["to"]
    if not before or any(to is None for to in before.values()):
        return None
    due = months_later(day(max(before.values())), 3)
    return due if (due - child.last_day).days >= 28 else None


# Children to watch before they are short-sighted


def last_refraction(child, eye):
    known = []
    for visit in child.visits:
        on = day(visit["date"])
        for method in ("dry", "cycloplegic"):
            value = child.power(visit, method, eye)
            if value is not None and not child.reshaped(on):
                known.append((on, value, method))
    return known[-1] if known else None


def watched(child):
    """The reasons of each eye, or None: premyopia with a risk factor, or a low reserve for the age."""
    seen = {eye: last_refraction(child, eye) for eye in EYES}
    seen = {eye: one for eye, one in seen.items() if one}
    if any(value <= -0.5 for _, value, _ in seen.values()):
        return None
    limit = months_later(day(child.told["today"]), -24)
    rows = {}
    for eye, (on, value, _) in seen.items():
        if on < limit:
            continue
        years = completed_years(child.born, on)
        reserve = 1.0 if 6 <= years <= 8 else 0.5 if years == 10 else None
        is_low = reserve is not None and value < reserve
        is_premyopic = -0.5 < value <= 0.75 and bool(child.told["visits"][-1]["riskFactors"])
        rows[eye] = (value, is_premyopic, reserve if is_low else None)
    return rows if any(premyopic or low for _, premyopic, low in rows.values()) else None


# The family's page

TREATMENTS = {
    "spectacles": "Single-vision glasses", "dims": "DIMS lenses", "hal": "HAL lenses", "miSight": "MiSight 1 day",
    "multifocalSoft": "Multifocal soft lenses", "orthokeratology": "Orthokeratology",
    "atropine001": "Atropine 0.01%", "atropine0025": "Atropine 0.025%", "atropine005": "Atropine 0.05%",
    "redLight": "Red light",
}
NAMES_ZH = {
    "spectacles": "单光眼镜", "dims": "DIMS镜片", "hal": "HAL镜片", "miSight": "MiSight日抛",
    "multifocalSoft": "多焦软镜", "orthokeratology": "角膜塑形镜",
    "atropine001": "0.01%阿托品", "atropine0025": "0.025%阿托品", "atropine005": "0.05%阿托品",
    "redLight": "红光治疗",
}
SIGHT = {"high": "highly short-sighted", "short": "short-sighted", "none": "not short-sighted"}
CERTAIN = "{} changed by more."
UNCERTAIN = "It is not certain that {} changed"
UNSTEADY = "from the first to the last of these visits, {} changed by more, but not at a steady rate."
EYES_OF = {"right": "the right eye", "left": "the left eye"}
AFTER_DROPS = "grows faster than when the drops continue"
COMPARING = r"slower than|faster than|about the same as|centile|the mean of|chosen by|Children in the study|target"
FAMILY_ONLY_ONCE = (
    "For the family, in plain words", "What has changed", "What it means", "What we do", "When we see you next",
    "D (dioptre) is the unit of the power of glasses",
)


def sight_of(child, eye):
    seen = last_refraction(child, eye)
    if not seen:
        return None
    on, value, method = seen
    return ("high" if value <= -6 else "short" if value <= -0.5 else "none"), on, method == "dry"


def said_sight(child, kind, on, is_dry, eye):
    now = on == child.last_day
    how = ", measured without eye drops" if is_dry else ""
    day_of = "" if now else f"On {written(on)}, "
    if eye == "both":
        who, verb = ("both eyes", "are" if now else "were")
        if kind == "none":
            return f"{day_of}neither eye {'is' if now else 'was'} short-sighted{how}."
    else:
        who, verb = EYES_OF[eye], "is" if now else "was"
    return f"{day_of}{who} {verb} {SIGHT[kind]}{how}."


def size_of(rate):
    """Whether a change of power is more than two measurements differ by."""
    if rate is None:
        return None
    fitted = rate.slope * rate.days / YEAR
    is_small = round(abs(rate.change) * 100) <= 25
    if round(abs(fitted) * 100 + 1e-9) == 0 and is_small:
        return None
    low, high = rate.interval or (rate.slope, rate.slope)
    is_few = rate.interval is None
    if not (low <= 0 <= high) and round(abs(fitted) * 100) > 25 and not (is_few and is_small):
        return CERTAIN
    return UNCERTAIN if is_small else UNSTEADY


def family_sentences(child, period, method, is_compared):
    """Sentences that the page must have, and those that it must not have. is_compared: by the pages after."""
    must, never = [], []

    def say(text, is_said):
        (must if is_said else never).append(text)

    measure, _ = child.course_of_report()
    seen = {eye: sight_of(child, eye) for eye in EYES}
    if seen["right"] and seen["right"] == seen["left"]:
        must.append(said_sight(child, *seen["right"], "both"))
    else:
        must.extend(said_sight(child, *one, eye) for eye, one in seen.items() if one)
    kinds = [one[0] for one in seen.values() if one]
    worn = child.reshaped(child.last_day + timedelta(days=1))
    say("far things look blurred", any(kind != "none" for kind in kinds) and not worn)
    say("may stay so or not", "none" in kinds)
    say("eyes can look more short-sighted than they are", any(one and one[2] for one in seen.values()))
    is_prescribed = measure == "se" and method == "prescription" and period is not None
    say("were prescribed, not measured", is_prescribed)
    sizes = {}
    if measure == "se" and period and not is_prescribed:
        sizes = {eye: size_of(period[2][eye]) for eye in EYES}
    said = {eye: one for eye, one in sizes.items() if one}
    say("Two measurements of the same eye can differ by 0.25 D.", bool(said))
    if len(said) == 2 and said["right"] == said["left"]:
        both = "the eyes" if said["right"] is UNCERTAIN else "both eyes"
        must.append(said["right"].format(both))
    else:
        must.extend(one.format(EYES_OF[eye]) for eye, one in said.items())
    for eye, name in EYES_OF.items():
        never.extend(one.format(name) for one in (CERTAIN, UNCERTAIN, UNSTEADY) if one is not said.get(eye))
    beyond = [eye for eye, one in said.items() if one is not UNCERTAIN]
    rates = period[2] if period else {}
    worse = [
        eye for eye in beyond
        if rates[eye].slope < 0 and rates[eye].change < 0 and rates[eye].last[1] <= -0.5
    ]
    say("needs a stronger power to see far away clearly", bool(worse))
    grown = child.last_period(child.lengths)
    is_longer = bool(grown) and any(
        rate and not immeasurable(rate.change) and rate.slope > 0 for rate in grown[2].values()
    ) and not is_prescribed
    say("eyes become longer as they grow", is_longer)
    is_clear = is_longer or bool(beyond)
    say("does not judge whether the change is fast or slow", is_clear and not is_compared)
    say("fast or slow compared with other children is in the report", is_clear and is_compared)
    courses = merged(child)
    running = [(k, a, b) for k, a, b in courses if b is None or b > child.last_day]
    for kind, begun, _ in running:
        day_of = f"from {written(begun)}" if begun > child.last_day else f"since {written(begun)}"
        must.append(f"{TREATMENTS[kind]} · {day_of}")
    say("No treatment is recorded.", not running and not courses)
    say("No treatment is recorded now.", not running and bool(courses))
    say("Nobody can promise it", any(kind != "spectacles" for kind, _, _ in running))
    last = child.told["visits"][-1]
    written_power = last["prescription"] and any(last["prescription"][eye]["sph"] is not None for eye in EYES)
    say("A prescription was written at this visit: Spectacles.", bool(written_power))
    advice = last["comment"]
    is_short = advice is not None and len(advice) <= 600
    say("Our advice is in the report on the next pages", advice is not None and not is_short)
    if is_short:
        must.append(advice)
    due = last["followUp"]
    say("No day is recorded for the next check", due is None)
    is_past = due is not None and due < child.told["today"]
    if due:
        planned = f"The next check was planned for around {written(day(due))}. If your child has not had it yet"
        must.append(planned if is_past else f"Please come again around {written(day(due))}.")
    say("Do not wait for that day", due is not None and not is_past)
    on_red_light = any(kind == "redLight" for kind, _, _ in running)
    say("bright or dark spots stay after the red light", on_red_light)
    lenses = any(kind in ("miSight", "multifocalSoft", "orthokeratology") for kind, _, _ in running)
    say("leave contact lenses out", lenses)
    say("do not use the red light until we have seen your child", on_red_light)
    for eye, name in EYES_OF.items():
        say(f"No power of {name} can tell whether", seen[eye] is None and any(seen.values()))
    ended = atropine_ended(child)
    say("A check three months after the end is advised", ended is not None)
    return must, never


SIGHT_ZH = {"high": "有高度近视", "short": "有近视", "none": "没有近视"}
EYES_ZH = {"right": "右眼", "left": "左眼", "both": "双眼"}
SIZES_ZH = {
    CERTAIN: "{}的变化超过了这个差别。",
    UNCERTAIN: "还不能确定{}度数有变化",
    UNSTEADY: "{}的变化超过了这个差别，但各次结果没有显示稳定的变化速度",
}
# English sentences that the page has or lacks, and their Chinese.
SAME_IN_ZH = {
    "far things look blurred": "看远处会模糊",
    "may stay so or not": "以后是否会近视，这次检查不能说明",
    "eyes can look more short-sighted than they are": "测得的近视可能比实际偏高",
    "were prescribed, not measured": "不是测量结果，不能说明眼睛本身的变化",
    "needs a stronger power to see far away clearly": "需要更高的度数才能看清远处",
    "eyes become longer as they grow": "会随着成长而变长",
    "does not judge whether the change is fast or slow": "在这个年龄是快还是慢",
    "fast or slow compared with other children is in the report": "与其他孩子相比是快还是慢，见后面的报告",
    "No treatment is recorded.": "我们怎么做没有治疗记录。",
    "No treatment is recorded now.": "目前没有治疗记录。",
    "Nobody can promise it": "谁也无法事先保证",
    "A prescription was written at this visit: Spectacles.": "开具了配镜处方：框架眼镜。",
    "Our advice is in the report on the next pages": "我们的建议在后面报告的",
    "No day is recorded for the next check": "没有记录下次检查的日期",
    "Do not wait for that day": "请不要等到那一天",
    "bright or dark spots stay after the red light": "眼前的亮点、黑影不消退",
    "A check three months after the end is advised": "建议停药三个月后复诊",
    "Two measurements of the same eye can differ by 0.25 D.": "同一只眼睛两次测量可相差25度。",
    "leave contact lenses out": "不要戴隐形眼镜",
    "do not use the red light until we have seen your child": "不要照红光",
    "No power of the right eye can tell whether": "没有可用的右眼度数",
    "No power of the left eye can tell whether": "没有可用的左眼度数",
}


def family_in_chinese(child, period, method, needed, never):
    """The same page in Chinese: sentences that it must have, and those that it must not have."""
    must = [SAME_IN_ZH[text] for text in needed if text in SAME_IN_ZH]
    not_there = [SAME_IN_ZH[text] for text in never if text in SAME_IN_ZH]
    seen = {eye: sight_of(child, eye) for eye in EYES}
    is_same = seen["right"] and seen["right"] == seen["left"]
    for eye, one in {"both": seen["right"]}.items() if is_same else seen.items():
        if one:
            kind, on, is_dry = one
            when = "" if on == child.last_day else f"{written_zh(on)}检查时，"
            must.append(f"{when}{EYES_ZH[eye]}{SIGHT_ZH[kind]}{'（没有散瞳）' if is_dry else ''}。")
    measure, _ = child.course_of_report()
    sizes = {}
    if measure == "se" and period and method != "prescription":
        sizes = {eye: size_of(period[2][eye]) for eye in EYES if size_of(period[2][eye])}
    is_same = len(sizes) == 2 and sizes["right"] == sizes["left"]
    for eye, size in {"both": sizes["right"]}.items() if is_same else sizes.items():
        must.append(SIZES_ZH[size].format(EYES_ZH[eye]))
    for kind, begun, end in merged(child):
        if end is None or end > child.last_day:
            day_of = f"{written_zh(begun)}开始" if begun > child.last_day else f"自{written_zh(begun)}起"
            must.append(f"{NAMES_ZH[kind]}·{day_of}")
    due = child.told["visits"][-1]["followUp"]
    if due:
        is_past = due < child.told["today"]
        planned = f"下次复诊原定在{written_zh(day(due))}前后。如果孩子还没有来"
        must.append(planned if is_past else f"请在{written_zh(day(due))}前后复诊。")
    return must, not_there


def merged(child):
    """Courses of one kind that follow each other are one."""
    found = []
    for kind, a, b in sorted(child.courses, key=lambda one: one[1]):
        before = next((one for one in found if one[0] == kind and (one[2] is None or a <= one[2] + timedelta(days=1))), None)
        if before:
            before[2] = None if before[2] is None or b is None else max(before[2], b)
        else:
            found.append([kind, a, b])
    return [tuple(one) for one in found]


# Which studies are compared, and why not

NOT_COMPARED = {
    "age": "the study was of children of a different age",
    "refraction": "the study was of children with different refractions at the start",
    "unmeasured": "the power at the start of the treatment is not known",
    "time": "the study gives no figure for this time",
    "unread": "nothing that the study measured was measured both at the start and now",
    "method": "the study measured refraction under cycloplegia",
    "combined": "the children in the study had no other treatment at the same time",
}
TREATED_ONLY = {"dims": (36, 72), "atropine005": (24, 36), "atropine0025": (24, 36), "atropine001": (24, 36)}


def is_combined(child, kind, begun):
    """Whether another treatment ran, or changed the values that were measured at the start."""
    starts = [start_reading(readings_of(child, is_power), begun) for is_power in (True, False)]
    return any(k not in (kind, "spectacles") and (b is None or b > begun) for k, a, b in child.courses) or any(
        values and child.under_red_light(values[0]) for values in starts
    )


def study_of(child, kind, begun):
    """The reasons against the study of a running treatment, and the latest published month of each measure."""
    ages, powers, times = next(rest for name, (of, *rest) in STUDIES.items() if of == kind)
    reasons = set()
    if not ages[0] <= completed_years(child.born, begun) <= ages[1]:
        reasons.add("age")
    at_start = start_values(child, "cycloplegic", begun, kind == "multifocalSoft")
    if at_start is None:
        is_dry = start_values(child, "dry", begun) is not None
        reasons.add("method" if is_dry else "unmeasured")
    elif not all(powers[0] <= v <= powers[1] for v in at_start[1].values() if v is not None):
        reasons.add("refraction")
    if is_combined(child, kind, begun):
        reasons.add("combined")
    months = sorted({*times, *TREATED_ONLY.get(kind, ())})
    shown = set()
    due = False
    for is_power in (True, False):
        if is_power and kind == "orthokeratology":
            continue
        readings = readings_of(child, is_power)
        start = start_reading(readings, begun)
        if not start:
            continue
        for month in months:
            is_at = lambda on: all(abs((on - months_later(d, month)).days) <= 45 for d in (begun, start[0]))
            due = due or is_at(child.last_day)
            later = [
                (on, values) for on, values in readings
                if on > start[0] and is_at(on)
                and any(values[eye] is not None and start[1][eye] is not None for eye in EYES)
            ]
            fresh = [on for on, _ in later if child.last_day <= a_year_later(on)]
            if fresh:
                shown.add(("Power" if is_power else "Eye length", month))
    if not shown:
        reasons |= {"time", "unread", "method"}
    latest = {}
    for measure, month in shown:
        if month in times:
            latest[measure] = max(month, latest.get(measure, 0))
    return reasons, set(latest.items())


def readings_of(child, is_power):
    found = []
    for visit in child.visits:
        on = day(visit["date"])
        if is_power and child.reshaped(on):
            continue
        values = {
            eye: child.power(visit, "cycloplegic", eye) if is_power else (visit["axialLength"] or {}).get(eye)
            for eye in EYES
        }
        if any(value is not None for value in values.values()):
            found.append((on, values))
    return found


def absences(child, text):
    """What is wrong about the studies that are named, compared, or missing."""
    wrong = []
    running = [(k, a) for k, a, b in merged(child) if (b is None or b > child.last_day) and a <= child.last_day]
    for name, (kind, *_) in STUDIES.items():
        found = re.search(rf"(?:^|[ .]){re.escape(name)} since (\d+ \w+ \d+)\.(.*?)(?=(?:{'|'.join(map(re.escape, STUDIES))}) since |Comment |Examined by|$)", text)
        begun = next((a for k, a in running if k == kind), None)
        if (begun is not None) != bool(found):
            wrong.append(f"{name}: {'no ' if not found else ''}sentence about its study")
            continue
        if not found:
            continue
        reasons, compared = study_of(child, kind, begun)
        said = {key for key, words_of in NOT_COMPARED.items() if words_of in found[2]} if "Not compared" in found[2] else set()
        hard = reasons & {"age", "refraction", "unmeasured", "combined"}
        if bool(reasons) != bool(said):
            wrong.append(f"{name}: reasons by the rules {sorted(reasons)}, in the report {sorted(said)}")
        elif hard != said & {"age", "refraction", "unmeasured", "combined"}:
            wrong.append(f"{name}: reasons {sorted(hard)}, in the report {sorted(said)}")
        if not reasons:
            told = {(measure, int(months)) for measure, _, _, months, *_ in RESPONSE.findall(found[2])}
            if told != compared:
                wrong.append(f"{name}: compared at {sorted(told)}, by the rules at {sorted(compared)}")
        if said and "chosen by" in found[2]:
            wrong.append(f"{name}: says who chose a comparison that is not made")
    return wrong


# Tables


def power_text(value, is_shown_in_brackets=False):
    size = f"{abs(value):.3f}" if value * 4 != int(value * 4) and value * 8 == int(value * 8) else f"{abs(value):.2f}"
    text = "Plano" if value == 0 else f"{'−' if value < 0 else '+'}{size} D"
    return f"({text})" if is_shown_in_brackets else text


def table_rows(child, text, method):
    """Each finished visit has a row with its powers by every method, and its lengths."""
    wrong = []
    head = re.search(r"Visit Age .*?(?=SE: spherical equivalent|Change Right|Examined by|$)", text)
    if not head:
        return ["no table of visits"]
    days = [day(v["date"]) for v in child.visits]
    for at, visit in enumerate(child.visits):
        on = days[at]
        after = days[at + 1] if at + 1 < len(days) else None
        until = rf"(?=(?<!to )(?<!until ){written(after)} )" if after else "$"
        row = re.search(rf"(?<!to )(?<!until ){written(on)} (.*?){until}", head[0])
        if not row:
            wrong.append(f"table: no row of {written(on)}")
            continue
        for of in {method, "cycloplegic", "dry"} if method != "prescription" else {"prescription", "cycloplegic", "dry"}:
            for eye in EYES:
                value = child.power(visit, of, eye)
                if value is not None and power_text(value, child.reshaped(on)) not in row[1]:
                    wrong.append(f"table: {power_text(value, child.reshaped(on))} ({of}) is not in the row of {written(on)}: {row[1]}")
        for eye in EYES:
            mm = (visit["axialLength"] or {}).get(eye)
            if mm is not None and f"{mm:.2f} mm" not in row[1]:
                wrong.append(f"table: {mm} mm is not in the row of {written(on)}")
    for visit in child.told["visits"]:
        if visit not in child.visits and written(day(visit["date"])) not in [written(d) for d in days]:
            if re.search(rf"(?<!since )(?<!to )(?<!until ){written(day(visit['date']))} (?:[A-Z]\w+ .*?)?\d+ y \d+ m", head[0]):
                wrong.append(f"table: {written(day(visit['date']))} is a draft or deleted")
    return wrong


def target_of(child, measure):
    aims = [v for v in child.visits if v["target"] and v["target"]["unit"] == ("D" if measure == "se" else "mm")]
    return aims[-1] if aims else None


CHOROID = ("An eye that measures shorter under red light may have a thicker choroid", "红光治疗期间眼轴缩短")


ALLOWED = {
    "less": "stayed within what",
    "like": "changed about as much as",
    "unsure": "may or may not have stayed within what",
    "more": "changed more than",
}
ALLOWED_ZH = {
    "less": "未超过目标上限",
    "like": "与目标上限相近（差别太小，无法可靠测出）",
    "unsure": "尚不能判断是否超过目标上限（各次测量起伏较大）",
    "more": "大于目标上限",
}
TARGET_REASONS = {
    "like": r" \(the difference is too small to measure reliably\)",
    "unsure": r" \(the measurements vary too much to tell\)",
}


def held_to(result, target="the target"):
    """How an eye did against its target, as an English pattern."""
    return f"{ALLOWED[result]} {target} allows{TARGET_REASONS.get(result, '')}"


WHY_NOT = {
    "red": ("treatment with red light is recorded only", "红光治疗只作记录"),
    "limit": ("it asks for an improvement and sets no upper limit", "该目标要求好转，没有设定上限"),
    "short": ("this needs measurements at least 180 days apart", "两次测量须相隔至少180天"),
    "unsteady": ("the change has no steady rate", "没有稳定的变化速度"),
    "old": ("the last measurement was more than a year before the last visit", "最近一次测量比最近一次检查早一年以上"),
    "prescribed": ("it is set for measured powers, and these are prescribed ones", "目标针对测得的度数，此处是处方度数"),
    "lenses": (
        "while night lenses are worn, and for four weeks after, refraction does not show how the eye itself is changing",
        "佩戴角膜塑形镜期间及停戴后四周内，度数不能反映眼球的真实变化",
    ),
    "once": ("since it was set, no eye was measured twice in the same way", "设定目标后，没有用同一方法测量过两次"),
}


def against_target(child, unit, allowed, rates):
    """What each eye that changed is told about its target, as (English, Chinese); empty if there is no such eye."""

    def result(rate):
        start, end = rate.first[0], rate.last[0]
        if child.has_red_light(start, end):
            return "red"
        if (allowed > 0) == (unit == "D") and allowed != 0:
            return "limit"
        if rate.days < 180:
            return "short"
        if unit == "D" and size_of(rate) == UNSTEADY:
            return "unsteady"
        beyond = (rate.slope - allowed) * rate.days / YEAR
        plain = rate.change - allowed * rate.days / YEAR
        if round(min(abs(beyond), abs(beyond if rate.interval else plain)) * 1000) <= (40 if unit == "mm" else 250):
            return "like"
        if rate.interval and rate.interval[0] <= allowed <= rate.interval[1]:
            return "unsure"
        return "more" if (beyond > 0) == (unit == "mm") else "less"

    all_told = {eye: result(rate) for eye, rate in rates.items()}
    told = {eye: one for eye, one in all_told.items() if one in ALLOWED}
    unheld = {eye: one for eye, one in all_told.items() if one not in ALLOWED}
    en, zh = [], ""
    if len(told) == 2 and told["right"] == told["left"]:
        en, zh = [f"Each eye {held_to(told['right'])}\\."], f"双眼的变化均{ALLOWED_ZH[told['right']]}。"
    elif len(told) == 2:
        en = [f"The right eye {held_to(told['right'])}, the left {held_to(told['left'], 'it')}\\."]
        zh = f"右眼的变化{ALLOWED_ZH[told['right']]}，左眼{ALLOWED_ZH[told['left']]}。"
    else:
        for eye, one in told.items():
            en, zh = [f"{EYES_OF[eye]} {held_to(one)}\\."], f"{'右' if eye == 'right' else '左'}眼的变化{ALLOWED_ZH[one]}。"
    if unheld and not told and len(set(unheld.values())) == 1:
        why, why_zh = WHY_NOT[next(iter(unheld.values()))]
        return f"Not compared with the target: {why}\\.", f"未与目标比较：{why_zh}。"
    for eye, one in unheld.items():
        en.append(f"{EYES_OF[eye]} is not compared with the target: {WHY_NOT[one][0]}\\.")
        zh += f"{'右' if eye == 'right' else '左'}眼未与目标比较：{WHY_NOT[one][1]}。"
    return " ".join(en), zh


def why_without_change(child, unit, method, rates):
    """Why no eye has a change since its target was set, as a key of WHY_NOT."""
    if unit == "D" and method == "prescription":
        return "prescribed"
    if unit == "D" and child.reshaped(child.last_day):
        return "lenses"
    return "old" if any(rates.values()) else "once"


def since_targets(child, method):
    """
    Patterns, as (English, Chinese), of each target set before the last visit, of the change since that day and of what
    it is compared with the target; last of the target that the last visit sets.
    """
    found = []

    def aim_of(visit):
        unit, allowed = visit["target"]["unit"], abs(visit["target"]["perYear"])
        kind, kind_zh = ("longer", "眼轴增长") if unit == "mm" else ("more short-sighted", "近视加深")
        amount = f"{allowed:.2f} mm" if unit == "mm" else f"{round(allowed * 100)}度"
        return (
            f"Target set on {written(day(visit['date']))}: {kind} by at most {allowed:.2f} {unit} a year.",
            f"{written_zh(day(visit['date']))}设定的目标：{kind_zh}不超过{amount}/年。",
        )

    for unit in ("D", "mm"):
        aims = [v for v in child.visits[:-1] if v["target"] and v["target"]["unit"] == unit]
        if not aims:
            continue
        set_on, allowed = day(aims[-1]["date"]), aims[-1]["target"]["perYear"]
        measured = child.lengths if unit == "mm" else lambda eye: child.powers(method, eye)
        since = {eye: [(d, v) for d, v in measured(eye) if d >= set_on] for eye in EYES}
        rates = {eye: rate_of(child.comparable(since[eye])) or rate_of(since[eye]) for eye in EYES}
        all_rates = rates
        rates = {
            eye: rate
            for eye, rate in rates.items()
            if rate and child.last_day <= a_year_later(rate.last[0]) and not (unit == "D" and method == "prescription")
        }
        spans = list(dict.fromkeys((rate.first[0], rate.last[0]) for rate in rates.values()))
        en, zh = aim_of(aims[-1])
        if not spans and child.is_measured_after(set_on, unit):
            why, why_zh = WHY_NOT[why_without_change(child, unit, method, all_rates)]
            en, zh = f"{en} Not compared with the target: {why}\\.", f"{zh}未与目标比较：{why_zh}。"
        elif not spans:
            en, zh = f"{en} Since then, there are no measurements to compare\\.", zh + "此后尚无可比较的测量。"
        for start, end in spans:
            here = {eye: rates[eye] if eye in rates and rates[eye].first[0] == start and rates[eye].last[0] == end else None for eye in EYES}
            changed, changed_zh = of_eyes(here, unit, "past", unit == "D", is_dated=False)
            en += f" From {written(start)} to {written(end)}, {changed}."
            zh += f"{written_zh(start)}至{written_zh(end)}期间，{changed_zh}。"
            if 90 <= (end - start).days < 180:
                en += " The visits are less than six months apart: indicative only."
                zh += "两次检查相隔不足六个月，仅供参考。"
        told = against_target(child, unit, allowed, rates)
        if told[0]:
            en, zh = f"{en} {told[0]}", zh + told[1]
        if unit == "mm" and child.on_red_light() and any(
            rate.change < 0 and not immeasurable(rate.change) for rate in rates.values()
        ):
            en, zh = f"{en} {CHOROID[0]}", zh + CHOROID[1]
        found.append((en, zh))
    if child.visits and child.visits[-1]["target"]:
        found.append(aim_of(child.visits[-1]))
    return found


# Agreement with the report


def normal(text):
    """One line without the frame of each page; a line may also end within a hyphenated word."""
    body = re.sub(r"(?:Myopia report · Child \d+ R-[\d-]+\n)?Clinic Page \d+ of \d+(?=\n|$)", "", text)
    return re.sub(r"\s+", " ", re.sub(r"-\s*\n\s*", "-", body.replace("\u00a0", " ")))


def differences(told):
    child = Child(told)
    en = normal(told["lines"]["en"])
    zh = re.sub(r"\s+", "", told["lines"]["zh"])
    found, told_counts = [], {}

    def must(pattern, text=en, what="says"):
        if pattern and not re.search(pattern, text, re.IGNORECASE):
            found.append(f"{what}: /{pattern}/")

    expected, period, method = headline(child)
    for english, chinese in expected:
        must(english, what="headline")
        must(chinese.replace(" ", ""), zh, "headline, zh")
    if "is left out: it was measured" in en and not any("is left out" in english for english, _ in expected):
        found.append("headline: a power is left out although it counts")
    compared = compare(child, period, method) if told["isCompared"] else None
    if isinstance(compared, str):
        must(compared, what="comparison")
        told_counts["comparison"] = 1
    elif compared:
        said = [key for key, text in REASONS.items() if text in en]
        if not set(said) & compared:
            found.append(f"comparison: expected none because of {sorted(compared)}, the report has {said}")
    if not isinstance(compared, str) and re.search("children without treatment, who become", en):
        found.append("comparison: the report compares although it must not")
    for eye, name in (("right", r"Right \(OD\)"), ("left", r"Left \(OS\)")) if told["isCompared"] else ():
        own = growth(child, eye)
        if isinstance(own, tuple):
            pattern, rapid = own
            must(rf"{name}: {pattern}", what="growth")
            is_rapid = re.search(rf"{name}: longer by [^:]*? Rapid: more than", en)
            if rapid != bool(is_rapid):
                found.append(f"growth: rapid is {rapid} by the rules, {bool(is_rapid)} in the report")
            told_counts["growth"] = told_counts.get("growth", 0) + 1
        elif own:
            said = [key for key, text in GROWTH_REASONS.items() if re.search(f"{name}: {re.escape(text)}", en)]
            if not set(said) & own:
                found.append(f"growth of the {eye} eye: expected none because of {sorted(own)}, the report has {said}")
        placed = place(child, eye)
        if placed:
            must(rf"{name}: {placed}", what="place")
            told_counts["place"] = told_counts.get("place", 0) + 1
        elif re.search(rf"{name}: [^:]* among (?:boys|girls)", en):
            found.append(f"place: the {eye} eye is placed although it must not be")
    if child.told["isCompared"]:
        wrong, count = responses(child, en)
        found.extend(f"response: {one}" for one in wrong + absences(child, en))
        is_drawn, is_beside_mean = growth_chart(child)
        if is_drawn != (MARKS in en) or is_drawn != ("Growth of the eye by age" in en):
            found.append(f"growth chart: {is_drawn} by the rules, {MARKS in en} in the report")
        if is_drawn:
            for figures in (*EMMETROPES[told["gender"]], BOTH_SEXES):
                must(re.escape(figures).replace("\\ ", " "), what="growth of other eyes")
            must(r"from the abstract\)\. They describe other children and are not a target", what="growth of other eyes")
            if not all(figure.replace(" ", "") in zh for figure in (*EMMETROPES_ZH[told["gender"]], "0.24 mm", "0.05 mm")):
                found.append("growth of other eyes, zh: a figure is missing")
        if is_beside_mean != ("Dotted line: mean of short-sighted eyes in China" in en):
            found.append("growth chart: the mean of short-sighted eyes")
        is_common = largely_myopic(child)
        if is_common != ("Most children in China are short-sighted at this age (59.6%" in en):
            found.append(f"population: largely short-sighted is {is_common} by the rules")
        is_any = (
            isinstance(compared, str) or is_drawn or any(place(child, eye) for eye in EYES)
            or any(isinstance(growth(child, eye), tuple) for eye in EYES) or bool(RESPONSE.search(en))
            or "Grey lines: about centiles" in en
        )
        is_said = "Comparison chosen by The Clinic." in en
        if is_any and not is_said:
            found.append("chosen by: a comparison does not say who chose it")
        if is_said and not is_any and "Study results are no promise" not in en:
            found.append("chosen by: said without a comparison")
    else:
        count = 0
        alone = re.search(COMPARING.replace("|target", ""), en.replace(AFTER_DROPS, ""))
        if alone:
            found.append(f"nothing was chosen, the report says {alone[0]!r}")
    found.extend(table_rows(child, en, method))
    said_aims = re.findall(r"the target \((.*?)\), set on (\d+ \w+ \d+)", en)
    for words_of_aim, set_on in said_aims:
        aim = target_of(child, "axial" if " mm " in words_of_aim else "se")
        amount = aim and f"{abs(aim['target']['perYear']):.2f} {aim['target']['unit']}"
        if not aim or amount not in words_of_aim or written(day(aim["date"])) != set_on:
            found.append(f"target: {words_of_aim}, set on {set_on}; expected {aim and aim['target']} of {aim and aim['date']}")
    told_counts["target"] = len(said_aims)
    reviewed = since_targets(child, method)
    for english, chinese in reviewed:
        must(english, what="since the target")
        must(chinese.replace(" ", ""), zh, "since the target, zh")
    if en.count("Target set on") != len(reviewed):
        found.append(f"since the target: {len(reviewed)} by the rules, {en.count('Target set on')} in the report")
    told_counts["since a target"] = len(reviewed)
    compared_eyes = len(re.findall(r"(?:stayed within what|changed (?:more than|about as much as)) the target allows", en))
    if compared_eyes != sum("the target allows" in english for english, _ in reviewed):
        found.append(f"since the target: {compared_eyes} comparisons in the report")
    ended = atropine_ended(child)
    is_ended = "In the year after atropine is stopped, the eye grows faster" in en
    if bool(ended) != is_ended:
        found.append(f"end of atropine: {ended} by the rules, {is_ended} in the report")
    if ended:
        must(re.escape(f"{TREATMENTS[ended[0]]} ended on {written(ended[2])}.").replace("\\ ", " "), what="end of atropine")
        told_counts["end of atropine"] = 1
    recall, said_recall = offered_recall(child), told["recall"]
    if (recall.isoformat() if recall else None) != (said_recall and said_recall["due"]):
        found.append(f"recall: {recall} by the rules, {said_recall} offered")
    told_counts["recall"] = int(recall is not None)
    rows = watched(child)
    listed = told["premyopia"] and {
        one["eye"]: (one["value"], one["isPremyopic"], one["reserveBelow"]) for one in told["premyopia"]
    }
    if rows != listed:
        found.append(f"premyopia: {rows} by the rules, {listed} in the list")
    told_counts["premyopia"] = int(rows is not None)
    page, page_zh = normal(told["family"]["en"][0]), re.sub(r"\s+", "", told["family"]["zh"][0])
    for title in FAMILY_ONLY_ONCE:
        if page.count(title) != 1:
            found.append(f"family: {title!r} is not once on the first page")
    for english, chinese in expected:
        must(english, page, "family, headline")
        must(chinese.replace(" ", ""), page_zh, "family, headline, zh")
    is_grown = any(isinstance(growth(child, eye), tuple) for eye in EYES)
    is_compared = isinstance(compared, str) or (told["isCompared"] and (is_grown or count > 0))
    needed, never = family_sentences(child, period, method, is_compared)
    for text in needed:
        if text.lower() not in page.lower():
            found.append(f"family: lacks {text!r}")
    for text in never:
        if text.lower() in page.lower():
            found.append(f"family: has {text!r}")
    needed_zh, never_zh = family_in_chinese(child, period, method, needed, never)
    found.extend(f"family, zh: lacks {text!r}" for text in needed_zh if text not in page_zh)
    found.extend(f"family, zh: has {text!r}" for text in never_zh if text in page_zh)
    told_counts["family, zh"] = len(needed_zh)
    compares = re.search(COMPARING, page.replace(AFTER_DROPS, ""))
    if compares:
        found.append(f"family: compares with {compares[0]!r}")
    told_counts["family"] = len(needed)
    told_counts["response"] = count
    if re.search(r"每年[^/。]{0,12}/年|\d\.\d+度", zh):
        found.append("words: a year said twice, or part of a degree")
    for sentence in re.split("[。；]", page_zh):
        if re.search(r"\d度", sentence) and re.search(r"\dD(?![A-Za-z])", sentence) and "即100度" not in sentence:
            found.append(f"words: D and 度 in one sentence: {sentence}")
    if re.search(r"D（[近远]视|[近远]视\d+\.\d+D", zh):
        found.append("words: a power in both units")
    return found, {name: number for name, number in told_counts.items() if number}


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        children = json.load(file)["children"]
    totals, differing = {}, 0
    for told in children:
        found, counts = differences(told)
        for key, value in counts.items():
            totals[key] = totals.get(key, 0) + value
        if found:
            differing += 1
            print(f"child {told['number']} ({told['birthDate']}, {told['reference']}, {told['axialPopulation']})")
            for one in found:
                print(f"  {one}")
    print(f"{len(children)} children, {differing} with differences; compared: {totals}")
    sys.exit(1 if differing else 0)


if __name__ == "__main__":
    main()
