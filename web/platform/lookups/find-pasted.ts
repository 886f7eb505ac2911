import type { ResponseOf } from '../../../shared/core/endpoint.ts';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import type { CaseName } from '../../../shared/features/cases/cases/schema.ts';
import { call } from '../api/call.ts';
import type { PickedCase } from './find-cases.ts';

const searchesAtOnce = 4;
const namesakes = 10;

export interface PastedNames {
  found: PickedCase[];
  /** Lines that match no child, and lines that match several. */
  unknown: string[];
  ambiguous: string[];
}

/** Names of a pasted list: the first cell of each row. */
export const readPastedNames = (text: string): string[] => [
  ...new Set(
    text
      .split(/\r?\n/)
      .map(line => (line.split('\t')[0] ?? '').trim())
      .filter(Boolean),
  ),
];

const folded = (name: string | null) =>
  (name ?? '').normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

const hasName = ({ fullName, otherName }: Pick<CaseName, 'fullName' | 'otherName'>, name: string): boolean =>
  [fullName, otherName].some(own => folded(own) === folded(name));

export const toPicked = ({
  id,
  fullName,
  otherName,
  birthDate,
}: Omit<CaseName, 'gender' | 'status'>): PickedCase => ({
  id,
  fullName,
  otherName,
  detail: birthDate,
});

/** Finds active children by full name. Reports ambiguous names instead of guessing. */
export async function findPasted(names: readonly string[]): Promise<PastedNames> {
  const result: PastedNames = { found: [], unknown: [], ambiguous: [] };
  const findOne = async (name: string) => {
    const { data } = await call(cases.searchCases, { text: name, limit: namesakes });
    return { name, matches: data.filter(record => hasName(record, name)) };
  };
  for (let at = 0; at < names.length; at += searchesAtOnce) {
    for (const { name, matches } of await Promise.all(names.slice(at, at + searchesAtOnce).map(findOne))) {
      const [only] = matches;
      if (!only) result.unknown.push(name);
      else if (matches.length > 1) result.ambiguous.push(name);
      else result.found.push(toPicked(only));
    }
  }
  return result;
}

type CasePage = ResponseOf<typeof cases.searchCases>;

/** Active children with a tag, such as that of their class. */
export async function findTagged(tag: string, most: number): Promise<PickedCase[]> {
  const found: PickedCase[] = [];
  let cursor: string | null = null;
  do {
    const page: CasePage = await call(cases.searchCases, { tag, sort: 'name', limit: 100, cursor });
    const { data, meta } = page;
    found.push(...data.map(toPicked));
    cursor = meta.next;
  } while (cursor !== null && found.length < most);
  return found.slice(0, most);
}
