import { expect, test } from 'vitest';
import { publicTermKey } from '../../../../functions/features/consent/consent-keys.ts';
import { ConsentsStore } from '../../../../functions/features/consent/consents/consents-store.ts';
import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { consents } from '../../../../shared/features/consent/consents/endpoints.ts';
import type { PublicTerm } from '../../../../shared/features/consent/terms/term.schema.ts';
import { type Clinic, openClinic } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { givenConsent, makeConsent } from './samples.ts';

/** Publishes terms that families accept. The current version of their text is 3. */
async function publishTerm({ slug }: Clinic): Promise<PublicTerm> {
  const description = { type: 'doc' as const, content: [] };
  const term: PublicTerm = {
    id: newId('term', Date.now()),
    textVersion: 3,
    isRequired: true,
    texts: { en: { title: 'House rules', description }, zh: null },
    textHashes: { en: 'a'.repeat(64), zh: null },
    changedAt: '2026-03-01T09:00:00.000Z',
  };
  const { table } = await openRawTable();
  await table.putIfAbsent({ ...publicTermKey(slug, term.id), kind: 'public-term', ...term });
  return term;
}

const acceptancesOf = async (clinic: Clinic, term: string, caseId: string) => {
  const { table } = await openRawTable();
  const origin = {
    organization: clinic.slug,
    by: 'x',
    requestId: 'x',
    idempotency: undefined,
    now: Date.now,
  };
  return new ConsentsStore(table, clinic.slug, origin).acceptancesOf(term, [{ id: caseId }]);
};

test('users who see a case see the case’s consents, newest first, each with the name of the person who recorded the consent', async () => {
  const [ours, theirs] = await Promise.all([openClinic(), openClinic()]);
  const { id: caseId } = await makeCase(ours.admin);
  const first = await makeConsent(ours.admin, 'First', caseId);
  const second = await makeConsent(ours.admin, 'Second', caseId);
  const { data } = await ours.admin.call(consents.listConsents, { caseId });
  const byName = ours.admin.person.fullName;
  expect(data.data).toEqual([second, first].map(one => ({ ...one, byName, withdrawnByName: null })));
  expect(await theirs.admin.expectError(consents.listConsents, { caseId })).toMatchObject({ status: 404 });
  const selected = await ours.join({ visibility: 'selected' });
  expect(await selected.expectError(consents.listConsents, { caseId })).toMatchObject({ status: 404 });
});

test('a withdrawn consent stays in the list with the reason for the withdrawal, and cannot be withdrawn again', async () => {
  const { admin } = await openClinic();
  const { id: consentId, caseId } = await makeConsent(admin);
  const withdrawal = { consentId, version: 1, reason: 'Moved away' };
  await admin.call(consents.withdrawConsent, withdrawal);
  const again = await admin.expectError(consents.withdrawConsent, { ...withdrawal, reason: 'Other' });
  expect(again).toMatchObject({ code: 'version.conflict' });
  const second = await admin.expectError(consents.withdrawConsent, { ...withdrawal, version: 2 });
  expect(second).toMatchObject({ code: 'version.conflict' });
  const { data } = await admin.call(consents.listConsents, { caseId });
  expect(data.data).toMatchObject([
    {
      id: consentId,
      reason: 'Moved away',
      withdrawnAt: expect.any(String),
      withdrawnByName: admin.person.fullName,
    },
  ]);
});

test('the timeline shows consents and their withdrawals', async () => {
  const { admin } = await openClinic();
  const { id: consentId, caseId } = await makeConsent(admin);
  await admin.call(consents.withdrawConsent, { consentId, version: 1, reason: 'Moved away' });
  const { data } = await admin.call(cases.listTimeline, { caseId });
  expect(data.data.map(({ act }) => act)).toEqual(['consent.withdrawn', 'consent.recorded', 'case.created']);
});

test('no consent can be added to an archived case, but an existing consent can be withdrawn', async () => {
  const { admin } = await openClinic();
  const { id: consentId, caseId } = await makeConsent(admin);
  await admin.call(cases.archiveCase, { caseId });
  const refusal = await admin.expectError(consents.recordConsent, { ...givenConsent(), caseId });
  expect(refusal.code).toBe('case.archived');
  const { data } = await admin.call(consents.withdrawConsent, {
    consentId,
    version: 1,
    reason: 'Moved away',
  });
  expect(data.withdrawnAt).not.toBeNull();
});

test('a consent with a date in the future is rejected', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin);
  const sent = { ...givenConsent(), caseId, givenOn: `${new Date().getFullYear() + 1}-12-31` };
  const { fields } = await admin.expectError(consents.recordConsent, sent);
  expect(fields).toEqual({ givenOn: 'validation.future_date' });
});

testInTurn(
  'a recorded consent stores the title and the hash of the current consent text; a consent to an outdated text is rejected',
  async () => {
    const clinic = await openClinic();
    const { admin } = clinic;
    const { id } = await publishTerm(clinic);
    const { id: caseId } = await makeCase(admin);
    const accept = (textVersion: number) => ({
      ...givenConsent(),
      ...({ caseId, purpose: 'terms', term: { id, textVersion } } as const),
    });
    const { fields } = await admin.expectError(consents.recordConsent, accept(2));
    expect(fields).toEqual({ term: 'validation.outdated' });
    const { data } = await admin.call(consents.recordConsent, accept(3));
    expect(data).toMatchObject({
      term: { id, textVersion: 3, title: 'House rules' },
      textHash: 'a'.repeat(64),
    });
    const term = { id, textVersion: 3 };
    expect(await acceptancesOf(clinic, id, caseId)).toMatchObject([{ term, withdrawnAt: null }]);
    await admin.call(consents.withdrawConsent, { consentId: data.id, version: 1, reason: 'No' });
    expect(await acceptancesOf(clinic, id, caseId)).toMatchObject([
      { term, withdrawnAt: expect.any(String) },
    ]);
  },
);

testInTurn(
  'when an older acceptance of a consent text is withdrawn, a newer acceptance stays in force',
  async () => {
    const clinic = await openClinic();
    const { admin } = clinic;
    const { id } = await publishTerm(clinic);
    const { id: caseId } = await makeCase(admin);
    const accept = { ...givenConsent(), caseId, purpose: 'terms', term: { id, textVersion: 3 } } as const;
    const { data: older } = await admin.call(consents.recordConsent, accept);
    const { data: newer } = await admin.call(consents.recordConsent, accept);
    await admin.call(consents.withdrawConsent, { consentId: older.id, version: 1, reason: 'Twice' });
    expect(await acceptancesOf(clinic, id, caseId)).toMatchObject([
      { consentId: newer.id, withdrawnAt: null },
    ]);
  },
);

test('the timeline shows the purpose of a consent, and which term it accepts', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const { id } = await publishTerm(clinic);
  const { id: caseId } = await makeCase(admin);
  await admin.call(consents.recordConsent, { ...givenConsent(), caseId, purpose: 'photos' });
  const term = { id, textVersion: 3 };
  await admin.call(consents.recordConsent, { ...givenConsent(), caseId, purpose: 'terms', term });
  await settled();
  const { data } = await admin.call(cases.listTimeline, { caseId });
  const told = data.data.filter(({ act }) => act === 'consent.recorded');
  expect(told.map(({ details }) => details)).toEqual([
    { purpose: 'terms', term: id, textVersion: '3' },
    { purpose: 'photos' },
  ]);
});
