import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { invitations } from '../../../shared/features/organizations/invitations/endpoints.ts';
import { members } from '../../../shared/features/organizations/members/endpoints.ts';
import { offboarding } from '../../../shared/features/organizations/offboarding/endpoints.ts';
import { devices } from '../../../shared/features/people/devices/endpoints.ts';
import { profile } from '../../../shared/features/people/profile/endpoints.ts';
import { addCertificate, details } from '../../features/people/profile/samples.ts';
import { password, signIn } from '../../support/clinic.ts';
import { invitationTokenOf } from '../../support/invite.ts';
import { pick, type SeasonOrganization, type SeasonPerson, type Stage, whoMay } from '../stage.ts';

/** Number of cases that a leaving person is assigned to, at scale 1. */
const casesLeft = 300;
const casesOfCall = 24;

/** Lets an invited person register and complete the profile; the person sees only assigned cases. */
export async function joinTeam(stage: Stage, at: SeasonOrganization): Promise<SeasonPerson> {
  const { calls, model, world } = stage;
  const { slug, clinic } = at;
  const number = stage.next('joiner');
  const email = `join-${number}@season.example`;
  const admin = calls.of(clinic.admin);
  const visibility = 'selected' as const;
  await admin.call(invitations.invite, { organizationId: slug, email, role: 'user', visibility });
  model.expectMail(email);
  await world.backend.settled();
  const token = await invitationTokenOf(email);
  const fullName = `Joan Season ${number}`;
  await calls.ofNobody(`10.8.0.${number % 250}`).call(invitations.register, {
    ...{ token, fullName, password, locale: 'en', acceptsTerms: true },
    acceptedTerms: model.terms.get(slug) ?? 0,
  });
  const { data } = await admin.call(members.listMembers, { organizationId: slug });
  const id = data.data.find(one => one.email === email)?.id;
  if (!id) throw new Error(`${fullName} did not join`);
  model.members.set(`${slug} ${id}`, { organization: slug, id, role: 'user', visibility, status: 'active' });
  const caller = calls.of(await signIn({ id, email, fullName }, slug));
  await caller.call(profile.changeProfile, { ...details, fullName });
  await addCertificate(caller);
  const person: SeasonPerson = { name: fullName, sort: 'assigned', caller, isTemporary: true };
  at.people.push(person);
  return person;
}

/**
 * Invites a person of another organisation, who accepts with their existing sign-in, sees no cases of others,
 * and leaves after the day. Their own organisation is not affected.
 */
export async function borrowColleague(stage: Stage, at: SeasonOrganization): Promise<void> {
  const { calls, model, school } = stage;
  const { slug, clinic } = at;
  const { caller, name } = pick(stage, whoMay(school, 'all'));
  const { id, email } = caller.person;
  const admin = calls.of(clinic.admin);
  const visibility = 'selected' as const;
  await admin.call(invitations.invite, { organizationId: slug, email, role: 'user', visibility });
  const token = await invitationTokenOf(email);
  const acceptedTerms = model.terms.get(slug) ?? 0;
  await caller.call(invitations.acceptInvitation, { token, locale: 'en', acceptedTerms });
  const there = calls.of(await signIn(caller.person, slug));
  await there.call(profile.changeProfile, { ...details, fullName: caller.person.fullName });
  await addCertificate(there);
  const { data: seen } = await there.call(cases.searchCases, { limit: 1 });
  if (seen.data.length > 0) calls.problems.push(`people: ${name}, who was invited, sees cases of others`);
  const heirId = clinic.admin.person.id;
  await admin.call(offboarding.removeMember, { memberId: id, heirId });
  const reply = await there.send('POST', 'cases/search', { body: '{}' });
  if (reply.status !== 403) calls.problems.push(`people: a colleague who left is answered ${reply.status}`);
  await caller.call(cases.searchCases, { limit: 1 });
}

