import { organizationItems } from '../../../support/integrity.ts';

/** Everything stored of an organisation but for the journal, answers, and what counts writes. */
export async function digest(slug: string): Promise<string[]> {
  const items = await organizationItems(slug);
  return items
    .filter(({ pk }) => !/#(J|R|I|D|CALLS)(#|$)|#COUNT$|^O#[^#]+#(STAT|U)/.test(pk))
    .map(({ version: _, revision: __, moves: ___, ...item }) => JSON.stringify(item, sorted))
    .sort();
}

const sorted = (_: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
