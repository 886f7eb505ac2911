import { beforeAll, describe, expect, test } from 'vitest';
import { cases } from '../../shared/cases/endpoints.ts';
import { type Call, calls } from '../../shared/contract.ts';
import { notifications } from '../../shared/notifications/endpoints.ts';
import { callerWith } from '../support/caller.ts';
import { type Clinic, openClinic, type Principal } from '../support/clinic.ts';
import { faultsOf } from '../support/integrity.ts';
import { isFull } from '../support/is-full.ts';
import { addNotification } from '../support/named-records.ts';
import { oldIndex } from '../support/old-index.ts';
import { inputFor, openPerformers, type Performers, performerOf } from '../support/performers.ts';
import { makeCase } from '../support/samples/cases.ts';
import { sendCall } from '../support/samples.ts';
import { firstTurn } from '../support/seed.ts';
import { openTally } from '../support/tally.ts';
import { openWorld } from '../support/world.ts';

const tally = openTally('stale index');

let clinic: Clinic;
let performers: Performers;
let user: Principal;
beforeAll(async () => {
  clinic = await openClinic();
  performers = await openPerformers(clinic);
  user = performers.user;
  await makeCase(user);
});

async function send(call: Call) {
  const caller = await performerOf(performers, call);
  const sent = await inputFor(call, clinic, caller);
  const { api } = await openWorld();
  const sender = call.endpoint.needs === 'public' ? callerWith(api, {}) : caller;
  return sendCall(sender, call, sent);
}

const first = firstTurn('stale index');
/** What is left of an index that lags. Each call meets one of them in turn, and all in full. */
const ages: [string, () => Clinic | undefined][] = [
  ['knows nothing', () => undefined],
  ['has stopped', () => clinic],
];

describe.each(ages)('where the index %s', (age, knows) => {
  test('calls succeed, and what is stored is whole', async () => {
    const { backend, disturb } = await openWorld();
    const own = ages.findIndex(([name]) => name === age);
    const tried = calls.filter((_, index) => isFull || (first + index) % ages.length === own);
    await disturb(await oldIndex(knows()), async () => {
      for (const call of tried) {
        const { status, text } = await send(call);
        const what = `${call.name} where the index ${age}`;
        tally.probe(what, status !== (call.endpoint.status ?? 200) && text);
      }
      await backend.settled();
    });
    for (const fault of await faultsOf(clinic.slug)) tally.probe(age, fault);
    tally.settle();
  });

  test('people open what they wrote and find it by its words', async () => {
    const { disturb } = await openWorld();
    await disturb(await oldIndex(knows()), async () => {
      const { id, version } = await makeCase(user, { fullName: 'Quincy Quill' });
      expect((await user.call(cases.getCase, { caseId: id })).data.fullName).toBe('Quincy Quill');
      const found = async (text: string, status: 'active' | 'archived' = 'active') =>
        (await user.call(cases.searchCases, { text, status })).data.data.some(row => row.id === id);
      expect(await found('quincy')).toBe(true);
      await user.call(cases.changeCase, { caseId: id, version, fullName: 'Zelda Quill' });
      expect([await found('quincy'), await found('zelda')]).toEqual([false, true]);
      await user.call(cases.archiveCase, { caseId: id });
      expect([await found('zelda'), await found('zelda', 'archived')]).toEqual([false, true]);
    });
  });

  test('a notification is seen once it is there, and once it is marked', async () => {
    const { disturb } = await openWorld();
    await disturb(await oldIndex(knows()), async () => {
      const notificationId = await addNotification(clinic.slug, user.person.id);
      const newest = async () => (await user.call(notifications.listNotifications, {})).data.data[0];
      expect(await newest()).toMatchObject({ id: notificationId, seen: false });
      await user.call(notifications.markNotificationSeen, { notificationId });
      expect(await newest()).toMatchObject({ id: notificationId, seen: true });
    });
  });
});
