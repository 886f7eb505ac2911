import type { Locale, Script } from './fields.ts';
import { type LanguageTag, languageTag } from './languages.ts';
import { decodeBytes } from './reading/decode-bytes.ts';

/** The Han characters of a two-byte encoding, found by decoding the ranges of its lead and trail bytes. */
function charactersOf(
  encoding: 'gb18030' | 'big5',
  leads: readonly [number, number],
  trails: readonly (readonly [number, number])[],
): Set<string> {
  const bytes: number[] = [];
  for (let lead = leads[0]; lead <= leads[1]; lead += 1)
    for (const [first, last] of trails)
      for (let trail = first; trail <= last; trail += 1) bytes.push(lead, trail);
  const text = decodeBytes(new Uint8Array(bytes), encoding);
  return new Set(text.match(/\p{Script=Han}/gu));
}

let standards: { simplified: Set<string>; traditional: Set<string> } | undefined;

/** The characters of each Chinese script: GB 2312 has those of Simplified, Big5 those of Traditional. */
function readStandards() {
  standards ??= {
    simplified: charactersOf('gb18030', [0xb0, 0xf7], [[0xa1, 0xfe]]),
    traditional: charactersOf(
      'big5',
      [0xa4, 0xf9],
      [
        [0x40, 0x7e],
        [0xa1, 0xfe],
      ],
    ),
  };
  return standards;
}

const scripts = ['simplified', 'traditional'] as const satisfies readonly Script[];

/** The Chinese scripts used in a text, found by characters that only one of the two scripts has. */
export function scriptsInText(text: string): Script[] {
  const standards = readStandards();
  const characters = text.match(/\p{Script=Han}/gu) ?? [];
  const isOnlyIn = (one: Script, character: string) =>
    scripts.every(script => standards[script].has(character) === (script === one));
  return scripts.filter(one => characters.some(character => isOnlyIn(one, character)));
}

/**
 * The Chinese script of a text: the script with more characters that the other script lacks; null if there
 * are equally many or none.
 */
export function scriptOfText(text: string): Script | null {
  const characters = text.match(/\p{Script=Han}/gu);
  if (!characters) return null;
  const { simplified, traditional } = readStandards();
  let balance = 0;
  for (const character of characters)
    balance += Number(simplified.has(character)) - Number(traditional.has(character));
  if (balance === 0) return null;
  return balance > 0 ? 'simplified' : 'traditional';
}

/**
 * Language tag of a text. The characters of a Chinese text decide its script; if they fit both scripts,
 * `expected` is used.
 */
export const textTag = (language: Locale, text: string, expected: Script = 'simplified'): LanguageTag =>
  languageTag(language, scriptOfText(text) ?? expected);
