"""An independent model of what the reports of a screening must say, above all the family's summary.

Reads the screenings written by dump-screenings.ts, judges each test by the clinical rules and the norms and rules
that the organisation switched on, and prints where a report says something else. Uses the standard library only
and shares no code with the product.

    node test/clinical-model/dump-screenings.ts 500 1 > screenings.json
    python3 test/clinical-model/screening_model.py screenings.json
"""

import json
import math
import re
import sys
from datetime import date

# Name for families, in Chinese, name for staff; values that make it done (one of each group); whether it has sides;
# the better direction of each number.
TESTS = {
    "romberg": ("standing with closed eyes", "闭眼站立", "Standing with eyes closed", [["seconds"]], False, {"seconds": 1, "sway": -1}),
    "oneLeg": ("standing on one leg", "单脚站立", "Standing on one leg", [["seconds"]], True, {"seconds": 1}),
    "crawling": ("crawling", "爬行", "Crawling", [["grade"]], False, {"grade": -1}),
    "midline": ("hands crossing the middle of the body", "双手跨越身体中线", "Midline", [["grade"]], False, {"grade": -1}),
    "fingerThumb": ("fingers meeting the thumb", "拇指碰其他手指", "Finger and thumb", [["grade"]], False, {"grade": -1}),
    "moro": ("the startle reflex of babies", "婴儿期的惊跳反射", "Moro reflex", [["grade"]], False, {"grade": -1}),
    "atnr": ("an early reflex of head and arms", "头部与手臂的早期反射", "ATNR", [["grade"]], True, {"grade": -1}),
    "stnr": ("an early reflex of head and limbs", "头部与四肢的早期反射", "STNR", [["grade"]], False, {"grade": -1}),
    "tlr": ("an early reflex of head and balance", "头部与平衡的早期反射", "TLR", [["grade"]], False, {"grade": -1}),
    "spinalGalant": ("an early reflex of the back", "背部的早期反射", "Spinal Galant", [["grade"]], True, {"grade": -1}),
    "palmar": ("the grasp reflex of babies", "婴儿期的抓握反射", "Palmar reflex", [["grade"]], True, {"grade": -1}),
    "eyesight": ("eyesight", "视力", "Eyesight", [["unaided", "aided"]], True, {"presenting": -1, "difference": -1}),
    "eyeTracking": (
        "eyes moving along numbers", "眼睛逐个读数字", "Eye tracking", [["vertical", "horizontal"]], False,
        {"vertical": -1, "horizontal": -1, "omissions": -1, "additions": -1, "errors": -1, "adjusted": -1},
    ),
    "eyeHand": ("copying letters", "抄写", "Eye–hand", [["rate"]], False, {"rate": 1}),
    "overlays": (
        "reading under a coloured sheet", "使用彩色滤片阅读", "Coloured overlays", [["without"], ["with"]], False,
        {"without": 1, "with": 1, "gain": 1},
    ),
    "plusLens": (
        "reading with a weak plus lens", "戴低度正镜片阅读", "+0.75 D lens", [["effect"]], False,
        {"without": 1, "with": 1, "gain": 1},
    ),
}
LOW_VISION = re.compile(r"(CF|HM|LP|PL|NLP|NPL)\b")
REASONS = {
    "norm": "a result is outside the range that we compare with",
    "apart": "the two eyes differ by two lines or more",
    "noLine": "at least one eye reads no line of the chart",
    "untestable": "at least one eye could not be tested",
    "refused": "at least one eye was not tested, because the child did not want to",
    "below": "at least one eye does not reach the line 20/40 (6/12, 0.5)",
}
REASONS_ZH = {
    "norm": "结果不在用来比较的范围内",
    "apart": "双眼相差两行或以上",
    "noLine": "至少一只眼睛看不清视力表上任何一行",
    "untestable": "至少一只眼睛无法检查",
    "refused": "至少一只眼睛因孩子不愿意而没有检查",
    "below": "至少一只眼睛的视力低于0.5（6/12、20/40、4.7）",
}
NAMES = {
    "seconds": ("time", "时间"), "sway": ("sway", "晃动"), "difference": ("difference", "左右差"),
    "vertical": ("vertical", "竖读"), "horizontal": ("horizontal", "横读"),
    "adjusted": ("horizontal, adjusted", "横读（校正后）"), "omissions": ("left out", "漏读"),
    "additions": ("added", "多读"), "errors": ("errors", "读错"), "without": ("without", "不使用"),
    "with": ("with", "使用"), "gain": ("gain", "提高"),
}
UNITS = {
    **dict.fromkeys(("grade", "sway"), ("of 4", "级（0至4级）")), "rate": ("letters/min", "字/分钟"), "gain": ("%", "%"),
    **dict.fromkeys(("seconds", "vertical", "horizontal", "adjusted", "difference"), ("s", "秒")),
    **dict.fromkeys(("omissions", "additions", "errors"), ("", "个")),
    **dict.fromkeys(("without", "with"), ("words/min", "字/分钟")),
}
JARGON = re.compile(r"ATNR|STNR|TLR|Moro|Galant|Palmar|\bnorms?\b|常模|No approved|Age band", re.IGNORECASE)


