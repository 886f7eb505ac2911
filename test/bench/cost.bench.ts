import { cases } from '../../shared/cases/endpoints.ts';
import { openClinic } from '../support/clinic.ts';
import { depthOf, openWorld } from '../support/world.ts';

const isFull = process.argv.includes('--full');
const sizes = isFull ? [100, 1_000, 10_000] : [50, 500];
const writers = 8;

/** What finding a child costs in round trips and capacity units, in clinics of different sizes. */
export async function benchCost(): Promise<void> {
  for (const size of sizes) console.log(`cost at ${size} cases: ${(await costsAt(size)).join('; ')}`);
}

async function costsAt(size: number): Promise<string[]> {
  const world = await openWorld();
  const { admin } = await openClinic();
  const target = await admin.call(cases.createCase, { fullName: '单于晓', otherName: 'Zelda Quine' });
  let left = size - 1;
  const write = async () => {
    while (left-- > 0) await admin.call(cases.createCase, { fullName: `Child Number ${left}` });
  };
  await Promise.all(Array.from({ length: writers }, write));
  const { id, version } = target.data;
  const acts: Record<string, () => Promise<unknown>> = {
    list: () => admin.call(cases.searchCases, {}),
    'search zelda': () => admin.call(cases.searchCases, { text: 'zelda' }),
    'search 单于': () => admin.call(cases.searchCases, { text: '单于' }),
    read: () => admin.call(cases.getCase, { caseId: id }),
    change: () =>
      admin.call(cases.changeCase, {
        caseId: id,
        version,
        fullName: '单于晓',
        otherName: 'Zelda Quine',
        address: 'x',
      }),
    create: () => admin.call(cases.createCase, { fullName: '陈小明', otherName: 'Chan Siu Ming' }),
  };
  const costs: string[] = [];
  for (const [name, act] of Object.entries(acts)) {
    const { calls } = await world.measure(act);
    const units = calls.reduce((sum, call) => sum + call.units, 0);
    costs.push(`${name} ${units} units in ${depthOf(calls)} round trips`);
  }
  return costs;
}
