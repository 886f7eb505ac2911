import { expect, test } from 'vitest';
import type { Interference } from '../../../../lib/local/interference.ts';
import { departures } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import { erasures } from '../../../../shared/features/people/account-deletion/endpoints.ts';
import { openClinic, password } from '../../../support/clinic.ts';
import { faultsOf } from '../../../support/integrity.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { openWorld } from '../../../support/world.ts';

/** Lets two calls write only when both have read. */
function bothHaveRead(entry: 'api' | 'account'): Interference {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let waiting = 0;
  return async ({ lambda, operation }) => {
    if (lambda !== entry || operation !== 'TransactWriteItems') return undefined;
    waiting++;
    if (waiting >= 2) resolve(undefined);
    return promise;
  };
}

test('when two admins remove the same member at once, one succeeds and one seat is freed', async () => {
  const { disturb } = await openWorld();
  const clinic = await openClinic();
  const [second, user] = [await clinic.join({ role: 'admin' }), await clinic.join()];
  const path = departures.removeMember.path.replace('{memberId}', user.person.id);
  const replies = await disturb(bothHaveRead('api'), () =>
    Promise.all([clinic.admin, second].map(admin => admin.send('DELETE', path, { body: '{}' }))),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 503]);
  expect(await faultsOf(clinic.slug)).toEqual([]);
});

test('two concurrent requests to delete an account create one request', async () => {
  const { disturb } = await openWorld();
  const user = await (await openClinic()).join();
  const ask = () => user.call(erasures.askForErasure, { password });
  await disturb(bothHaveRead('account'), () => Promise.all([ask(), ask()]));
  const { having } = await openRawTable();
  const acts = (await having('record', user.person.id)).map(({ act }) => act);
  expect(acts.filter(act => act === 'person.erasure-asked')).toHaveLength(1);
});