NOTHING_JUDGED = (
    "No test could be judged this time, so this page cannot say whether anything needs another look. Please ask us about the results.",
    "这次没有可以评估的项目，因此本页无法说明是否有需要再检查的。请向我们询问检查结果。",
)


def day(text):
    return date.fromisoformat(text)


def months_of(born, on):
    return (on.year - born.year) * 12 + on.month - born.month - (on.day < born.day)


def log_mar(text, notation):
    """The acuity as it was written; None if no line was read."""
    if LOW_VISION.match(text):
        return None
    line = re.fullmatch(r"([\d.]+)/([\d.]+)([+-]\d?)?", text)
    if line:
        return math.log10(float(line[2]) / float(line[1]))
    value = float(re.match(r"-?[\d.]+", text)[0])
    if notation == "fiveGrade":
        return 5 - value
    return value if notation == "logmar" or value < 0 else -math.log10(value)


NOT_DONE = {
    "refused": ("Your child did not want to do: {}.", "孩子当时不愿意做：{}。"),
    "unable": ("Your child could not do this that day: {}.", "孩子当时无法完成：{}。"),
    "noTime": ("There was no time for: {}.", "时间不够，没有做：{}。"),
    "notIndicated": ("Not needed this time: {}.", "这次无需检查：{}。"),
}


class Entry:
    """One test of a screening."""

    def __init__(self, test, told):
        self.test, self.told = test, told
        _, _, _, self.needed, is_sided, self.better = TESTS[test]
        self.places = ("right", "left") if is_sided else ("whole",)

    def values(self, place):
        answer = self.told[place]
        return answer["values"] if answer and answer["state"] == "done" else {}

    def not_done(self):
        answers = [self.told[place] for place in self.places]
        return [one["reason"] for one in answers if one and one["state"] == "notDone"]

    def only_reason(self):
        reasons = self.not_done()
        return reasons[0] if len(reasons) == len(self.places) and len(set(reasons)) == 1 else None

    def is_open(self):
        def is_done(values):
            return all(any(values.get(name) is not None for name in group) for group in self.needed)

        return any(
            not (self.told[place] and self.told[place]["state"] == "notDone") and not is_done(self.values(place))
            for place in self.places
        )

    def has_results(self):
        return any(value is not None for place in self.places for value in self.values(place).values())

    def acuity(self, eye):
        """Aided where it was measured: (written, exact)."""
        values = self.values(eye)
        text = values.get("aided") or values.get("unaided")
        return (text, log_mar(text, self.told["details"].get("notation"))) if text else None

    def numbers(self):
        """Recorded and computed numbers by place and name; infinite for an eye that reads no line."""
        found = {}
        for place in self.places:
            for name, value in self.values(place).items():
                if isinstance(value, (int, float)):
                    found[place, name] = value
        values = self.values("whole") if self.places == ("whole",) else {}
        if self.test == "eyeTracking" and self.told["details"].get("card") == "dem80":
            seconds, left_out, added = (values.get(name) for name in ("horizontal", "omissions", "additions"))
            if None not in (seconds, left_out, added) and 80 - left_out + added > 0:
                found["whole", "adjusted"] = round(seconds * 80 / (80 - left_out + added), 1)
        if self.test in ("overlays", "plusLens") and values.get("without") and values.get("with") is not None:
            found["whole", "gain"] = round((values["with"] / values["without"] - 1) * 100, 1)
        if self.test == "eyesight":
            seen = {eye: self.acuity(eye) for eye in self.places}
            for eye, one in seen.items():
                if one:
                    found[eye, "presenting"] = math.inf if one[1] is None else round(one[1], 2)
            if all(seen.values()):
                (_, right), (_, left) = seen["right"], seen["left"]
                if right is not None and left is not None:
                    apart = max(abs(right - left), abs(round(right, 2) - round(left, 2)))
                    found["whole", "difference"] = round(round(apart, 2) * 10, 1)
                elif right is not None or left is not None:
                    found["whole", "difference"] = math.inf
        return found


