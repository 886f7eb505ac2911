import { CasesStore } from '../../functions/features/cases/cases/cases-store.ts';
import type { CaseSearch } from '../../functions/features/cases/cases/find-cases.ts';
import { pageSize } from '../../shared/core/limits.ts';
import { Case, CaseFields, CaseFilters } from '../../shared/features/cases/cases/schema.ts';
import { fillCases } from './fill-cases.ts';
import { openUnitsTable, type UnitsTable } from './units-table.ts';

const isFull = process.argv.includes('--full');
const sizes = isFull ? [1_000, 100_000] : [500, 1_000];
const search: CaseSearch = {
  ...CaseFilters.parse({}),
  text: '',
  today: '2026-11-20',
  sort: 'updated',
  limit: pageSize,
  cursor: null,
};
const child = CaseFields.parse({ fullName: '单于晓', otherName: 'Zelda Quine', mobile: '+85291234567' });

/**
 * Measures the capacity units and table requests that lists, searches, reads and writes of cases take, in
 * clinics of different sizes.
 */
export async function benchCost(): Promise<void> {
  const units = await openUnitsTable();
  const costs: Map<string, string>[] = [];
  for (const size of sizes) costs.push(await costsAt(units, size));
  await units.close();
  const [small = new Map<string, string>(), large = new Map<string, string>()] = costs;
  for (const [act, cost] of small) {
    const other = large.get(act) ?? '';
    const ratio = Number.parseFloat(other) / Number.parseFloat(cost);
    console.log(
      `cost of ${act}: ${cost} at ${sizes[0]} cases, ${other} at ${sizes[1]}, ratio ${ratio.toFixed(2)}`,
    );
  }
}

async function costsAt(units: UnitsTable, size: number): Promise<Map<string, string>> {
  const organization = `bench-${size}`;
  const startedAt = performance.now();
  await fillCases(units, organization, size);
  console.log(`filled with ${size} cases in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  const { table, measure } = units;
  const origin = { organization, by: 'bench', requestId: 'bench', idempotency: undefined, now: Date.now };
  const store = new CasesStore(table, organization, origin);
  const viewer = { id: origin.by, scope: 'organization' as const };
  const find = (wanted: Partial<CaseSearch>) => store.find({ ...search, ...wanted }, viewer);
  const made = await store.create(child, [], 'staff');
  const second = (await find({ sort: 'name' })).next;
  const acts: Record<string, () => Promise<unknown>> = {
    'the list with its count': () => Promise.all([find({}), store.count('active')]),
    'its second page by name': () => find({ sort: 'name', cursor: second }),
    'the list of girls': () => find({ gender: 'female' }),
    'a tag that nobody has': () => find({ tag: 'none' }),
    'searching zelda': () => find({ text: 'zelda' }),
    'searching 单于': () => find({ text: '单于' }),
    'searching 4567': () => find({ text: '4567' }),
    'searching a': () => find({ text: 'a' }),
    'searching nobody': () => find({ text: 'xylophone' }),
    'reading a case': () => store.get(made.id),
    'adding a case': () => store.create({ ...child, fullName: '陈小明' }, [], 'staff'),
    'changing an address': () => change(store, made, { address: 'x' }),
    'changing a name': () => change(store, made, { otherName: 'Zoe Quine' }),
  };
  const costs = new Map<string, string>();
  for (const [name, act] of Object.entries(acts)) {
    const { units, requests } = await measure(act);
    costs.set(name, `${units} units in ${requests} requests`);
  }
  return costs;
}

async function change(store: CasesStore, { id }: Case, changes: Partial<Case>): Promise<Case> {
  const before = Case.parse(await store.get(id));
  return store.change(before, changes, { act: 'case.changed', record: id });
}
