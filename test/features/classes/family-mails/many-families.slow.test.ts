import { expect, test } from 'vitest';
import { UndeliverableStore } from '../../../../functions/platform/mail/undeliverable-store.ts';
import { classes } from '../../../../shared/features/classes/classes/endpoints.ts';
import { familyMails } from '../../../../shared/features/classes/family-mails/endpoints.ts';
import { maxChildrenOfPart } from '../../../../shared/features/classes/family-mails/schema.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { openClinic, type Principal, today } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { openWorld } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeCustomActivity } from '../../courses/custom-activities/samples.ts';
import { makeClass } from '../classes/samples.ts';
import { makeSession } from '../sessions/samples.ts';
import { letter } from './samples.ts';

interface Child {
  fullName: string;
  address: string | null;
}

/** Creates these children, ten at a time. Emails to their families are in English. */
async function makeChildren(maker: Principal, children: readonly Child[]): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < children.length; from += 10) {
    const made = children
      .slice(from, from + 10)
      .map(({ fullName, address: contactEmail }) =>
        makeCase(maker, { fullName, contactEmail, mother: null, father: null, emailLanguage: 'en' }),
      );
    ids.push(...(await Promise.all(made)).map(({ id }) => id));
  }
  return ids;
}

test('each family gets one email, about only the family’s own children, even if the emails are sent in several batches', {
  timeout: 120_000,
}, async () => {
  const { admin, slug } = await openClinic();
  const { backend, now } = await openWorld();
  const count = maxChildrenOfPart + 3;
  const alone = Array.from({ length: count }, (_, at): Child => {
    return { fullName: `Child ${String(at).padStart(3, '0')}x`, address: uniqueEmail() };
  });
  const shared = uniqueEmail();
  const siblings = ['Mia Twofold', 'Leo Twofold'].map((fullName): Child => ({ fullName, address: shared }));
  const bounced = uniqueEmail();
  const without: Child[] = [
    { fullName: 'Nora Nowhere', address: null },
    { fullName: 'Bob Bounced', address: bounced },
  ];
  const caseIds = await makeChildren(admin, [...alone, ...siblings, ...without]);
  const { table } = await openRawTable();
  await new UndeliverableStore(table, now).add(bounced, 'bounced');
  const { id: classId } = await makeClass(admin);
  await admin.call(classes.addClassChildren, { classId, caseIds });
  const { id: activityId } = await makeCustomActivity(admin, { email: letter('Tracking') });
  const { id: sessionId } = await makeSession(admin, {
    ...{ classIds: [classId], activityIds: [activityId], date: today() },
  });
  const plan = (await admin.call(familyMails.previewFamilyMails, { sessionId })).data;
  expect(plan.families).toHaveLength(count + 1);
  expect(plan.notMailed.map(({ why }) => why).sort()).toEqual(['no-email', 'undeliverable']);
  const { fingerprint } = plan;
  const { data } = await admin.call(familyMails.mailFamilies, { sessionId, fingerprint, knownLast: null });
  expect(data.families).toBe(count + 1);
  await backend.settled();

  const names = [...alone, ...siblings, ...without].map(({ fullName }) => fullName);
  const namedIn = (text: string) => names.filter(name => text.includes(name)).sort();
  const mailed = async (address: string) => {
    const mails = await backend.mail.received(address);
    return mails.map(({ body: { text, html } }) => namedIn(`${text}${html}`));
  };
  for (const { fullName, address } of alone) expect(await mailed(String(address))).toEqual([[fullName]]);
  expect(await mailed(shared)).toEqual([['Leo Twofold', 'Mia Twofold']]);
  expect(await mailed(bounced)).toEqual([]);
  expect(await violationsOf(slug)).toEqual([]);
});
