import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { FormTickets } from '../../../../functions/platform/http/form-tickets.ts';
import type { RequestOf } from '../../../../shared/core/endpoint.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import {
  registrations as calls,
  type registrations,
} from '../../../../shared/features/intake/registrations/endpoints.ts';
import type { WaitingRegistration } from '../../../../shared/features/intake/registrations/schema.ts';
import { callerWith } from '../../../support/caller.ts';
import type { Clinic } from '../../../support/clinic.ts';
import type { SampleContext, Samples } from '../../../support/sample.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { findQrCode, makeQrCode } from '../qr-codes/samples.ts';

export type Registration = RequestOf<typeof registrations.registerChild>;

/** The registration form of a family with every field filled in, except the organisation's terms. */
export const written = {
  fullName: '周雨桐',
  birthDate: '2020-12-12',
  gender: 'female',
  contactEmail: 'family@test.example',
  mobile: '+85291234567',
  address: '1 Nathan Road',
  country: 'HK',
  state: 'KLN',
  postalCode: '000000',
  father: null,
  mother: { name: 'Chow Ting', email: 'ting@test.example', mobile: '+85292345678' },
  consentBy: 'Chow Ting',
  relationship: 'mother',
  consents: true,
  language: 'zh',
  script: 'traditional',
} satisfies Partial<Registration>;

/** Returns a client for API requests of a family without sign-in, by default from a random IP address. */
export async function openFamily(
  network = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250)).join('.')}`,
) {
  const { api } = await openWorld();
  return callerWith(api, { 'x-forwarded-for': network });
}

/** The ticket (signed opening time) of a form that was opened a minute ago. */
export async function oldTicket(token: string, secondsAgo = 60): Promise<string> {
  const { backend, now } = await openWorld();
  const { cursorSecrets } = backend.environmentOf('public');
  return new FormTickets(cursorSecrets, () => now() - secondsAgo * 1_000).issue(token);
}

/** Makes a new QR code for an organisation; returns its token once all reactions are done. */
export async function openDoor(clinic: Pick<Clinic, 'slug' | 'admin'>): Promise<string> {
  const { token } = await makeQrCode(clinic);
  await settled();
  return token;
}

/** Returns the token of the working QR code, or creates one; a new code would invalidate open forms. */
async function findDoor(clinic: Pick<Clinic, 'slug' | 'admin'>): Promise<string> {
  const { token } = await findQrCode(clinic);
  await settled();
  return token;
}

export async function newRegistration(
  token: string,
  changes: Partial<Registration> = {},
): Promise<Registration> {
  const { data } = await (await openFamily()).call(calls.openRegistration, { token });
  const terms = (data.form?.terms ?? [])
    .filter(({ isRequired }) => isRequired)
    .map(({ id, textVersion }) => ({ id, textVersion }));
  return { ...written, terms, token, ticket: await oldTicket(token), submission: randomUUID(), ...changes };
}

/** Registers a child and returns the case that waits for review. */
export async function makeRegistration(
  clinic: Pick<Clinic, 'slug' | 'admin'>,
  changes: Partial<Registration> = {},
): Promise<WaitingRegistration> {
  const family = await openFamily();
  await family.call(calls.registerChild, await newRegistration(await findDoor(clinic), changes));
  await settled();
  const { data } = await clinic.admin.call(calls.searchRegistrations, { limit: 1 });
  const [newest] = data.data;
  if (!newest) throw new Error('no registration arrived');
  return newest;
}

/**
 * Makes a registration that waits for review and is assigned to `maker`, so that even a maker limited to
 * selected cases can accept or reject it.
 */
async function aboutWaiting({ clinic, maker }: SampleContext) {
  const { id } = await makeRegistration(clinic);
  const { admin } = clinic;
  if (maker.person.id !== admin.person.id)
    await admin.call(cases.assignCases, { caseIds: [id], addIds: [maker.person.id] });
  return { caseId: id, version: (await admin.call(cases.getCase, { caseId: id })).data.version };
}

const references = { caseId: 'case' } as const;
const phones = fc.constantFrom('9123 4567', '+852 2345 6789', '+1 415-555-2671');

export const registrationsSamples: Samples<typeof registrations> = {
  openRegistration: {
    input: async ({ clinic }) => ({ token: await findDoor(clinic) }),
    fixedFields: ['token'],
  },
  registerChild: {
    input: async ({ clinic }) =>
      newRegistration(await findDoor(clinic), { fullName: `周雨桐 ${randomUUID().slice(0, 8)}` }),
    // A registration must accept the current terms, so its input must be made immediately before the request.
    isOneOfOrganization: true,
    repeatedBy: 'submission',
    fixedFields: ['token', 'ticket', 'submission', 'terms', 'consents', 'contactEmail'],
    arbitraries: {
      birthDate: fc
        .date({ min: new Date('1950-01-01'), max: new Date('2025-01-01'), noInvalidDate: true })
        .map(date => date.toISOString().slice(0, 10)),
      mobile: phones,
      state: fc.constant(''),
      'father.mobile': phones,
      'mother.mobile': phones,
    },
    isNotJournaled: true,
  },
  searchRegistrations: {
    input: async ({ clinic }) => {
      await makeRegistration(clinic);
      return { limit: 3 };
    },
    references: { cursor: 'cursor' },
  },
  acceptRegistration: {
    input: aboutWaiting,
    references: { ...references, assignedIds: 'member' },
    fixedFields: ['caseId', 'version', 'assignedIds'],
    allowedRaceErrors: ['registration.decided'],
    expectedOutput: ({ caseId }) => ({ id: caseId, review: 'accepted' }),
  },
  rejectRegistration: {
    input: aboutWaiting,
    references,
    fixedFields: ['caseId', 'version'],
    allowedRaceErrors: ['registration.decided', 'case.archived'],
    expectedOutput: ({ caseId }) => ({ id: caseId, review: 'rejected', status: 'archived' }),
  },
  reopenRegistration: {
    input: async stage => {
      const waiting = await aboutWaiting(stage);
      const { data } = await stage.clinic.admin.call(calls.acceptRegistration, waiting);
      return { ...waiting, version: data.version };
    },
    references,
    fixedFields: ['caseId', 'version'],
    allowedRaceErrors: ['registration.decided'],
    expectedOutput: ({ caseId }) => ({ id: caseId, review: 'waiting', status: 'active' }),
  },
};
