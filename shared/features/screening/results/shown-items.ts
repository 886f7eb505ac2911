import { type AcuityNotation, notationOf } from '../../../core/optics/acuity.ts';
import type { TestEntry } from '../tests/answers.schema.ts';
import { notationIn, presentingAcuity } from './derived.ts';
import type { ResultItem, ResultRow } from './result.ts';

/** A value as the page of a result and the report show it. */
export interface ShownItem extends ResultItem {
  /** The measure of the value last time; null if it is the same as now, or if there was no value. */
  lastMeasure: string | null;
  /** The notation in which an acuity and its norm are written; null for other values. */
  notation: AcuityNotation | null;
  /** The notation of an acuity that is not written in the entry's notation; null for all other values. */
  otherNotation: AcuityNotation | null;
}

/**
 * The values of a test to show. An eye's acuity is compared and judged as the child sees in class: with
 * glasses if that was measured, otherwise without. The value that was recorded for it shows the change and
 * the norm; it does not appear a second time.
 */
export function shownItems(
  { test, items }: Pick<ResultRow, 'test' | 'items'>,
  entry: TestEntry,
): ShownItem[] {
  const plain = items.map(item => ({ ...item, lastMeasure: null, notation: null, otherNotation: null }));
  if (test !== 'eyesight') return plain;
  const entryNotation = notationIn(entry);
  return plain
    .filter(({ measure }) => measure !== 'presenting')
    .map(item => {
      const { place, measure, text } = item;
      const written = text === null ? null : notationOf(text, entryNotation);
      const otherNotation = written === entryNotation ? null : written;
      const worn = place === 'whole' ? null : presentingAcuity(entry, place);
      const seen = items.find(one => one.place === place && one.measure === 'presenting');
      if (!seen || worn?.measure !== measure) return { ...item, otherNotation };
      return {
        ...{ ...item, ...seen, measure, isComputed: false },
        lastMeasure: seen.last === null || seen.last.text === item.last?.text ? null : otherOf(measure),
        notation: written ?? entryNotation,
        otherNotation,
      };
    });
}

const otherOf = (measure: string) => (measure === 'aided' ? 'unaided' : 'aided');
