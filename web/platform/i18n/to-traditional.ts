import { Converter } from 'opencc-js/cn2t';
import exceptions from './traditional-exceptions.json' with { type: 'json' };

const toHongKongCharacters = Converter({ from: 'cn', to: 'hk' });

const hongKongWords = new Map(Object.entries(exceptions));
const longestFirst = [...hongKongWords.keys()].sort((a, b) => b.length - a.length);
const exceptionPattern = new RegExp(`(${longestFirst.join('|')})`);

/**
 * Converts Simplified Chinese to Hong Kong usage: reviewed words first, the rest character by character. The
 * dictionaries are too large for the browser, so translations are converted at build time.
 */
export function toTraditional(text: string): string {
  return text
    .split(exceptionPattern)
    .map(part => hongKongWords.get(part) ?? toHongKongCharacters(part))
    .join('');
}
