import { type AcuityNotation, logMar, ownNotation, writeAcuity } from '../../../core/optics/acuity.ts';
import { withUnit } from '../../../core/with-unit.ts';
import { roundLogMar } from '../results/derived.ts';
import type { ResultItem, ResultRow } from '../results/result.ts';
import { valueName } from './parent-sentence.ts';
import type { ScreeningTexts } from './screening-text-types.ts';
import { filledIn } from './screening-texts.ts';

/**
 * The values for which a test needs another look, such as "right eye 0.6, left eye 1.0 (decimal notation)":
 * for eyesight the acuity of each eye that reads a line, for other tests the values outside their norm.
 */
export function familyValues(
  { test, items }: Pick<ResultRow, 'test' | 'items'>,
  texts: ScreeningTexts,
): string {
  if (test === 'eyesight') return acuities(items, texts);
  const shown = items.flatMap(item => {
    const { unit, value, isOutside } = item;
    if (value === null || !isOutside) return [];
    const written = withUnit(value, unit === null ? '' : texts.units[unit]);
    return [[valueName(test, item, texts), written.trim()].filter(Boolean).join(texts.space)];
  });
  return shown.join(texts.family.comma);
}

/**
 * The acuities as they were recorded, with their notation, which a fraction shows by itself. They are written
 * as decimals if the notations of the eyes differ, or instead of logMAR, which families do not know.
 */
function acuities(items: readonly ResultItem[], texts: ScreeningTexts): string {
  const { family, space, aside } = texts;
  const read = items.flatMap(({ place, measure, value, text }) =>
    measure === 'presenting' && place !== 'whole' && value !== null && text !== null
      ? [{ eye: place, value, text, notation: recordedNotation(text, value) }]
      : [],
  );
  const [first] = read;
  if (!first) return '';
  const isKept = first.notation !== 'logmar' && read.every(({ notation }) => notation === first.notation);
  const values = read.map(
    ({ eye, value, text }) => family.eyes[eye] + space + (isKept ? text : writeAcuity(value, 'decimal')),
  );
  const named = notationText(
    isKept ? first.notation : 'decimal',
    read.map(({ notation }) => notation),
    texts,
  );
  return values.join(family.comma) + (named && filledIn(aside, { text: named }));
}

function notationText(
  written: AcuityNotation,
  recorded: readonly AcuityNotation[],
  { details, family }: ScreeningTexts,
): string {
  const nameOf = (notation: AcuityNotation) => details.notation?.options[notation] ?? '';
  if (written === 'snellen6' || written === 'snellen20') return '';
  const others = [...new Set(recorded)].filter(notation => notation !== written).map(nameOf);
  if (others.length === 0) return nameOf(written);
  return filledIn(family.converted, { notation: nameOf(written), recorded: others.join(family.comma) });
}

/** The notation in which an acuity was recorded; a number that can be two is the one that gives its value. */
function recordedNotation(text: string, value: number): AcuityNotation {
  const own = ownNotation(text);
  if (own !== null && own !== 'either') return own;
  const inDecimal = logMar(text, 'decimal');
  return inDecimal !== null && roundLogMar(inDecimal) === value ? 'decimal' : 'logmar';
}
