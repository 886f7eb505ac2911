import type { Measure } from '../../../../shared/features/screening/tests/catalogue.ts';
import { useTestWords } from '../form/use-test-words.ts';
import type { ResultLine, ResultRow } from './result-rows.ts';

/** What a result says, in words. */
export function useResultWords() {
  const { t, nameOf, placeName, measureName, optionName, unitName } = useTestWords();

  const unitOf = (measure: Measure): string =>
    measure.kind !== 'number' ? '' : measure.unit === 'grade' ? t('unit.ofFour') : unitName(measure.unit);

  const valueText = (measure: Measure, value: number | string | null): string =>
    value === null ? '–' : measure.kind === 'choice' ? optionName(measure.id, String(value)) : String(value);

  function changeText({ measure, change, isBetter, today, last }: ResultLine): string {
    if (today === null || last === null) return '–';
    if (measure.kind === 'number' && change !== null)
      return change === 0 ? t('results.same') : `${change > 0 ? '+' : '−'}${Math.abs(change)}`;
    if (measure.kind === 'acuity' && change !== null)
      return t(change === 0 ? 'results.same' : isBetter ? 'results.better' : 'results.worse');
    return today === last ? t('results.same') : t('results.other');
  }

  /** What stands before a value where a test has several. */
  function lineName({ test, lines }: ResultRow, { place, measure }: ResultLine): string {
    const measures = new Set(lines.map(line => line.measure.id));
    const parts = [
      place === 'whole' ? '' : placeName(test.id, place),
      measures.size > 1 || test.measures.length > 1 ? measureName(measure) : '',
    ];
    return parts.filter(Boolean).join(' · ');
  }

  /** One sentence that a parent can read. */
  function sentenceOf(row: ResultRow): string {
    if (!row.isDone) {
      const reason = row.missing.find(({ answer }) => answer !== null)?.answer?.reason;
      return t(reason ? 'results.sentence.notDone' : 'results.sentence.open');
    }
    const changes = row.lines.filter(({ change }) => change !== null);
    if (changes.length === 0)
      return t(
        row.lines.some(({ last }) => last !== null) ? 'results.sentence.done' : 'results.sentence.first',
      );
    if (changes.every(({ change }) => change === 0)) return t('results.sentence.same');
    if (changes.every(({ isBetter }) => isBetter !== false) && changes.some(({ isBetter }) => isBetter))
      return t('results.sentence.better');
    if (
      changes.every(({ isBetter }) => isBetter !== true) &&
      changes.some(({ isBetter }) => isBetter === false)
    )
      return t('results.sentence.worse');
    return t('results.sentence.mixed');
  }

  return { t, nameOf, placeName, unitOf, valueText, changeText, lineName, sentenceOf };
}
