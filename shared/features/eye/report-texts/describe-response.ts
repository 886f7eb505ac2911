import { formatDiopters } from '../eye-reports/format-power.ts';
import { type Source, sources } from '../progression/sources.ts';
import type { MeasuredResponse, ResponseFigures } from '../treatments/published-response.ts';
import { type TreatmentEffect, treatmentEffects } from '../treatments/treatment-effects.ts';
import type { TreatmentResponse } from '../treatments/treatment-response.ts';
import { sayPlain } from './change-words.ts';
import type { ReportTexts } from './report-text-types.ts';

const daysPerMonth = 30.4375;
const units = { diopters: 'D', mm: 'mm' } as const;
const measures = ['diopters', 'mm'] as const;
type Measure = (typeof measures)[number];

const monthsIn = (days: number) => Math.round(days / daysPerMonth);

/**
 * Describes how a child responds to a treatment, for screen and PDF: the changes of the child and of the
 * study at the latest published time for which the child was measured, or why the study does not apply.
 * @param dayOf formats a day
 */
export function describeResponse(
  texts: Pick<ReportTexts, 'intervention' | 'response' | 'changes' | 'sentence'>,
  { treatment, mismatches, ...measured }: TreatmentResponse,
  dayOf: (date: string) => string,
): string {
  const { intervention, response: words, sentence } = texts;
  const title = words.title(intervention[treatment.kind], dayOf(treatment.from));
  const { addition, source, times }: TreatmentEffect = treatmentEffects[treatment.kind];
  const published = words.published(times.map(({ months }) => months));
  if (mismatches.length > 0) {
    const reasons = words.mismatch(mismatches.map(name => words.reason[name]));
    return `${title}${reasons}${mismatches.includes('time') ? published : ''} ${sources[source]}${sentence.stop}`;
  }
  const parts = measures.map(of => {
    const response = measured[of];
    return response ? describeMeasured(texts, of, response, dayOf) : '';
  });
  const isUnpublished = measures.some(of => measured[of] && measured[of].unpublishedDays !== null);
  const lenses = addition === undefined ? '' : words.addition(`${formatDiopters(addition)}\u00A0D`);
  const end = (isUnpublished ? published : '') + lenses + words.noPromise;
  return `${title}${parts.join('')}${end} ${toldSources(measured).join('; ')}${sentence.stop}`;
}

type ResponseTexts = Pick<ReportTexts, 'response' | 'changes'>;

function describeMeasured(
  texts: ResponseTexts,
  of: Measure,
  { compared, treatedOnly, unpublishedDays }: MeasuredResponse,
  dayOf: (date: string) => string,
): string {
  const { response: words, changes } = texts;
  const amount = changes.amount[units[of]];
  const last = compared.at(-1);
  const alone = treatedOnly && {
    change: sayPlain(changes, treatedOnly.treated, units[of]),
    deviation: treatedOnly.deviation === undefined ? null : amount(treatedOnly.deviation),
  };
  return [
    last ? describeFigures(texts, of, last, dayOf) : '',
    alone ? words.treatedOnly(words.measure[of], treatedOnly.months, alone.change, alone.deviation) : '',
    unpublishedDays === null ? '' : words.unpublished(words.measure[of], monthsIn(unpublishedDays)),
  ].join('');
}

function describeFigures(
  { response: words, changes }: ResponseTexts,
  of: Measure,
  figures: ResponseFigures,
  dayOf: (date: string) => string,
): string {
  const { right, left, treated, control, months, from, to, days, difference, results } = figures;
  const amount = changes.amount[units[of]];
  const change = (value: number | null) => (value === null ? '–' : sayPlain(changes, value, units[of]));
  const child = { right: change(right), left: change(left) };
  const [low, high] = difference?.interval ?? [];
  const interval =
    low === undefined || high === undefined ? words.noInterval : words.interval(amount(low), amount(high));
  return [
    words.child[of]({ months: monthsIn(days), from: dayOf(from), to: dayOf(to), ...child }),
    words.study(months, change(treated), change(control)),
    difference?.interval ? words.difference(amount(difference.value) + interval) : interval,
    words.results(results.right, results.left),
  ].join('');
}

/** The sources of all study results that the text or the chart contains, without duplicates. */
function toldSources(measured: Pick<TreatmentResponse, Measure>): string[] {
  const responses = measures.flatMap(of => {
    const { compared = [], treatedOnly = null } = measured[of] ?? {};
    return [...compared, ...(treatedOnly ? [treatedOnly] : [])];
  });
  const named: Source[] = responses.map(({ source }) => source);
  return [...new Set(named)].map(source => sources[source]);
}