/** Removes a person who joined; all cases of the person go to a colleague. */
export async function leaveTeam(stage: Stage, at: SeasonOrganization): Promise<void> {
  const { calls, model, world } = stage;
  const departing = at.people.find(({ isTemporary }) => isTemporary) ?? (await joinTeam(stage, at));
  const [newOwner] = whoMay(at, 'assigned').filter(({ isTemporary }) => !isTemporary);
  if (!newOwner) return;
  const admin = calls.of(at.clinic.admin);
  const [from, to] = [departing.caller.person.id, newOwner.caller.person.id];
  const left = model.children(at.slug).slice(0, Math.ceil(casesLeft * stage.scale));
  for (let start = 0; start < left.length; start += casesOfCall) {
    const caseIds = left.slice(start, start + casesOfCall).map(({ id }) => id);
    await admin.call(cases.assignCases, { caseIds, addIds: [from] });
    for (const caseId of caseIds) model.assign(from, caseId);
  }
  await admin.call(offboarding.removeMember, { memberId: from, heirId: to });
  await world.backend.settled();
  for (const caseId of model.assigned.get(from) ?? []) model.assign(to, caseId);
  model.assigned.delete(from);
  model.members.delete(`${at.slug} ${from}`);
  at.people.splice(at.people.indexOf(departing), 1);
  const reply = await departing.caller.send('POST', 'cases/search', { body: '{}' });
  if (reply.status !== 403) calls.problems.push(`people: somebody who left is answered ${reply.status}`);
}

/** Changes whether a member sees all cases or only assigned ones; the next time, changes this back. */
export async function changeRole(stage: Stage, at: SeasonOrganization): Promise<void> {
  const { calls, model } = stage;
  const one = pick(stage, whoMay(at, 'no-eyes'));
  const memberId = one.caller.person.id;
  const known = model.members.get(`${at.slug} ${memberId}`);
  if (!known) return;
  const admin = calls.of(at.clinic.admin);
  const { data } = await admin.call(members.listMembers, { organizationId: at.slug });
  const version = data.data.find(({ id }) => id === memberId)?.version ?? 0;
  const visibility = known.visibility === 'all' ? 'selected' : 'all';
  const role = 'user' as const;
  await admin.call(members.changeMember, { organizationId: at.slug, memberId, version, role, visibility });
  known.visibility = visibility;
  const { data: seen } = await one.caller.call(cases.searchCases, { limit: 1 });
  if (visibility === 'selected' && seen.data.length > 0 && !model.assigned.get(memberId))
    calls.problems.push(`people: ${one.name} still sees cases of others`);
}

/** Suspends a person, checks that a request of theirs is rejected, and ends the suspension. */
export async function suspendAndReturn(stage: Stage, at: SeasonOrganization): Promise<void> {
  const { calls, model } = stage;
  const one = pick(stage, whoMay(at, 'all'));
  const admin = calls.of(at.clinic.admin);
  const about = { organizationId: at.slug, memberId: one.caller.person.id };
  await admin.call(members.suspendMember, about);
  const known = model.members.get(`${at.slug} ${about.memberId}`);
  if (known) known.status = 'suspended';
  const reply = await one.caller.send('POST', 'cases/search', { body: '{}' });
  if (reply.status !== 403)
    calls.problems.push(`people: somebody who is suspended is answered ${reply.status}`);
  await admin.call(members.unsuspendMember, about);
  if (known) known.status = 'active';
  one.caller = calls.of(await signIn(one.caller.person, at.slug));
}

/** Ends the sign-in of a lost phone from another device, and checks that the phone is rejected. */
export async function losePhone(stage: Stage, at: SeasonOrganization): Promise<void> {
  const { calls } = stage;
  const one = pick(stage, whoMay(at, 'all'));
  const phone = await signIn(one.caller.person, at.slug);
  const { data } = await phone.call(devices.listDevices, {});
  const deviceId = data.devices.find(({ isThis }) => isThis)?.id ?? '';
  await one.caller.call(devices.endDevice, { deviceId });
  const reply = await phone.send('POST', 'cases/search', { body: '{}' });
  if (reply.status !== 401) calls.problems.push(`people: a lost phone is answered ${reply.status}`);
}
