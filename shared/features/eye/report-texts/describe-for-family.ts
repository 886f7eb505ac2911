import { daysAfter } from '../../../core/dates/days.ts';
import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import type { EyeReport } from '../eye-reports/schema.ts';
import { isMyopic } from '../optics/axial-length.ts';
import { isContactLens } from '../optics/plane.ts';
import { measuredMethods } from '../progression/last-equivalent.ts';
import { isReshaped } from '../progression/orthokeratology.ts';
import type { Progression } from '../progression/progression.ts';
import type { ReportCourse } from '../progression/report-course.ts';
import { hasPower, orthokeratologyOf, type SeriesVisit } from '../progression/series.ts';
import { sources } from '../progression/sources.ts';
import { isChosen } from '../progression/trend.ts';
import { summarizeTrend, type TrendSegment } from '../progression/trend-summary.ts';
import { endedAtropineOf, isAtropine } from '../treatments/after-atropine.ts';
import { nameOfTreatment } from '../treatments/contradicting-text.ts';
import type { TreatmentPeriod } from '../treatments/treatment.ts';
import { treatmentCoursesOf } from '../treatments/treatment-courses.ts';
import { isNeverProjected } from '../treatments/treatment-effects.ts';
import { runningOn } from '../treatments/treatment-periods.ts';
import { describeAfterAtropine } from './describe-after-atropine.ts';
import { describeEyes } from './describe-trend.ts';
import type { PdfTexts } from './pdf-text-types.ts';
import { type SightOfEyes, sightOfEyes } from './sight-of-eyes.ts';

export interface FamilySection {
  title: string;
  /** The sentence that the family should read first; key numbers are between `**`. */
  key?: string;
  items?: string[];
  paragraphs: string[];
  /** The clinician's own advice, with a title. */
  advice?: { title: string; text: string } | null;
}

export interface FamilyPage {
  visits: readonly SeriesVisit[];
  birthDate: string | null;
  course: ReportCourse;
  report: Pick<EyeReport, 'date' | 'followUp' | 'comment' | 'prescription'>;
  hasLength: boolean;
  /** Day on which the page is printed, `YYYY-MM-DD`. */
  today: string;
  dayOf: (date: string) => string;
  /** Whether the report itself compares the change with that of other children. */
  isCompared: boolean;
  /** Whether the advice is short enough for the page. */
  hasAdvice: boolean;
}

/**
 * Maximum length of the advice on the page for the family; longer advice is printed only in the report, so
 * that the summary fits on one page.
 */
const maxAdvice = { characters: 600, lines: 10 };

/**
 * Describes the report to the family in plain words: what changed, what it means, what we do, and when to
 * come again.
 */
export function describeForFamily(texts: PdfTexts, page: FamilyPage): FamilySection[] {
  return [
    changedSection(texts, page),
    meaningSection(texts, page),
    doingSection(texts, page),
    nextSection(texts, page),
  ];
}

/** The trend of the eyes' power and length, without a comparison with other children. */
function changesOf({ visits, birthDate, course: { measure, method } }: FamilyPage) {
  return summarizeTrend({ visits, birthDate, measure, method, reference: null });
}

function changedSection(texts: PdfTexts, page: FamilyPage): FamilySection {
  return { title: texts.family.changed, key: keyOf(texts, page), paragraphs: [] };
}

function keyOf(texts: PdfTexts, page: FamilyPage): string {
  const { visits, course, hasLength, dayOf } = page;
  const trend = { ...course, summary: changesOf(page), reference: null, visits, dayOf, hasLength };
  return describeEyes(texts, trend);
}