def chosen_norm(told, entry, name):
    """The line of the first norm that is switched on and fits the child and the task."""
    born, on = told["birthDate"], day(told["date"])
    months = None if born is None else months_of(day(born), on)
    band = None if months is None else "5-6" if 60 <= months < 84 else "7-11" if 84 <= months < 144 else None
    if band != told["band"]:
        return None
    grade = {"1": 1, "Grade 3": 3, "小学五年级": 5, "P6": 6}.get(told["grade"])
    details = entry.told["details"]
    task = details.get("task") or details.get("card")
    for one in told["sets"]:
        if not one["isApproved"] or (one["test"], one["measure"]) != (entry.test, name):
            continue
        if one["language"] not in (None, details.get("language")) or one["task"] not in (None, task):
            continue
        for row in one["rows"]:
            if row["band"] not in (None, told["band"]) or row["sex"] not in (None, told["gender"]):
                continue
            if row["grade"] not in (None, grade):
                continue
            if row["ageFrom"] is not None and months < row["ageFrom"]:
                continue
            if row["ageTo"] is not None and months > row["ageTo"]:
                continue
            return row, one["source"]
    return None


def always(told, entry):
    """Reasons to look at eyesight again without any setting."""
    seen = [one for one in (entry.acuity(eye) for eye in entry.places) if one]
    is_old = told["birthDate"] is None or months_of(day(told["birthDate"]), day(told["date"])) >= 48
    found = []
    if entry.numbers().get(("whole", "difference"), 0) >= 2:
        found.append("apart")
    if any(exact is None for _, exact in seen):
        found.append("noLine")
    if "unable" in entry.not_done():
        found.append("untestable")
    if "refused" in entry.not_done():
        found.append("refused")
    if is_old and any(exact is not None and round(exact, 2) > 0.3 for _, exact in seen):
        found.append("below")
    return found


def judge(told, entry):
    """The reasons to look again, or "expected", "noLimit" or "notDone"; and the sources compared with."""
    numbers = entry.numbers()
    norms = {key: chosen_norm(told, entry, key[1]) for key in numbers}
    sources = [one[1] for one in norms.values() if one]
    is_outside = any(
        (one[0]["low"] is not None and numbers[key] < one[0]["low"])
        or (one[0]["high"] is not None and numbers[key] > one[0]["high"])
        for key, one in norms.items() if one
    )
    reasons = (["norm"] if is_outside else []) + (always(told, entry) if entry.test == "eyesight" else [])
    if reasons:
        return reasons, sources
    if entry.is_open() or entry.not_done():
        return "notDone", sources
    limited = {key for key, one in norms.items() if one and (one[0]["low"], one[0]["high"]) != (None, None)}
    if entry.test == "eyesight":
        lines = [norms[key] for key in numbers if key[1] == "presenting"]
        is_compared = bool(lines) and all(one and one[0]["high"] is not None for one in lines)
    else:
        is_compared = bool(limited)
    return ("expected" if is_compared else "noLimit"), sources


