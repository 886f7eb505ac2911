import type { LanguageTag } from '../languages.ts';
import { traditionalWords } from './traditional-words.ts';

/**
 * Template tag for strings inside functions: converts the literal words to Traditional Chinese, but not the
 * inserted values.
 */
export type Tag = (words: TemplateStringsArray, ...values: readonly unknown[]) => string;

/**
 * Returns a function that selects texts by language. Chinese is written in Simplified and converted to
 * Traditional (Hong Kong usage) on first use.
 * @param texts strings inside Chinese functions need the tag `t`, or they stay Simplified
 */
export function textsByLanguage<Texts>(texts: {
  en: Texts;
  zh: (t: Tag) => Texts;
}): (language: LanguageTag) => Texts {
  const made: Partial<Record<LanguageTag, Texts>> = { en: texts.en };
  return language => {
    made[language] ??= language === 'zh-Hant' ? inTraditional(texts.zh(traditionalTag)) : texts.zh(join);
    return made[language];
  };
}

/** Converts every string in plain data from Simplified Chinese to Traditional; functions stay as they are. */
export function inTraditional<Texts>(texts: Texts): Texts {
  return convert(texts) as Texts;
}

function convert(texts: unknown): unknown {
  if (typeof texts === 'string') return convertString(texts);
  if (Array.isArray(texts)) return texts.map(convert);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, convert(text)]));
}

/** Joins words and values. Unlike `String.raw`, it reads escapes such as `\u00A0`. */
const join: Tag = (words, ...values) => String.raw({ raw: words }, ...values);

const convertedWords = new WeakMap<TemplateStringsArray, string[]>();

const traditionalTag: Tag = (words, ...values) => {
  const converted = convertedWords.get(words) ?? words.map(convertString);
  convertedWords.set(words, converted);
  return String.raw({ raw: converted }, ...values);
};

let table: { pattern: RegExp; traditional: Map<string, string> } | undefined;

function convertString(text: string): string {
  table ??= readTable();
  const { pattern, traditional } = table;
  return text.replace(pattern, word => traditional.get(word) ?? word);
}

/**
 * Reads the table of Simplified words and their Traditional forms. Longer words come first in the table, so
 * that the regular expression tries them first.
 */
function readTable() {
  const traditional = new Map(traditionalWords.split(' ').map(pair => pair.split('=') as [string, string]));
  return { pattern: new RegExp([...traditional.keys()].join('|'), 'g'), traditional };
}