function meaningSection(texts: PdfTexts, page: FamilyPage): FamilySection {
  const { meaning } = texts.family;
  const { visits, report, dayOf } = page;
  const seen = sightOfEyes(visits);
  const sights = seen.map(({ eye, sight, date, isWithoutDrops }) =>
    meaning.sight[sight][eye]({ day: date === report.date ? null : dayOf(date), isWithoutDrops }),
  );
  const wearsNightLenses = isReshaped(daysAfter(report.date, 1), orthokeratologyOf(visits));
  return {
    title: meaning.title,
    paragraphs: [
      [
        ...(seen.length > 0 ? sights : [unmeasuredText(texts, page)]),
        ...unmeasuredEyes(seen).map(eye => meaning.unmeasuredOf[eye]),
        ...(seen.some(({ sight }) => sight !== 'none') && !wearsNightLenses ? [meaning.blurred] : []),
        ...(seen.some(({ sight }) => sight === 'none') ? [meaning.later] : []),
        ...(seen.some(({ isWithoutDrops }) => isWithoutDrops) ? [meaning.withoutDrops] : []),
      ],
      changeTexts(texts, page),
    ]
      .filter(sentences => sentences.length > 0)
      .map(sentences => sentences.join(texts.sentence.space)),
  };
}

/** The eye without a measured power, if only the other eye has one. */
function unmeasuredEyes(seen: readonly SightOfEyes[]): Eye[] {
  const [only] = seen;
  return only && seen.length === 1 && only.eye !== 'both' ? eyes.filter(eye => eye !== only.eye) : [];
}

/**
 * Explains why no power describes the eyes: none was measured, or powers were measured only while lenses
 * shaped the cornea.
 */
function unmeasuredText(texts: PdfTexts, page: FamilyPage): string {
  const { withheld } = texts.sentence;
  const isMeasured = page.visits.some(visit => measuredMethods.some(method => hasPower(visit, method)));
  return isMeasured && !keyOf(texts, page).includes(withheld) ? withheld : texts.family.meaning.unmeasured;
}

/**
 * Texts about how large the change is and what it means; they do not compare it with other children of the
 * same age.
 */
function changeTexts({ family: { meaning } }: PdfTexts, page: FamilyPage): string[] {
  const { visits, course, hasLength, isCompared } = page;
  const summary = changesOf(page);
  const last = summary.segments.at(-1);
  const grown = course.measure === 'axial' ? last : hasLength ? lengthsOf(visits, course) : undefined;
  const isLonger = eyes.some(eye => grown?.[eye] && !grown.isBelowNoise[eye] && grown[eye].perYear > 0);
  if (course.measure === 'se' && isChosen(course.method) && last) return [meaning.prescribed];
  const sizes: TrendSegment['size'] = !summary.withheld && last ? last.size : {};
  const isSame = sizes.right === sizes.left;
  const isBeyond = (eye: Eye) => sizes[eye] === 'beyond' || sizes[eye] === 'unsteady';
  return [
    ...(sizes.right || sizes.left ? [meaning.measuring] : []),
    ...(isSame && sizes.right
      ? [meaning.size[sizes.right].both]
      : eyes.flatMap(eye => (sizes[eye] ? [meaning.size[sizes[eye]][eye]] : []))),
    ...(last && eyes.some(eye => isBeyond(eye) && isMoreShort(last[eye])) ? [meaning.moreShort] : []),
    ...(isLonger ? [meaning.longer] : []),
    ...(eyes.some(isBeyond) || isLonger ? [isCompared ? meaning.comparedBelow : meaning.notJudged] : []),
  ];
}

const lengthsOf = (visits: readonly SeriesVisit[], { method }: ReportCourse): TrendSegment | undefined =>
  summarizeTrend({ visits, birthDate: null, measure: 'axial', method, reference: null }).segments.at(-1);

const isMoreShort = (change: Progression | null) =>
  change !== null && change.perYear < 0 && change.end < change.start && isMyopic(change.end);

