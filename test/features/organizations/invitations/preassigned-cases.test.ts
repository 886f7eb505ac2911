import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import { anonymousCaller, openClinic } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { inviteAndReadToken, personIdOf } from '../../../support/invite.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makePair, merge } from '../../cases/merges/samples.ts';

testInTurn(
  'cases chosen in an invitation are assigned when the person joins, except cases of another organisation',
  async () => {
    const [clinic, other] = await Promise.all([openClinic(), openClinic()]);
    const own = await makeCase(clinic.admin);
    const foreign = await makeCase(other.admin);
    const picks = [own.id, foreign.id];
    const { token, member } = await inviteAndReadToken(clinic, { visibility: 'selected', picks });
    const id = await personIdOf(member);
    const assignedTo = async () => (await clinic.admin.call(cases.getCase, { caseId: own.id })).data.assigned;
    expect((await assignedTo()).map(one => one.id)).not.toContain(id);
    const registration = { token, fullName: 'Rita Registered', locale: 'en', acceptsTerms: true } as const;
    const caller = await anonymousCaller();
    await caller.call(invitations.register, { ...registration, password: 'a-good-password' });
    await settled();
    expect(await assignedTo()).toContainEqual({ id, fullName: 'Rita Registered' });
    expect(await violationsOf(clinic.slug, other.slug)).toEqual([]);
  },
);

test('if a case chosen in an invitation is merged before the person joins, the surviving case is assigned', async () => {
  const clinic = await openClinic();
  const [into, from] = await makePair(clinic.admin);
  const { token, member } = await inviteAndReadToken(clinic, { visibility: 'selected', picks: [from.id] });
  await merge(clinic.admin, into, from);
  const registration = { token, fullName: 'Rita Registered', locale: 'en', acceptsTerms: true } as const;
  const caller = await anonymousCaller();
  await caller.call(invitations.register, { ...registration, password: 'a-good-password' });
  await settled();
  const { data } = await clinic.admin.call(cases.getCase, { caseId: into.id });
  expect(data.assigned.map(({ id }) => id)).toContain(await personIdOf(member));
});
