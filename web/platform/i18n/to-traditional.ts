import { Converter } from 'opencc-js/cn2t';
import exceptions from './traditional-exceptions.json' with { type: 'json' };

const toHongKongCharacters = Converter({ from: 'cn', to: 'hk' });

const hongKongWords = new Map(Object.entries(exceptions));
const longestFirst = [...hongKongWords.keys()].sort((a, b) => b.length - a.length);
const exceptionPattern = new RegExp(`(${longestFirst.join('|')})`);

/**
 * Converts Simplified Chinese to Hong Kong usage: reviewed words first, then character by character. Runs at
 * build time, because the dictionaries are too large for the browser.
 */
export function toTraditional(text: string): string {
  return text
    .split(exceptionPattern)
    .map(part => hongKongWords.get(part) ?? toHongKongCharacters(part))
    .join('');
}
