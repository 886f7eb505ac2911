import type { Script } from '../fields.ts';
import { traditionalWords } from './traditional-words.ts';

/** Template tag for strings inside functions: converts the literal words, but not the inserted values. */
export type Tag = (words: TemplateStringsArray, ...values: readonly unknown[]) => string;

/**
 * Returns texts in either script. They are written in Simplified Chinese and converted to Traditional (Hong
 * Kong usage) on first use.
 * @param make returns the texts; strings inside functions need the tag `t`, or they stay Simplified
 */
export function inBothScripts<Texts>(make: (t: Tag) => Texts): (script: Script) => Texts {
  const cache: Partial<Record<Script, Texts>> = {};
  return script => {
    cache[script] ??= script === 'traditional' ? inTraditional(make(traditionalTag)) : make(String.raw);
    return cache[script];
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

/** Reads the word table. Longer words come first, so the pattern prefers them. */
function readTable() {
  const traditional = new Map(traditionalWords.split(' ').map(pair => pair.split('=') as [string, string]));
  return { pattern: new RegExp([...traditional.keys()].join('|'), 'g'), traditional };
}