def named_reason(reason, entry):
    """A reason as the family reads it: with the eye that reads no line or was not tested."""
    if reason == "noLine":
        eyes = [eye for eye in entry.places if entry.numbers().get((eye, "presenting")) == math.inf]
    elif reason in ("untestable", "refused"):
        why = "unable" if reason == "untestable" else "refused"
        eyes = [eye for eye in entry.places if (entry.told.get(eye) or {}).get("reason") == why]
    else:
        return REASONS[reason], REASONS_ZH[reason]
    en, zh, en_both, zh_both = EYE_REASONS[reason]
    if len(eyes) > 1:
        return en_both, zh_both
    return en.format(eyes[0]), zh.format("右" if eyes[0] == "right" else "左")


def notation_of(entry, text):
    if "/" in text:
        return "fraction"
    number = float(re.match(r"-?[\d.]+", text)[0])
    if 3 <= number <= 5.4:
        return "fiveGrade"
    # 0.4 is the same acuity in both notations.
    is_log_mar = entry.told["details"].get("notation") == "logmar" and number <= 2 and text[:3] != "0.4"
    return "logmar" if number < 0 or is_log_mar else "decimal"


NOTATIONS = {
    "decimal": ("decimal notation", "小数记录法"), "logmar": ("logMAR", "logMAR记录法"),
    "fiveGrade": ("five-grade notation", "五分记录法"),
}
FRACTIONS = {
    "6": ("Snellen notation (m)", "Snellen记录法（米）"), "20": ("Snellen notation (ft)", "Snellen记录法（英尺）"),
}
EYE_REASONS = {
    "noLine": (
        "the {} eye reads no line of the chart", "{}眼看不清视力表上任何一行",
        "neither eye reads a line of the chart", "双眼都看不清视力表上任何一行",
    ),
    "untestable": (
        "the {} eye could not be tested", "{}眼无法检查", "neither eye could be tested", "双眼都无法检查",
    ),
    "refused": (
        "the {} eye was not tested, because the child did not want to", "{}眼因孩子不愿意而没有检查",
        "neither eye was tested, because the child did not want to", "双眼因孩子不愿意而都没有检查",
    ),
}


def told_values(told, entry):
    """The values that need another look, in English and Chinese; empty where an eye reads no line."""
    if entry.test == "eyesight":
        return told_acuities(entry)
    en, zh = [], []
    several = entry.test in ("romberg", "eyeTracking", "overlays", "plusLens")
    numbers = entry.numbers()
    for (place, name), value in numbers.items():
        norm = chosen_norm(told, entry, name)
        low, high = (norm[0]["low"], norm[0]["high"]) if norm else (None, None)
        if not (low is not None and value < low or high is not None and value > high):
            continue
        number = int(value) if float(value).is_integer() else value
        # A test that measures one thing names its side only.
        names = NAMES.get(name, ("", "")) if several or name == "difference" else ("", "")
        side = {"right": ("right", "右"), "left": ("left", "左"), "whole": ("", "")}[place]
        if entry.test == "oneLeg" and place != "whole":
            side = (f"on the {place}", f"{side[1]}腿站立")
        unit, unit_zh = UNITS[name]
        en.append(" ".join(part for part in (side[0], names[0], f"{number}{'' if unit == '%' else ' '}{unit}".strip()) if part))
        zh.append(f"{side[1]}{names[1]}{number}{unit_zh}")
    return ([", ".join(en)] if en else []), (["、".join(zh)] if zh else [])


