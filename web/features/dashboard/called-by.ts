import type { Locale } from '../../../shared/core/fields.ts';

const hanName = /\p{Script=Han}+/u;
const firstLatinName = /\p{Script=Latin}[\p{Letter}’'-]*/u;

/** What a person is greeted by: in Chinese the whole Han name, in English the first name, as far as recorded. */
export function greetingName(fullName: string, lang: Locale): string {
  const [first, second] = lang === 'zh' ? [hanName, firstLatinName] : [firstLatinName, hanName];
  return fullName.match(first)?.[0] ?? fullName.match(second)?.[0] ?? fullName;
}
