import type { Locale } from './fields.ts';
import { maxLineLength } from './limits.ts';

const copyNames = {
  en: (name: string) => `Copy of ${name}`,
  zh: (name: string) => `${name}的副本`,
};

/** Name of a copy, shortened to the maximum length. */
export function nameOfCopy(name: string, locale: Locale): string {
  const room = maxLineLength - [...copyNames[locale]('')].length;
  return copyNames[locale]([...name].slice(0, room).join('').trim());
}
