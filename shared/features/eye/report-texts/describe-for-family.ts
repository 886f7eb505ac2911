import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import type { EyeReport } from '../eye-reports/schema.ts';
import { isMyopic } from '../optics/axial-length.ts';
import { daysPerYear } from '../progression/days.ts';
import type { Progression } from '../progression/progression.ts';
import type { ReportCourse } from '../progression/report-course.ts';
import type { SeriesVisit } from '../progression/series.ts';
import { sources } from '../progression/sources.ts';
import { isChosen } from '../progression/trend.ts';
import { summarizeTrend, type TrendSegment } from '../progression/trend-summary.ts';
import { endedAtropineOf, isAtropine } from '../treatments/after-atropine.ts';
import { isOnRedLight } from '../treatments/red-light.ts';
import type { TreatmentPeriod } from '../treatments/treatment.ts';
import { treatmentCoursesOf } from '../treatments/treatment-courses.ts';
import { runningOn } from '../treatments/treatment-periods.ts';
import { describeAfterAtropine } from './describe-after-atropine.ts';
import { describeEyes } from './describe-trend.ts';
import type { ReportTexts } from './report-text-types.ts';
import { sightOfEyes } from './sight-of-eyes.ts';

/** A part of the page for the family. */
export interface FamilySection {
  title: string;
  /** The sentence to read first; key figures are between `**`. */
  key?: string;
  items?: string[];
  paragraphs: string[];
  /** The clinician's own words, under a title. */
  advice?: { title: string; text: string } | null;
}

export interface FamilyPage {
  visits: readonly SeriesVisit[];
  birthDate: string | null;
  course: ReportCourse;
  report: Pick<EyeReport, 'date' | 'followUp' | 'comment' | 'prescription'>;
  hasLength: boolean;
  dayOf: (date: string) => string;
}

/** Largest difference between two measurements of an unchanged eye, in D. */
const powerNoise = 0.25;
/** Longer advice stands in the report only, so that the page stays one. */
const maxAdvice = { characters: 600, lines: 10 };

/** The report in plain words: what changed, what it means, what we do, and when to come again. */
export function describeForFamily(texts: ReportTexts, page: FamilyPage): FamilySection[] {
  return [
    changedSection(texts, page),
    meaningSection(texts, page),
    doingSection(texts, page),
    nextSection(texts, page),
  ];
}

/** The power and the length of the eyes, without a comparison with other children. */
function changesOf({ visits, birthDate, course: { measure, method } }: FamilyPage) {
  return summarizeTrend({ visits, birthDate, measure, method, reference: null });
}

function changedSection(texts: ReportTexts, page: FamilyPage): FamilySection {
  const { visits, course, hasLength, dayOf } = page;
  const trend = { ...course, summary: changesOf(page), reference: null, visits, dayOf, hasLength };
  return { title: texts.family.changed, key: describeEyes(texts, trend), paragraphs: [] };
}

function meaningSection(texts: ReportTexts, page: FamilyPage): FamilySection {
  const { meaning } = texts.family;
  const { visits, report, dayOf } = page;
  const seen = sightOfEyes(visits);
  const sights = seen.map(({ eye, sight, date }) =>
    meaning.sight[sight][eye](date === report.date ? null : dayOf(date)),
  );
  return {
    title: meaning.title,
    paragraphs: [
      [
        ...(seen.length > 0 ? sights : [meaning.unmeasured]),
        ...(seen.some(({ sight }) => sight !== 'none') ? [meaning.blurred] : []),
        ...(seen.some(({ sight }) => sight === 'none') ? [meaning.later] : []),
        ...(seen.some(({ isWithoutDrops }) => isWithoutDrops) ? [meaning.withoutDrops] : []),
      ],
      changeTexts(texts, page),
    ]
      .filter(sentences => sentences.length > 0)
      .map(sentences => sentences.join(texts.sentence.space)),
  };
}

