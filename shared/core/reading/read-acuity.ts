import { isAcuityText } from '../optics/acuity.ts';
import { numberSigns } from './read-number.ts';

/** Words for low vision (an eye that reads no line), including the stored abbreviations. */
const lowVisionWords: [stored: string, words: RegExp][] = [
  ['CF', /^(CF|FC|COUNT(ING)?FINGERS?|FINGERCOUNT(ING)?|[数數]指|指[数數])/],
  ['HM', /^(HM|HANDMO(VE)?MENTS?|HANDMOTION|手[动動])/],
  ['NLP', /^(NLP|NPL|NOLIGHTPERCEPTION|NOPERCEPTIONOFLIGHT|NO[LP][LP](?![A-Z])|[无無]光感)/],
  ['LP', /^(LP|PL|LIGHTPERCEPTION|PERCEPTIONOFLIGHT|光感)/],
];
/** Distance after a low-vision word: `CF 1m`, `指数/30cm`. */
const atDistance =
  /^[@/(]*(?:AT)?(\d{1,3}(?:\.\d{1,2})?)(CM|M(?:ET(?:RE|ER)S?)?|FT|FEET|FOOT|厘米|公分|米|尺)[)]*$/;
const units: [RegExp, string][] = [
  [/^(?:CM|厘米|公分)$/, 'cm'],
  [/^(?:M|米)/, 'm'],
  [/./, 'ft'],
];

/**
 * Converts a typed acuity to its stored form. Accepts full-width characters, spaces, a decimal comma or 。, a
 * missing zero, a typographic minus, and other words for CF, HM, LP and NLP, also with a distance. Other text
 * is returned unchanged.
 */
export function readAcuity(typed: string): string {
  const signs = numberSigns(typed.replaceAll(/[⁄∕]/g, '/'));
  const text = signs
    .replace(/^(-?)\./, '$10.')
    .replace(/\.(?=[+-]|$)/, '')
    .toUpperCase();
  const found = lowVisionOf(text) ?? text;
  return found === '' || isAcuityText(found) ? found : typed;
}

function lowVisionOf(text: string): string | undefined {
  for (const [stored, words] of lowVisionWords) {
    const [word] = words.exec(text) ?? [];
    if (word === undefined) continue;
    const rest = text.slice(word.length);
    if (rest === '') return stored;
    const [, distance, unit = ''] = atDistance.exec(rest) ?? [];
    const isNear = stored === 'CF' || stored === 'HM';
    return isNear && distance
      ? `${stored} ${Number(distance)}${units.find(([known]) => known.test(unit))?.[1]}`
      : undefined;
  }
  return undefined;
}
