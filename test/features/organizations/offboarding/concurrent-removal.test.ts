import { expect } from 'vitest';
import type { FaultInjection } from '../../../../lib/local/fault-injection.ts';
import { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import { accountDeletion } from '../../../../shared/features/people/account-deletion/endpoints.ts';
import { openClinic, password } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../../support/world.ts';

/** Delays the writes of two concurrent requests until both of them have read. */
function waitUntilBothHaveRead(entry: 'api' | 'account'): FaultInjection {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let waiting = 0;
  return async ({ lambda, operation }) => {
    if (lambda !== entry || operation !== 'TransactWriteItems') return undefined;
    waiting++;
    if (waiting >= 2) resolve(undefined);
    return promise;
  };
}

testInTurn(
  'if two admins remove the same member at the same time, both get the same response, and only one seat becomes free',
  async () => {
    const { withFaults } = await openWorld();
    const clinic = await openClinic();
    const [second, user] = [await clinic.join({ role: 'admin' }), await clinic.join()];
    const path = offboarding.removeMember.path.replace('{memberId}', user.person.id);
    const replies = await withFaults(waitUntilBothHaveRead('api'), () =>
      Promise.all([clinic.admin, second].map(admin => admin.send('DELETE', path, { body: '{}' }))),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const [first, other] = replies.map(({ body }) => (body as { data: { id: string } }).data.id);
    expect(first).toBe(other);
    expect(await violationsOf(clinic.slug)).toEqual([]);
  },
);

testInTurn('two concurrent requests to delete an account start one deletion', async () => {
  const { withFaults } = await openWorld();
  const user = await (await openClinic()).join();
  const ask = () => user.call(accountDeletion.askForErasure, { password });
  await withFaults(waitUntilBothHaveRead('account'), () => Promise.all([ask(), ask()]));
  const { itemsWith } = await openRawTable();
  const acts = (await itemsWith('record', user.person.id)).map(({ act }) => act);
  expect(acts.filter(act => act === 'person.erasure-asked')).toHaveLength(1);
});