def told_acuities(entry):
    """The acuity of each eye that reads a line, in one notation, which is named."""
    numbers = entry.numbers()
    read = [
        (eye, entry.acuity(eye)[0], numbers[eye, "presenting"]) for eye in entry.places
        if numbers.get((eye, "presenting"), math.inf) != math.inf
    ]
    if not read:
        return [], []
    recorded = list(dict.fromkeys(notation_of(entry, text) for _, text, _ in read))
    is_kept = recorded in (["decimal"], ["fiveGrade"], ["fraction"])
    en, zh = [], []
    for eye, text, value in read:
        ratio = 10 ** value
        if not is_kept:
            text = f"{1 / ratio:.2f}" if ratio > 1.001 else f"{round(1 / ratio, 2):.1f}"
        en.append(f"{eye} eye {text}")
        zh.append(f"{'右' if eye == 'right' else '左'}眼{text}")
    if recorded == ["fraction"]:
        return [", ".join(en)], ["、".join(zh)]
    name, name_zh = NOTATIONS[recorded[0] if is_kept else "decimal"]
    others = [] if is_kept else [
        NOTATIONS[one] if one != "fraction" else FRACTIONS["20" if "20/" in "".join(t for _, t, _ in read) else "6"]
        for one in recorded if one != "decimal"
    ]
    if others:
        name += f", converted from {', '.join(one for one, _ in others)}"
        name_zh += f"，由{'、'.join(one for _, one in others)}换算"
    return [f"{', '.join(en)} ({name})"], [f"{'、'.join(zh)}（{name_zh}）"]


def courses_of(now, before):
    """The directions of all changes since last time that are larger than repeating the test gives."""
    def task(entry):
        language, *others = (entry.told["details"].get(name) for name in ("language", "task", "card"))
        # Numbers are read aloud: the script of Chinese plays no role.
        is_spoken = entry.test == "eyeTracking" and str(language).startswith("chinese")
        return ["chinese" if is_spoken else language, *others]

    if task(now) != task(before):
        return set()
    found = set()
    earlier = before.numbers()
    for key, value in now.numbers().items():
        if key not in earlier or key[1] not in now.better:
            continue
        old = earlier[key]
        better = now.better[key[1]]
        if math.inf in (old, value):
            if old != value and key[1] == "presenting":
                found.add("worse" if value == math.inf else "better")
            continue
        by = round(value - old, 2)
        share = 0.15 * abs(old)
        noise = {
            "presenting": abs(by) < 0.2 - 1e-9, "difference": abs(by) < 2, "gain": abs(by) <= 15,
            "without": abs(by) < 20 or abs(by) <= share, "with": abs(by) < 20 or abs(by) <= share,
            "rate": abs(by) <= share,
            **{name: abs(by) <= 1 for name in ("grade", "sway", "omissions", "additions", "errors")},
            **{name: abs(by) <= max(2, share) for name in ("seconds", "vertical", "horizontal", "adjusted")},
        }[key[1]]
        if not noise and by:
            found.add("better" if (by > 0) == (better > 0) else "worse")
    return found


def recommended(told, entries, judged, courses):
    """Recommendations of the rules that are switched on, in their order."""

    def applies(rule):
        of = rule["condition"]
        entry = entries[of["test"]]
        if of["kind"] == "followUp":
            return isinstance(judged[of["test"]], list)
        if of["kind"] == "worse":
            return "worse" in courses[of["test"]]
        if of["kind"] == "notDone":
            return any(of["reason"] in (None, reason) for reason in entry.not_done())
        if of["kind"] == "choice":
            return entry.values("whole").get(of["measure"]) == of["is"]
        return any(
            (value >= of["value"]) if of["is"] == "atLeast" else (value <= of["value"])
            for (_, name), value in entry.numbers().items() if name == of["measure"]
        )

    return [rule for rule in told["rules"] if rule["isOn"] and applies(rule)]


def titled(text):
    return text[0].upper() + text[1:]


