import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../../lib/build/paths.ts';
import type { Lang } from './pages.ts';

/** Returns the product's text for `catalogue.key`, with each `{{value}}` filled in. */
export type Say = (key: string, values?: Record<string, string | number>) => string;

type Catalogue = { [key: string]: Catalogue | string };

/**
 * Returns a function that finds the product's texts in a language by key, for tests that cross many features.
 */
export function sayIn(lang: Lang): Say {
  const catalogues = new Map<string, Catalogue>();
  const read = (name: string): Catalogue => {
    const path = join(projectFolder, 'web/platform/i18n', lang, `${name}.json`);
    const catalogue = catalogues.get(name) ?? (JSON.parse(readFileSync(path, 'utf8')) as Catalogue);
    catalogues.set(name, catalogue);
    return catalogue;
  };
  return (key, values = {}) => {
    const [name = '', ...keys] = key.split('.');
    let found: Catalogue | string | undefined = read(name);
    for (const each of keys) found = typeof found === 'object' ? found[each] : undefined;
    if (typeof found !== 'string') throw new Error(`Nothing is said in ${lang} for ${key}`);
    return found.replaceAll(/{{(\w+)}}/g, (_, value: string) => String(values[value]));
  };
}

/** Matches the beginning of a label, because required fields have a mark after it. */
export const begins = (label: string): RegExp =>
  new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
