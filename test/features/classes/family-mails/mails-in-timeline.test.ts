import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { familyMails } from '../../../../shared/features/classes/family-mails/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { letter, makeMailedSession } from './samples.ts';

const parent = { title: null, name: null, mobile: null };

const emailsOf = async (who: Principal, caseId: string) =>
  (await who.call(cases.listTimeline, { caseId, kind: 'email' })).data.data;

test('the emails about a session are in the timeline of each child, with their addresses and the sender', async () => {
  const { admin } = await openClinic();
  const [mother, father] = [uniqueEmail('anna'), uniqueEmail('andy')];
  const mia = await makeCase(admin, {
    ...{ contactEmail: null, mother: { ...parent, email: mother }, father: { ...parent, email: father } },
  });
  const leo = await makeCase(admin, {
    contactEmail: null,
    mother: { ...parent, email: mother },
    father: null,
  });
  const ana = await makeCase(admin, { contactEmail: null, mother: null, father: null });
  const ids = [mia.id, leo.id, ana.id];
  const { id: sessionId } = await makeMailedSession(admin, ids, [letter('Tracking')], '2026-03-02');
  const { data: plan } = await admin.call(familyMails.previewFamilyMails, { sessionId });
  await admin.call(familyMails.mailFamilies, { sessionId, fingerprint: plan.fingerprint, knownLast: null });
  await settled();

  const [ofMia, ...more] = await emailsOf(admin, mia.id);
  expect(more).toEqual([]);
  expect(ofMia).toMatchObject({
    act: 'class-session.family-mailed',
    details: { reference: '2026-03-02' },
    by: { id: admin.person.id },
    sending: null,
  });
  const told = plan.families.filter(({ children }) => children.some(({ id }) => id === mia.id));
  expect(ofMia?.to).toHaveLength(told.length);
  expect(ofMia?.to.every(({ address, status }) => address === 'a•••@test.example' && status === 'sent')).toBe(
    true,
  );
  expect((await emailsOf(admin, leo.id)).map(({ to }) => to.map(({ kind }) => kind))).toEqual([['mother']]);
  expect(await emailsOf(admin, ana.id)).toEqual([]);
});