def summary(told):
    """Sentences that the family's summary must have, in English and Chinese, and those of the full report."""
    entries = {test: Entry(test, told["tests"][test]) for test in TESTS}
    ruled = {test: judge(told, entry) for test, entry in entries.items()}
    judged = {test: one for test, (one, _) in ruled.items()}
    before = told["previous"] and told["previous"]["tests"]
    courses = {
        test: courses_of(entry, Entry(test, before[test])) if before else set() for test, entry in entries.items()
    }
    clear = {
        test: None if not one or test in ("overlays", "plusLens") else next(iter(one)) if len(one) == 1 else "mixed"
        for test, one in courses.items()
    }
    again = [test for test, one in judged.items() if isinstance(one, list)]
    of = lambda kind: [test for test, one in judged.items() if one == kind]
    rest = len(of("noLimit")) + len(of("notDone"))
    names = lambda tests: ", ".join(TESTS[test][0] for test in tests)
    names_zh = lambda tests: "、".join(TESTS[test][1] for test in tests)
    count = f"{len(again)} to look at again, {len(of('expected'))} as expected, {rest} not judged."
    en = ["A screening looks at many things for a short time. It is not a diagnosis. Nothing is passed or failed.", count]
    zh = [f"{len(again)}项需要跟进，{len(of('expected'))}项符合预期，{rest}项未评估。"]
    full = [count]

    def section(title, title_zh, sentences, sentences_zh):
        if sentences:
            en.append(" ".join([title, *sentences]))
            zh.append("".join([title_zh, *sentences_zh]))

    lists = lambda tests, text, text_zh: (
        ([text.format(names(tests))], [text_zh.format(names_zh(tests))]) if tests else ([], [])
    )
    done = [test for test, entry in entries.items() if entry.has_results()]
    said, said_zh = ([titled(names(done)) + "."], [names_zh(done) + "。"]) if done else ([], [])
    for kind, text, text_zh in (
        ("better", "Better than last time: {}.", "比上次好：{}。"),
        ("worse", "Not as good as last time: {}.", "比上次弱：{}。"),
        ("mixed", "Partly better, partly not as good as last time: {}.", "有的方面比上次好，有的方面比上次弱：{}。"),
    ):
        more, more_zh = lists([test for test, one in clear.items() if one == kind], text, text_zh)
        said, said_zh = said + more, said_zh + more_zh
    section("What we looked at", "这次检查了什么", said, said_zh)
    whom = told["whom"] or {"eyesight": None, "other": None}
    said, said_zh = [], []
    for test in again:
        kind = "eyesight" if test == "eyesight" else "other"
        contact = whom[kind] or (
            {"en": "Please have the eyes examined by an optometrist or an eye doctor.", "zh": "请找视光师或眼科医生检查眼睛。"}
            if test == "eyesight" else
            {"en": "Please ask us who can look at this with your child.", "zh": "请向我们询问可以找谁作进一步检查。"}
        )
        values, values_zh = told_values(told, entries[test])
        named = [named_reason(one, entries[test]) for one in judged[test]]
        why = "; ".join(values + [one for one, _ in named])
        why_zh = "；".join(values_zh + [one for _, one in named])
        said.append(f"{titled(TESTS[test][0])}: {why}. {contact['en']}")
        said_zh.append(f"{TESTS[test][1]}：{why_zh}。{contact['zh']}")
    if not again:
        said = ["None of the tests that could be judged needs another look."] if of("expected") else [NOTHING_JUDGED[0]]
        said_zh = ["可以评估的项目中，没有需要再检查的。"] if of("expected") else [NOTHING_JUDGED[1]]
    section("What to look at again, and with whom", "哪些需要再检查，找谁检查", said, said_zh)
    fine = of("expected")
    section("What is as expected", "哪些符合预期", [titled(names(fine)) + "."] if fine else [], [names_zh(fine) + "。"])
    free = of("noLimit")
    if len(free) > 5:
        said = [f"Done, but not compared with a limit: {len(free)} of the tests above."]
        said_zh = [f"已检查，但这次没有与标准比较：以上项目中的{len(free)}项。"]
    else:
        said, said_zh = lists(free, "Done, but not compared with a limit: {}.", "已检查，但这次没有与标准比较：{}。")
    left = of("notDone")
    more, more_zh = lists([test for test in left if entries[test].only_reason() is None],
                          "Not done or not finished: {}.", "没有做或没有做完：{}。")
    said, said_zh = said + more, said_zh + more_zh
    for reason, (text, text_zh) in NOT_DONE.items():
        more, more_zh = lists([test for test in left if entries[test].only_reason() == reason], text, text_zh)
        said, said_zh = said + more, said_zh + more_zh
    if said:
        said.append("Not judged: not done, or there is nothing to compare it with. This says neither that all is well nor that something is wrong.")
        said_zh.append("“未评估”指该项未做，或没有可供比较的标准；这既不表示一切正常，也不表示有问题。")
    section("Not judged", "哪些未评估", said, said_zh)
    rules = recommended(told, entries, judged, courses)
    section("Recommendations", "建议", [f"{n}. {rule['en']}" for n, rule in enumerate(rules, 1)],
            [f"{n}.{rule['zh']}" for n, rule in enumerate(rules, 1)])
    for test in again:
        words = "; ".join({**REASONS, "norm": "a result is outside what the norm calls usual"}[one] for one in judged[test])
        full.append(f"{TESTS[test][2]}: {words}")
        full.append(f"Worth looking at again: {words}.")
    sources = {source for _, of_test in ruled.values() for source in of_test}
    return en, zh, full, sources, entries["overlays"].has_results(), sum(one is not None for one in clear.values())


