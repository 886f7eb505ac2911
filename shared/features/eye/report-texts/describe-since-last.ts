import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import { isMeasurable } from '../optics/axial-length.ts';
import { changeSizeOf } from '../progression/change-size.ts';
import { changesOf } from '../progression/changes-of.ts';
import type { Progression } from '../progression/progression.ts';
import type { SeriesVisit } from '../progression/series.ts';
import { isChosen, type PowerMethod } from '../progression/trend.ts';
import { isYearly, sayChange } from './change-words.ts';
import { eyesText } from './describe-trend.ts';
import type { ReportTexts } from './report-text-types.ts';
import { textsByMethod } from './texts-by-method.ts';

export interface SinceLast {
  /** Finished visits of the child, the earliest first. */
  visits: readonly SeriesVisit[];
  method: PowerMethod;
  dayOf: (date: string) => string;
}

/**
 * Describes for staff how power and length changed between the last two measurements of each eye. Empty if
 * nothing was measured twice.
 */
export function describeSinceLast(texts: ReportTexts, since: SinceLast): string[] {
  return (['D', 'mm'] as const).flatMap(unit => {
    const changes = changesOf(since, unit, measured => measured.slice(-2));
    return describeSpans(texts, changes, { ...since, unit });
  });
}

interface Spans extends Pick<SinceLast, 'method' | 'dayOf'> {
  unit: 'D' | 'mm';
  /** Whether the text gives the rate of a change across zero, beside the two powers. */
  hasRate?: boolean;
}

/**
 * Sentences that name the days of each change. Eyes that were measured on the same days share a sentence. A
 * rate over less than 180 days is described as indicative.
 */
export function describeSpans(
  allTexts: ReportTexts,
  changes: Record<Eye, Progression | null>,
  { dayOf, ...how }: Spans,
): string[] {
  const texts = textsByMethod(allTexts, how.unit, how.method);
  const spans = new Map(
    eyes.flatMap(eye => (changes[eye] ? [[spanOf(changes[eye]), changes[eye]] as const] : [])),
  );
  return [...spans].map(([span, change]) => {
    const said = (eye: Eye) =>
      changes[eye] && spanOf(changes[eye]) === span ? sayPast(texts, changes[eye], how) : null;
    const changed = eyesText(texts, said('right'), said('left'));
    const { part, stop, indicative } = texts.sentence;
    const limit = isYearly(change) && change.isIndicative ? indicative : '';
    return part(dayOf(change.from), dayOf(change.to), changed).trim() + stop + limit;
  });
}

const spanOf = ({ from, to }: Progression) => `${from} ${to}`;

const sayPast = (
  texts: ReportTexts,
  change: Progression,
  { unit, method, hasRate }: Omit<Spans, 'dayOf'>,
): string =>
  sayChange(texts.changes, change, {
    ...{ unit, tense: 'past', dayOf: null, hasRate },
    size: unit === 'D' && !isChosen(method) ? changeSizeOf(change) : undefined,
    isBelowNoise: unit === 'mm' && !isMeasurable(change.end - change.start),
  });
