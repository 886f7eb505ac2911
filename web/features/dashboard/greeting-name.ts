import type { Locale } from '../../../shared/core/fields.ts';

const hanName = /\p{Script=Han}+/u;
const firstLatinName = /\p{Script=Latin}[\p{Letter}’'-]*/u;

/** Name for a greeting: the full Han name in Chinese, the first name in English, if recorded. */
export function greetingName(fullName: string, lang: Locale): string {
  const [first, second] = lang === 'zh' ? [hanName, firstLatinName] : [firstLatinName, hanName];
  return fullName.match(first)?.[0] ?? fullName.match(second)?.[0] ?? fullName;
}
