import { beforeAll, describe, expect, test } from 'vitest';
import { type ApiOperation, apiOperations } from '../../shared/contract.ts';
import { cases } from '../../shared/features/cases/cases/endpoints.ts';
import { notifications } from '../../shared/features/operations/notifications/endpoints.ts';
import { makeCase } from '../features/cases/cases/samples.ts';
import { createNotification } from '../features/operations/notifications/create-notification.ts';
import { callerWith } from '../support/caller.ts';
import {
  type CallersByRole,
  callerForCall,
  createCallersByRole,
  inputFor,
} from '../support/callers-by-role.ts';
import { type Clinic, openClinic, type Principal } from '../support/clinic.ts';
import { violationsOf } from '../support/integrity.ts';
import { isFull } from '../support/is-full.ts';
import { startProbeCount } from '../support/probe-count.ts';
import { sendCall } from '../support/samples.ts';
import { turnsFor } from '../support/sampling/sample-in-turn.ts';
import { sampleOffset } from '../support/seed.ts';
import { staleIndex } from '../support/stale-index.ts';
import { openWorld, settled } from '../support/world.ts';

const probeCount = startProbeCount('stale index');

let clinic: Clinic;
let callersByRole: CallersByRole;
let user: Principal;
beforeAll(async () => {
  clinic = await openClinic();
  callersByRole = await createCallersByRole(clinic);
  user = callersByRole.user;
  await makeCase(user);
});

async function send(call: ApiOperation) {
  const caller = await callerForCall(callersByRole, call);
  const sent = await inputFor(call, clinic, caller);
  const { api } = await openWorld();
  const sender = call.endpoint.needs === 'public' ? callerWith(api, {}) : caller;
  return sendCall(sender, call, sent);
}

const offset = sampleOffset('stale index');
/** Number of endpoints that are tested for each way in which an index can be outdated; `--full` tests all. */
const sampled = 10;
/** The ways in which an index can be outdated. */
const staleness: [string, () => Clinic | undefined][] = [
  ['is empty', () => undefined],
  ['is not updated', () => clinic],
];

describe.each(staleness)('the product works while the index of the table %s', (age, knows) => {
  test('while the index is stale, requests succeed and stored data is complete', async () => {
    const { withFaults } = await openWorld();
    const own = staleness.findIndex(([name]) => name === age);
    const every = turnsFor(sampled, apiOperations.length);
    const tried = apiOperations.filter((_, index) => isFull || (offset + index) % every === own % every);
    await withFaults(await staleIndex(knows()), async () => {
      for (const call of tried) {
        const { status, text } = await send(call);
        const what = `${call.name} where the index ${age}`;
        probeCount.probe(what, status !== (call.endpoint.status ?? 200) && text);
      }
      await settled();
    });
    for (const fault of await violationsOf(clinic.slug)) probeCount.probe(age, fault);
    probeCount.expectNoFailure();
  });

  test('while the index is stale, people can open a case that they have just written and find the case by its words', async () => {
    const { withFaults } = await openWorld();
    await withFaults(await staleIndex(knows()), async () => {
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

  test('while the index is stale, a notification is shown when it arrives and can be marked as seen', async () => {
    const { withFaults } = await openWorld();
    await withFaults(await staleIndex(knows()), async () => {
      const notificationId = await createNotification(clinic.slug, user.person.id);
      const newest = async () => (await user.call(notifications.listNotifications, {})).data.data[0];
      expect(await newest()).toMatchObject({ id: notificationId, seen: false });
      await user.call(notifications.markNotificationSeen, { notificationId });
      expect(await newest()).toMatchObject({ id: notificationId, seen: true });
    });
  });
});
