import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import type { CaseName } from '../../../shared/features/cases/cases/schema.ts';
import { call } from '../api/call.ts';
import { fetchPages } from '../api/fetch-pages.ts';
import { type PickedCase, toPicked } from './find-cases.ts';

const searchesAtOnce = 4;
const namesakes = 10;

export interface PastedNames {
  found: PickedCase[];
  unknown: string[];
  ambiguous: string[];
}

/**
 * Finds active children in a pasted list by name, at most `most`. Reports ambiguous names instead of
 * guessing.
 */
export async function findPasted(text: string, most: number): Promise<PastedNames> {
  const { readPastedNames } = await import('./read-names.ts');
  const lines = readPastedNames(text).slice(0, most);
  const result: PastedNames = { found: [], unknown: [], ambiguous: [] };
  for (let at = 0; at < lines.length; at += searchesAtOnce) {
    const part = lines.slice(at, at + searchesAtOnce);
    const matches = await Promise.all(part.map(({ names }) => findNamed(names)));
    for (const [index, children] of matches.entries()) {
      const [only] = children;
      const written = part[index]?.text ?? '';
      if (!only) result.unknown.push(written);
      else if (children.length > 1) result.ambiguous.push(written);
      else result.found.push(toPicked(only));
    }
  }
  return result;
}

/** Searches the names one after another; returns the children who match the first name that finds any. */
async function findNamed(names: readonly string[]): Promise<CaseName[]> {
  for (const text of names) {
    const { data } = await call(cases.searchCases, { text, limit: namesakes, isWholeName: true });
    if (data.length > 0) return data;
  }
  return [];
}

/** Finds active children with a tag, such as that of their class. */
export async function findTagged(tag: string, most: number): Promise<PickedCase[]> {
  const { rows } = await fetchPages(
    cursor => call(cases.searchCases, { tag, sort: 'name', limit: 100, cursor }),
    most,
  );
  return rows.slice(0, most).map(toPicked);
}
