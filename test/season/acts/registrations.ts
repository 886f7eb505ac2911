import { randomUUID } from 'node:crypto';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { registrations } from '../../../shared/features/intake/registrations/endpoints.ts';
import { makeQrCode, readQrCode } from '../../features/intake/qr-codes/samples.ts';
import { oldTicket, written } from '../../features/intake/registrations/samples.ts';
import { plusDays } from '../local-days.ts';
import { isOneOf, pick, type SeasonOrganization, type Stage, today, whoMay } from '../stage.ts';

/** Registers a child as a family does; some children already have a case, and some forms are sent twice. */
export async function registerFamily(stage: Stage, at: SeasonOrganization): Promise<void> {
  const { calls, model, random } = stage;
  const token = await doorOf(stage, at);
  const number = stage.next('family');
  const family = calls.ofNobody(`10.7.${number % 250}.${random.randomInt(1, 250)}`);
  const { data } = await family.call(registrations.openRegistration, { token });
  const terms = (data.form?.terms ?? []).filter(({ isRequired }) => isRequired);
  const known = model.children(at.slug);
  const twin = known.length > 0 && isOneOf(stage, 3) ? pick(stage, known).expected : undefined;
  const expected = {
    fullName: String(twin?.fullName ?? `Quinn Season ${number}`),
    birthDate: String(twin?.birthDate ?? `2019-0${random.randomInt(1, 10)}-11`),
    contactEmail: `qr-${number}@season.example`,
  };
  const sent = {
    ...{ ...written, ...expected, mobile: `+8526${String(1_000_000 + number)}`, token },
    ticket: await oldTicket(token),
    submission: randomUUID(),
    terms: terms.map(({ id, textVersion }) => ({ id, textVersion })),
  };
  await family.call(registrations.registerChild, sent);
  if (isOneOf(stage, 3)) await family.call(registrations.registerChild, sent);
  model.expectMail(expected.contactEmail);
  await awaitRegistration(stage, at, expected);
}

/** Adds a registration that was sent to the model. @throws Error if the staff cannot see it in their list */
export async function awaitRegistration(
  stage: Stage,
  at: SeasonOrganization,
  expected: { fullName: string; contactEmail: string },
): Promise<void> {
  const { model, world } = stage;
  await world.backend.settled();
  const { caller } = pick(stage, whoMay(at, 'admin', 'all'));
  const waiting = await caller.call(registrations.searchRegistrations, {});
  const arrived = waiting.data.data.find(({ contactEmail }) => contactEmail === expected.contactEmail);
  if (!arrived) throw new Error(`the registration of ${expected.fullName} did not arrive`);
  const { id, version } = arrived;
  const facts = { review: 'waiting' };
  const day = today(stage, at);
  model.add({ kind: 'case', id, organization: at.slug, day, version, expected, facts });
  model.waiting.set(id, at.slug);
}

/** Decides about the registrations of the last days, as the reception does. */
export async function decideRegistrations(stage: Stage, at: SeasonOrganization): Promise<void> {
  const { model } = stage;
  for (const [caseId, organization] of model.waiting) {
    if (organization !== at.slug || isOneOf(stage, 8)) continue;
    const { caller } = pick(stage, whoMay(at, 'admin', 'all'));
    const { version } = (await caller.call(cases.getCase, { caseId })).data;
    const isRejected = isOneOf(stage, 4);
    const call = isRejected ? registrations.rejectRegistration : registrations.acceptRegistration;
    const { data } = await caller.call(call, { caseId, version });
    model.waiting.delete(caseId);
    const one = model.records.get(caseId);
    if (!one) continue;
    const facts = { review: isRejected ? 'rejected' : 'accepted' };
    Object.assign(one, { version: data.version, facts, isListed: !isRejected, isFinal: isRejected });
  }
}

/** The token in the address of the organisation’s QR code. */
export async function doorOf(stage: Stage, at: SeasonOrganization): Promise<string> {
  const code = await readQrCode(at.clinic);
  if (code?.state === 'live' && code.token) return code.token;
  const { token } = await makeQrCode(at.clinic, plusDays(today(stage, at), 90));
  await stage.world.backend.settled();
  return token;
}