function doingSection(
  texts: PdfTexts,
  { visits, birthDate, report, dayOf, hasAdvice }: FamilyPage,
): FamilySection {
  const { doing } = texts.family;
  const periods = treatmentCoursesOf(visits);
  const running = runningOf({ visits, report });
  const before = visits.findLast(({ date }) => date < report.date)?.date ?? '';
  const kindOf = ({ kind }: TreatmentPeriod) => capitalized(texts.sentence.named(texts.intervention[kind]));
  const nameOf = (period: TreatmentPeriod) => (period.kind === 'other' && period.product) || kindOf(period);
  const told = (period: TreatmentPeriod) => {
    const { kind, product, dose, from } = period;
    const begun = from > report.date ? doing.from(dayOf(from)) : texts.since(dayOf(from));
    return [nameOfTreatment(kind, product, kindOf(period)), dose, begun].filter(Boolean).join(' · ');
  };
  const afterAtropine = endedAtropineOf({ visits, birthDate });
  const ended = periods.filter(
    ({ kind, to }) => to !== null && to > before && to <= report.date && !(afterAtropine && isAtropine(kind)),
  );
  const lens = prescribedLens(report);
  const advice = hasAdvice ? shortAdviceOf(report) : null;
  return {
    title: doing.title,
    items: running.map(told),
    paragraphs: [
      ...ended.map(period => doing.ended(nameOf(period), dayOf(period.to ?? ''))),
      ...(afterAtropine ? [describeAfterAtropine(texts, afterAtropine, false, dayOf)] : []),
      ...(running.length === 0 ? [periods.length > 0 ? doing.noneNow : doing.none] : []),
      ...(running.some(slows) ? [doing.noPromise] : []),
      ...(lens ? [doing.prescribed(texts.lensKind[lens])] : []),
      ...(report.comment?.trim() && !advice ? [doing.adviceBelow(texts.visit.comment.label)] : []),
    ],
    advice: advice ? { title: doing.advice, text: advice } : null,
  };
}

/** The comment of a report if it is short enough for the family's page; null without one. */
export function shortAdviceOf({ comment }: Pick<EyeReport, 'comment'>): string | null {
  const advice = comment?.trim() ?? '';
  const isShort = advice.length <= maxAdvice.characters && advice.split('\n').length <= maxAdvice.lines;
  return isShort && advice !== '' ? advice : null;
}

/** The treatments that the page lists: current ones, and ones that begin after the report's day. */
const runningOf = ({ visits, report }: Pick<FamilyPage, 'visits' | 'report'>) =>
  runningOn(treatmentCoursesOf(visits), report.date);

const onTheEye: readonly string[] = ['miSight', 'multifocalSoft', 'orthokeratology'];
const isOnTheEye = (kind: string) => onTheEye.includes(kind);

/** Whether a treatment slows myopia. Single-vision glasses only correct the vision. */
const slows = ({ kind }: TreatmentPeriod): boolean => kind !== 'spectacles';

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function prescribedLens({ prescription }: FamilyPage['report']) {
  const isFilled = prescription && eyes.some(eye => prescription[eye].sph !== null);
  return isFilled ? prescription.lensKind : null;
}

function nextSection(
  { family: { next } }: PdfTexts,
  { visits, report, today, dayOf }: FamilyPage,
): FamilySection {
  const { followUp } = report;
  const isPast = followUp !== null && followUp < today;
  const kinds = runningOf({ visits, report }).map(({ kind }) => kind);
  const isOnRedLight = kinds.some(isNeverProjected);
  const lens = prescribedLens(report);
  const hasContactLenses = kinds.some(isOnTheEye) || (lens !== null && isContactLens(lens));
  return {
    title: next.title,
    paragraphs: [
      followUp === null ? next.undecided : (isPast ? next.overdue : next.due)(dayOf(followUp)),
      next.earlier({ hasDay: followUp !== null && !isPast, isOnRedLight, hasContactLenses }),
    ],
  };
}

/** Explains the technical words on the page and names the source of the definitions. */
export const explainForFamily = ({ family }: PdfTexts, visits: readonly SeriesVisit[]): string[] => [
  family.explained(sources.flitcroft2019),
  ...(treatmentCoursesOf(visits).some(({ kind }) => kind === 'dims' || kind === 'hal')
    ? [family.lensesExplained]
    : []),
];
