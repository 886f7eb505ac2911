import { expect, test } from 'vitest';
import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import { consents } from '../../../../shared/features/consent/consents/endpoints.ts';
import { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import type { AcceptanceState, FullTerm } from '../../../../shared/features/consent/terms/schema.ts';
import { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makePair, merge } from '../../cases/merges/samples.ts';
import { givenConsent } from '../consents/samples.ts';
import { makeTerm, makeUserTerm, termFields, termText } from './samples.ts';

const accept = async (who: Principal, caseId: string, { id, textVersion }: FullTerm) => {
  const given = { ...givenConsent(), caseId, purpose: 'terms', term: { id, textVersion } } as const;
  return (await who.call(consents.recordConsent, given)).data;
};

const change = async (admin: Principal, term: FullTerm, fields: object) => {
  const sent = { ...termFields(term.titles.en ?? ''), ...fields, termId: term.id, version: term.version };
  return (await admin.call(terms.changeTerm, sent)).data;
};

test('changing the text of terms makes a new version and keeps the old version; changing a setting makes no new version', async () => {
  const { admin } = await openClinic();
  const first = await makeTerm(admin, 'Appointments');
  const optional = await change(admin, first, { isRequired: false });
  expect(optional).toMatchObject({ textVersion: 1, isRequired: false, version: 2 });
  const texts = { en: termText('Appointments', 'Another text.'), zh: null };
  const second = await change(admin, optional, { texts });
  expect(second).toMatchObject({ textVersion: 2, titles: { en: 'Appointments', zh: null }, texts });
  const { data: former } = await admin.call(terms.getTermText, { termId: first.id, textVersion: 1 });
  expect(former).toMatchObject({ texts: first.texts, byName: admin.person.fullName });
  expect(former.textHashes).not.toEqual(second.textHashes);
  expect((await admin.call(terms.getTerm, { termId: first.id })).data).toEqual(second);
});

test('the registration form shows the current text of all terms that are in force', async () => {
  const [ours, theirs] = await Promise.all([openClinic(), openClinic()]);
  const term = await makeTerm(ours.admin, 'Appointments');
  const user = await ours.join();
  const shown = async () => (await user.call(terms.listCaseTerms, {})).data.data;
  expect(await shown()).toMatchObject([{ id: term.id, textVersion: 1, texts: term.texts, isRequired: true }]);
  const changed = await change(ours.admin, term, { texts: { en: termText('Visits'), zh: null } });
  expect(await shown()).toMatchObject([{ textVersion: 2, texts: { en: { title: 'Visits' }, zh: null } }]);
  await change(ours.admin, changed, { isInUse: false });
  expect(await shown()).toEqual([]);
  expect((await theirs.admin.call(terms.listCaseTerms, {})).data.data).toEqual([]);
});

test('a change based on an outdated version of the terms is rejected as a conflict', async () => {
  const { admin } = await openClinic();
  const term = await makeTerm(admin);
  await change(admin, term, { isRequired: false });
  const sent = { ...termFields(), termId: term.id, version: 1 };
  expect(await admin.expectError(terms.changeTerm, sent)).toMatchObject({ code: 'version.conflict' });
});

test('terms need a text in at least one language', async () => {
  const { admin } = await openClinic();
  const refusal = await admin.expectError(terms.createTerm, {
    ...termFields(),
    texts: { en: null, zh: null },
  });
  expect(refusal.fields).toEqual({ texts: 'validation.one_language' });
});

test('admins find terms by part of a title in either language; other users cannot search terms', async () => {
  const clinic = await openClinic();
  const { id } = await makeTerm(clinic.admin, 'Appointments');
  const found = async (text: string) =>
    (await clinic.admin.call(terms.searchTerms, { text })).data.data.map(row => row.id);
  expect(await found('POINT')).toEqual([id]);
  expect(await found('须知')).toEqual([id]);
  expect(await found('photo')).toEqual([]);
  const user = await clinic.join();
  for (const refused of [
    user.expectError(terms.searchTerms, {}),
    user.expectError(terms.getTerm, { termId: id }),
  ])
    expect((await refused).status).toBe(403);
});

testInTurn(
  'admins can list cases by the family’s answer to a consent text: accepted, accepted an older version, withdrawn, none',
  async () => {
    const { admin } = await openClinic();
    const term = await makeTerm(admin, 'Appointments');
    const ids = await Promise.all(
      ['outdated', 'accepted', 'withdrawn', 'missing'].map(
        async fullName => (await makeCase(admin, { fullName })).id,
      ),
    );
    const [outdated = '', accepted = '', withdrawn = ''] = ids;
    await accept(admin, outdated, term);
    const second = await change(admin, term, { texts: { en: termText('Appointments', 'New'), zh: null } });
    await accept(admin, accepted, second);
    const { id: consentId } = await accept(admin, withdrawn, second);
    await admin.call(consents.withdrawConsent, { consentId, version: 1, reason: 'No' });
    const listed = async (state: AcceptanceState | null) =>
      (await admin.call(terms.searchTermCases, { termId: term.id, state })).data.data;
    const rows = await listed(null);
    expect(rows).toHaveLength(4);
    for (const { fullName, state } of rows) expect(state).toBe(fullName);
    expect(await listed('missing')).toMatchObject([{ fullName: 'missing', textVersion: null, at: null }]);
    expect(await listed('accepted')).toMatchObject([{ fullName: 'accepted', textVersion: 2 }]);
    const { data } = await admin.call(terms.searchTerms, {});
    expect(data.data).toMatchObject([{ id: term.id, accepted: 1, isMore: false }]);
  },
);

test('the list of families’ answers to a consent text contains those from before a merge, the latest of each family', async () => {
  const { admin } = await openClinic();
  const term = await makeTerm(admin, 'Appointments');
  const [into, from] = await makePair(admin);
  const answer = async () =>
    (await admin.call(terms.searchTermCases, { termId: term.id })).data.data.map(({ state }) => state);
  const { id: consentId } = await accept(admin, from.id, term);
  await merge(admin, into, from);
  await settled();
  expect(await answer()).toEqual(['accepted']);
  await admin.call(consents.withdrawConsent, { consentId, version: 1, reason: 'No' });
  expect(await answer()).toEqual(['withdrawn']);
  await accept(admin, into.id, term);
  expect(await answer()).toEqual(['accepted']);
});

test('a family that accepted a consent text in both of two merged cases counts once, and twice after the merge was undone', async () => {
  const { admin } = await openClinic();
  const term = await makeTerm(admin, 'Appointments');
  const [into, from] = await makePair(admin);
  const counted = async () => {
    await settled();
    return (await admin.call(terms.searchTerms, {})).data.data.map(({ accepted }) => accepted);
  };
  await accept(admin, into.id, term);
  await accept(admin, from.id, term);
  expect(await counted()).toEqual([2]);
  await merge(admin, into, from);
  expect(await counted()).toEqual([1]);
  await admin.call(merges.undoMerge, { caseId: into.id, absorbedId: from.id });
  expect(await counted()).toEqual([2]);
});

test('for an admin limited to selected cases, the list of families’ answers to the terms omits all other cases', async () => {
  const clinic = await openClinic();
  const term = await makeTerm(clinic.admin);
  await makeCase(clinic.admin);
  const selected = await clinic.join({ role: 'admin', visibility: 'selected' });
  const { data } = await selected.call(terms.searchTermCases, { termId: term.id });
  expect(data).toMatchObject({ data: [], meta: { next: null, total: 0 } });
});

test('staff must accept the terms for staff, and must accept them again after the text has changed', async () => {
  const { admin, join } = await openClinic();
  const user = await join();
  const house = await makeUserTerm(admin, 'House rules');
  await makeTerm(admin, 'Appointments');
  const own = async (who: Principal) => (await who.call(terms.listOwnTerms, {})).data.data;
  const users = async () => {
    const { data } = await admin.call(terms.searchTerms, {});
    return data.data.map(row => row.users);
  };
  expect(await own(user)).toMatchObject([{ id: house.id, texts: house.texts, acceptedAt: null }]);
  expect((await user.call(terms.listCaseTerms, {})).data.data).toHaveLength(1);
  const accepting = { termId: house.id, textVersion: 1, locale: 'en' } as const;
  await Promise.all([user.call(terms.acceptTerm, accepting), user.call(terms.acceptTerm, accepting)]);
  expect((await own(user))[0]?.acceptedAt).not.toBeNull();
  expect((await own(admin))[0]?.acceptedAt).toBeNull();
  expect(await users()).toEqual([null, { accepted: 1, of: 2 }]);
  const people = async () => {
    const { data } = await admin.call(terms.listTermPeople, { termId: house.id });
    return data.data.map(({ state, textVersion, at }) => [state, textVersion, at !== null]);
  };
  expect(await people()).toHaveLength(2);
  expect(await people()).toEqual(
    expect.arrayContaining([
      ['accepted', 1, true],
      ['missing', null, false],
    ]),
  );
  await user.expectError(terms.listTermPeople, { termId: house.id });

  const texts = { en: termText('House rules', 'What you see stays here.'), zh: null };
  const changed = await change(admin, house, { appliesTo: 'users', texts });
  expect((await own(user))[0]).toMatchObject({ textVersion: 2, acceptedAt: null });
  expect(await users()).toEqual([null, { accepted: 0, of: 2 }]);
  expect(await people()).toContainEqual(['outdated', 1, true]);
  expect(await user.expectError(terms.acceptTerm, accepting)).toMatchObject({ code: 'version.conflict' });
  await change(admin, changed, { appliesTo: 'users', texts, isInUse: false });
  expect(await own(user)).toEqual([]);
});

test('users cannot accept terms that are only for families', async () => {
  const { admin } = await openClinic();
  const { id: termId } = await makeTerm(admin);
  const refusal = await admin.expectError(terms.acceptTerm, { termId, textVersion: 1, locale: 'en' });
  expect(refusal).toMatchObject({ code: 'record.missing' });
});

test('a correction of terms is in the audit log and keeps earlier acceptances; after other changes, users must accept again', async () => {
  const { admin } = await openClinic();
  const first = await makeTerm(admin, 'Appointments');
  const asked = { appliesTo: 'both' as const };
  const both = await change(admin, first, asked);
  const { id: caseId } = await makeCase(admin);
  await accept(admin, caseId, both);
  const accepting = { termId: first.id, textVersion: 1, locale: 'en' } as const;
  await admin.call(terms.acceptTerm, accepting);
  const own = async () => (await admin.call(terms.listOwnTerms, {})).data.data[0];
  const state = async () =>
    (await admin.call(terms.searchTermCases, { termId: first.id })).data.data[0]?.state;
  const text = (words: string) => ({ texts: { en: termText('Appointments', words), zh: null } });
  const corrected = await change(admin, both, { ...asked, ...text('We keep it.'), isCorrection: true });
  expect(corrected).toMatchObject({ textVersion: 2, acceptedFrom: 1 });
  expect(await own()).toMatchObject({
    textVersion: 2,
    acceptedAt: expect.any(String),
    acceptedEarlier: false,
  });
  expect(await state()).toBe('accepted');
  expect((await admin.call(terms.searchTerms, {})).data.data).toMatchObject([
    { accepted: 1, users: { accepted: 1 } },
  ]);
  await change(admin, corrected, { ...asked, ...text('You pay if you miss it.') });
  expect(await own()).toMatchObject({ textVersion: 3, acceptedAt: null, acceptedEarlier: true });
  expect(await state()).toBe('outdated');
  const { data } = await admin.call(audit.searchAudit, {});
  expect(data.data.map(({ act }) => act)).toEqual(expect.arrayContaining(['term.corrected', 'term.changed']));
});