/** How large the change is, and what it means; not whether it is much for the child's age. */
function changeTexts({ family: { meaning } }: ReportTexts, page: FamilyPage): string[] {
  const { visits, course, hasLength } = page;
  const summary = changesOf(page);
  const last = summary.segments.at(-1);
  const grown = course.measure === 'axial' ? last : hasLength ? lengthsOf(visits, course) : undefined;
  const isLonger = eyes.some(eye => grown?.[eye] && !grown.isBelowNoise[eye] && grown[eye].perYear > 0);
  if (course.measure === 'se' && isChosen(course.method) && last) return [meaning.prescribed];
  const sizes = course.measure === 'se' && !summary.withheld && last ? sizesOf(last) : {};
  const isSame = sizes.right === sizes.left;
  const isBeyond = Object.values(sizes).includes('beyond');
  return [
    ...(isSame && sizes.right
      ? [meaning.size[sizes.right].both]
      : eyes.flatMap(eye => (sizes[eye] ? [meaning.size[sizes[eye]][eye]] : []))),
    ...(last && eyes.some(eye => sizes[eye] === 'beyond' && isMoreShort(last[eye]))
      ? [meaning.moreShort]
      : []),
    ...(isLonger ? [meaning.longer] : []),
    ...(isBeyond || isLonger ? [meaning.notJudged] : []),
  ];
}

const lengthsOf = (visits: readonly SeriesVisit[], { method }: ReportCourse): TrendSegment | undefined =>
  summarizeTrend({ visits, birthDate: null, measure: 'axial', method, reference: null }).segments.at(-1);

/** Whether each eye's change of power is larger than measurements differ; nothing for an unchanged eye. */
function sizesOf(segment: TrendSegment): Partial<Record<Eye, 'within' | 'beyond'>> {
  const sizeOf = (change: Progression | null): 'within' | 'beyond' | undefined => {
    if (!change) return undefined;
    const size = Math.abs((change.perYear * change.days) / daysPerYear);
    if (Math.round(size * 100) === 0) return undefined;
    const [low, high] = change.interval ?? [change.perYear, change.perYear];
    const isUnclear = low <= 0 && high >= 0;
    return isUnclear || Math.round(size * 100) <= powerNoise * 100 ? 'within' : 'beyond';
  };
  const [right, left] = [sizeOf(segment.right), sizeOf(segment.left)];
  return { ...(right && { right }), ...(left && { left }) };
}

const isMoreShort = (change: Progression | null) =>
  change !== null && change.perYear < 0 && isMyopic(change.end);

function doingSection(texts: ReportTexts, { visits, birthDate, report, dayOf }: FamilyPage): FamilySection {
  const { doing } = texts.family;
  const periods = treatmentCoursesOf(visits);
  const running = runningOn(periods, report.date);
  const before = visits.findLast(({ date }) => date < report.date)?.date ?? '';
  const nameOf = ({ kind, product }: TreatmentPeriod) =>
    (kind === 'other' && product) || texts.intervention[kind];
  const told = (period: TreatmentPeriod) => {
    const { dose, from } = period;
    const begun = from > report.date ? doing.from(dayOf(from)) : texts.since(dayOf(from));
    return [nameOf(period), dose, begun].filter(Boolean).join(' · ');
  };
  const afterAtropine = endedAtropineOf({ visits, birthDate });
  const ended = periods.filter(
    ({ kind, to }) => to !== null && to > before && to <= report.date && !(afterAtropine && isAtropine(kind)),
  );
  const lens = prescribedLens(report);
  const advice = report.comment?.trim();
  const isShort =
    advice && advice.length <= maxAdvice.characters && advice.split('\n').length <= maxAdvice.lines;
  return {
    title: doing.title,
    items: running.map(told),
    paragraphs: [
      ...ended.map(period => doing.ended(nameOf(period), dayOf(period.to ?? ''))),
      ...(afterAtropine ? [describeAfterAtropine(texts, afterAtropine, false, dayOf)] : []),
      ...(running.length === 0 ? [ended.length > 0 || afterAtropine ? doing.noneNow : doing.none] : []),
      ...(running.length > 0 ? [doing.noPromise] : []),
      ...(lens ? [doing.prescribed(texts.lensKind[lens])] : []),
      ...(advice && !isShort ? [doing.adviceBelow(texts.visit.comment.label)] : []),
    ],
    advice: advice && isShort ? { title: doing.advice, text: advice } : null,
  };
}

function prescribedLens({ prescription }: FamilyPage['report']) {
  const isFilled = prescription && eyes.some(eye => prescription[eye].sph !== null);
  return isFilled ? prescription.lensKind : null;
}

function nextSection(
  { family: { next } }: ReportTexts,
  { visits, report, dayOf }: FamilyPage,
): FamilySection {
  return {
    title: next.title,
    paragraphs: [
      report.followUp ? next.due(dayOf(report.followUp)) : next.undecided,
      isOnRedLight(visits) ? next.earlierOnRedLight : next.earlier,
    ],
  };
}

/** Explains the words of the page, with the source of its definitions. */
export const explainForFamily = ({ family }: ReportTexts): string => family.explained(sources.flitcroft2019);
