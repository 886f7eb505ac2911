import { globSync, readFileSync } from 'node:fs';
import { toTraditional } from '../../web/platform/i18n/to-traditional.ts';
import exceptions from '../../web/platform/i18n/traditional-exceptions.json' with { type: 'json' };
import { projectFolder } from './paths.ts';

export const traditionalWordsFile = 'shared/core/chinese/traditional-words.ts';

/** Maximum length of a word in the table. Such a word shows how a character in it is converted. */
const maxWordLength = 6;

/**
 * Generates a table that converts the Chinese texts of shared/ and functions/ to Traditional Chinese. It
 * contains only those characters and words of these texts that differ between the scripts, because the whole
 * dictionary is too large for a Lambda or a browser. @throws Error if such a table cannot convert a text
 */
export function traditionalWordsSource(): string {
  const table = tableFor(chineseTexts());
  const pairs = [...table].map(pair => pair.join('=')).join(' ');
  return `// Made by npm run docs from the Chinese texts of shared/ and functions/; change them there.

/** Pairs of words as simplified=traditional, longer words first. */
export const traditionalWords =
  '${pairs}';
`;
}

function chineseTexts(): string[] {
  const files = globSync('{shared,functions}/**/*.ts', { cwd: projectFolder }).filter(
    file => file !== traditionalWordsFile,
  );
  const source = files.map(file => readFileSync(`${projectFolder}${file}`, 'utf8')).join('\n');
  return [...new Set(source.match(/[\p{Script=Han}“”]+/gu))].toSorted();
}

function tableFor(texts: readonly string[]): Map<string, string> {
  const words = new Map<string, string>();
  const add = (word: string) => words.set(word, toTraditional(word));
  const convert = (text: string) => {
    const pattern = new RegExp(longestFirst(words).join('|'), 'g');
    return text.replace(pattern, word => words.get(word) ?? word);
  };
  for (const character of new Set(texts.join(''))) if (toTraditional(character) !== character) add(character);
  for (const word of Object.keys(exceptions)) if (texts.some(text => text.includes(word))) add(word);
  for (const text of texts) while (convert(text) !== toTraditional(text)) add(wordDecidingIn(text, convert));
  return new Map(longestFirst(words).map(word => [word, words.get(word) ?? word]));
}

/** The shortest part of a text that the table converts differently from the dictionary. */
function wordDecidingIn(text: string, convert: (text: string) => string): string {
  for (let length = 2; length <= maxWordLength; length += 1)
    for (let at = 0; at + length <= text.length; at += 1) {
      const part = text.slice(at, at + length);
      const isConvertedSo = toTraditional(text).includes(toTraditional(part));
      if (isConvertedSo && convert(part) !== toTraditional(part)) return part;
    }
  throw new Error(`no short word decides how “${text}” is converted: add one to traditional-exceptions.json`);
}

const longestFirst = (words: ReadonlyMap<string, string>): string[] =>
  [...words.keys()].toSorted((one, other) => other.length - one.length || (one < other ? -1 : 1));
