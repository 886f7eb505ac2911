import { Converter } from 'opencc-js/cn2t';
import exceptions from './traditional-exceptions.json' with { type: 'json' };

const toHongKongCharacters = Converter({ from: 'cn', to: 'hk' });

const hongKongWords = new Map(Object.entries(exceptions));
const longestFirst = [...hongKongWords.keys()].sort((a, b) => b.length - a.length);
const exceptionPattern = new RegExp(`(${longestFirst.join('|')})`);

/**
 * Simplified Chinese as Hong Kong writes it: the words of the reviewed list, everything else character
 * by character. Too heavy for a page; catalogues are converted when the web is built.
 */
export function toTraditional(text: string): string {
  return text
    .split(exceptionPattern)
    .map(part => hongKongWords.get(part) ?? toHongKongCharacters(part))
    .join('');
}
