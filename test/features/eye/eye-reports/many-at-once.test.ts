import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { FaultInjection } from '../../../../lib/local/fault-injection.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { openClinic, type Principal, today } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeEyeReport, visit } from './samples.ts';

const timeout = 120_000;
/**
 * Highest allowed average of transactions per visit: one to store the visit, and some retries after
 * conflicts.
 */
const mostTransactions = 1.2;

const references = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `R-${today().slice(0, 4)}-${String(index + 1).padStart(6, '0')}`,
  );

const childrenOf = (who: Principal, count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await makeCase(who)).id));

const crowds: [title: string, visits: number, children: number][] = [
  ['twenty visits of one child', 20, 1],
  ['fifty visits of ten children', 50, 10],
];

for (const [title, visits, count] of crowds) {
  testInTurn(
    `${title} that are saved at the same time get consecutive reference numbers with few retries`,
    { timeout },
    async () => {
      const { admin, slug } = await openClinic();
      const children = await childrenOf(admin, count);
      const { recordCalls } = await openWorld();
      const { result, calls } = await recordCalls(() =>
        Promise.all(
          Array.from({ length: visits }, (_, index) => makeEyeReport(admin, {}, children[index % count])),
        ),
      );
      expect(result.map(({ reference }) => reference).sort()).toEqual(references(visits));
      const transactions = calls.filter(({ operation }) => operation === 'TransactWriteItems');
      expect(transactions.length).toBeLessThanOrEqual(visits * mostTransactions);
      expect(await violationsOf(slug)).toEqual([]);
    },
  );
}

testInTurn(
  'a database write that hangs delays later visits only briefly, and a retry of the request returns the response',
  {
    timeout,
  },
  async () => {
    const { admin, slug } = await openClinic();
    const [caseId = ''] = await childrenOf(admin, 1);
    const key = { 'idempotency-key': randomUUID() };
    const save = () => admin.call(eyeReports.createEyeReport, { ...visit, caseId }, key);
    const { withFaults } = await openWorld();
    const { hang, isHanging } = hangFirstWrite(caseId);
    const { lost, others } = await withFaults(hang, async () => {
      const slow = save().catch((error: Error) => error.message);
      await isHanging;
      const start = performance.now();
      const made = await Promise.all([1, 2, 3].map(() => makeEyeReport(admin, {}, caseId)));
      return { others: { made, ms: performance.now() - start }, lost: await slow };
    });
    expect(others.ms).toBeLessThan(15_000);
    const { data: again } = await save();
    expect([again, ...others.made].map(({ reference }) => reference).sort()).toEqual(references(4));
    if (typeof lost !== 'string') expect(again).toEqual(lost.data);
    expect(await violationsOf(slug)).toEqual([]);
  },
);

/** Makes the first transaction about a case succeed in the database, but never return a response. */
function hangFirstWrite(caseId: string): { hang: FaultInjection; isHanging: Promise<void> } {
  const { promise: isHanging, resolve } = Promise.withResolvers<void>();
  let isFirst = true;
  const hang: FaultInjection = ({ operation, subjects }) => {
    const isHit = operation === 'TransactWriteItems' && subjects.some(key => key.includes(caseId));
    if (!isFirst || !isHit) return undefined;
    isFirst = false;
    resolve();
    return 'hang';
  };
  return { hang, isHanging };
}