def normal(pages):
    """The body of all pages on one line."""
    text = "\n".join(pages).replace("\u00a0", " ")
    text = re.sub(r"Clinic\s*(?:Page \d+ of \d+|第\d+页，共\d+页)", "", text)
    return re.sub(r"\s+", " ", re.sub(r"-\s*\n\s*", "-", text))


def differences(told):
    found = []
    en, zh, full, sources, has_overlays, clear = summary(told)
    page, page_zh = normal(told["family"]["en"]), re.sub(r"\s+", "", normal(told["family"]["zh"]))
    staff = normal(told["full"]["en"])
    found += [f"summary lacks {text!r}" for text in en if text not in page]
    found += [f"summary, zh: lacks {text!r}" for text in zh if re.sub(r"\s+", "", text) not in page_zh]
    found += [f"full report lacks {text!r}" for text in full if text not in staff]
    if len(told["family"]["en"]) + len(told["family"]["zh"]) != 2:
        found.append("the summary is not one page")
    for title, title_zh in (("What is as expected", "哪些符合预期"), ("Recommendations", "建议")):
        if (title in page) != any(text.startswith(title) for text in en):
            found.append(f"summary: {title!r} is {'there' if title in page else 'missing'}")
    for text in ("Better than last time: ", "Not as good as last time: ", "Partly better, partly", "needs another look.", "No test could be judged"):
        if (text in page) != any(text in one for one in en):
            found.append(f"summary: {text!r} is {'there' if text in page else 'missing'}")
    jargon = JARGON.search(page + page_zh)
    if jargon:
        found.append(f"summary: {jargon[0]!r} is jargon")
    if {source for source in re.findall(r"Source: (.*?)(?= Source: |$)", page.strip())} != sources:
        found.append(f"summary: sources are not {sorted(sources)}")
    if has_overlays != ("The evidence for coloured overlays is weak" in page):
        found.append("summary: the evidence for overlays")
    return found, len(en) + len(zh) + len(full), clear


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        screenings = json.load(file)["screenings"]
    differing, sentences, clear = 0, 0, 0
    for told in screenings:
        found, count, changed = differences(told)
        sentences, clear = sentences + count, clear + changed
        if found:
            differing += 1
            print(f"screening {told['number']} (born {told['birthDate']}, band {told['band']})")
            for one in found:
                print(f"  {one}")
    print(f"{len(screenings)} screenings, {differing} with differences; {sentences} sentences, {clear} clear changes")
    sys.exit(1 if differing else 0)


if __name__ == "__main__":
    main()
