import { organizationItems } from '../../../support/integrity.ts';

/**
 * All items of an organisation except journal entries, stored responses and write counters, as sorted JSON.
 */
export async function digest(slug: string): Promise<string[]> {
  const items = await organizationItems(slug);
  return items
    .filter(({ pk }) => !/#(J|R|I|D|CALLS)(#|$)|#COUNT$|^O#[^#]+#(STAT|U)/.test(pk))
    .map(({ version: _, revision: __, moves: ___, mergeSteps: ____, ...item }) =>
      JSON.stringify(item, sorted),
    )
    .sort();
}

const sorted = (_: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
