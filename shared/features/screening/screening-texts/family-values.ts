import { logMar, writeAcuity } from '../../../core/optics/acuity.ts';
import { withUnit } from '../../../core/with-unit.ts';
import { roundLogMar } from '../results/derived.ts';
import type { ResultItem, ResultRow } from '../results/result.ts';
import { valueName } from './parent-sentence.ts';
import type { ScreeningTexts } from './screening-text-types.ts';

/**
 * The values for which a test needs another look, such as "right eye 0.6, left eye 1.0": for eyesight the
 * acuity of each eye, for other tests the values outside their norm. An eye that reads no line is left out.
 */
export function familyValues(
  { test, items }: Pick<ResultRow, 'test' | 'items'>,
  texts: ScreeningTexts,
): string {
  const { family, space } = texts;
  const shown = items.flatMap(item => {
    const { place, measure, unit, value, isOutside } = item;
    if (value === null) return [];
    if (test === 'eyesight')
      return measure === 'presenting' && place !== 'whole'
        ? [family.eyes[place] + space + acuityOf(item)]
        : [];
    if (!isOutside) return [];
    const written = withUnit(value, unit === null ? '' : texts.units[unit]);
    return [[valueName(test, item, texts), written.trim()].filter(Boolean).join(space)];
  });
  return shown.join(family.comma);
}

/** An acuity as it was recorded; logMAR, which families do not know, as a decimal. */
function acuityOf({ text, value }: Pick<ResultItem, 'text' | 'value'>): string {
  if (text === null || value === null) return '';
  const inDecimal = logMar(text, 'decimal');
  const isKnown = inDecimal !== null && roundLogMar(inDecimal) === value && !text.startsWith('-');
  return isKnown ? text : writeAcuity(value, 'decimal');
}
