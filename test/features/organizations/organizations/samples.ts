import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { licences } from '../../../../shared/features/organizations/module-access/endpoints.ts';
import {
  organizations as calls,
  type organizations,
} from '../../../../shared/features/organizations/organizations/endpoints.ts';
import type {
  FullOrganization,
  OrganizationFields,
  Preferences,
} from '../../../../shared/features/organizations/organizations/schema.ts';
import { openClinic, openSuperadmin, type Principal } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';

let opening: Promise<Principal> | undefined;

/** Somebody of the platform, for what only they can set up. */
function platform(): Promise<Principal> {
  opening ??= openSuperadmin();
  return opening;
}

/** An organisation as it is now. */
export async function readOrganization(organizationId: string): Promise<FullOrganization> {
  return (await (await platform()).call(calls.getOrganization, { organizationId })).data;
}

/** One that may be archived, and is nobody else's. */
async function another(): Promise<FullOrganization> {
  return readOrganization((await openClinic()).slug);
}

export const details = {
  name: 'Harbour Eye Centre 海港眼科中心',
  billingAddress: '8 Queen’s Road\nCentral',
  officeNumber: '+85225251234',
  country: 'HK',
  state: 'HKI',
  postalCode: null,
} satisfies OrganizationFields;

export const preferences = {
  timeZone: 'Asia/Hong_Kong',
  weekStart: 0,
  idleLockMinutes: 15,
  passwordLength: 10,
  locale: 'zh',
  script: 'traditional',
  reportsBy: 'link',
  fastProgression: 0.5,
  pdfFooter: 'Harbour Eye Centre · 2525 1234',
} satisfies Preferences;

const licence = { seats: 20, endsOn: '2099-06-30', modules: ['eye' as const] };

const values = {
  officeNumber: fc.constantFrom('+852 2525 1234', '+1 415-555-2671'),
  timeZone: fc.constantFrom('Asia/Hong_Kong', 'Europe/London', 'UTC'),
  seats: fc.integer({ min: 1, max: 10_000 }),
  /** Which states there are depends on the country. */
  state: fc.constant(null),
};
const inE164 = (number: string | null | undefined) => number?.replaceAll(/[ -]/g, '');

const names = { organizationId: 'organizationRecord' } as const;
const ofClinic = async ({ clinic }: { clinic: { slug: string } }) => ({ organizationId: clinic.slug });

export const organizationsSamples: Samples<typeof organizations> = {
  searchOrganizations: { input: async () => ({ limit: 1 }), names: { cursor: 'public' }, kept: ['cursor'] },
  countPlatform: { input: async () => ({}), grows: true },
  suggestSlug: {
    input: async () => ({ name: '明亮视力诊所' }),
    names: { slug: 'public', name: 'public' },
  },
  createOrganization: {
    input: async () => {
      const slug = `t-${randomUUID().slice(0, 13)}`;
      const admin = { fullName: 'Ada First', email: `${randomUUID()}@test.example`, locale: 'zh' as const };
      return { slug, ...details, ...licence, admin };
    },
    kept: ['slug', 'admin', 'logo'],
    comesSecond: ['organization.exists'],
    names: { slug: 'public' },
    values,
    comesBack: ({ slug, admin: _, logo: __, modules, officeNumber, ...given }) => ({
      ...given,
      id: slug,
      modules: [...new Set(modules)],
      officeNumber: inE164(officeNumber) ?? null,
      seatsTaken: 1,
    }),
  },
  getOrganization: { input: ofClinic, names },
  changeOrganizationDetails: {
    input: async ({ clinic }) => {
      const { version } = await readOrganization(clinic.slug);
      return { organizationId: clinic.slug, version, ...details, ...preferences };
    },
    names,
    kept: ['version', 'logo'],
    values,
    comesBack: ({ organizationId, version, officeNumber, logo: _, ...given }) => ({
      ...given,
      id: organizationId,
      version: version + 1,
      officeNumber: inE164(officeNumber) ?? null,
    }),
  },
  changeLicence: {
    input: async () => {
      const { id, version } = await another();
      return { organizationId: id, version, ...licence };
    },
    names,
    kept: ['version'],
    values,
    comesBack: ({ organizationId, version, modules, ...given }) => ({
      ...given,
      id: organizationId,
      version: version + 1,
      modules: [...new Set(modules)],
    }),
  },
  archiveOrganization: {
    input: async () => ({ organizationId: (await another()).id }),
    names,
    comesBack: ({ organizationId }) => ({ id: organizationId, status: 'archived' }),
  },
  restoreOrganization: {
    input: async () => {
      const { id } = await another();
      await (await platform()).call(calls.archiveOrganization, { organizationId: id });
      return { organizationId: id };
    },
    names,
    comesBack: ({ organizationId }) => ({ id: organizationId, status: 'active' }),
  },
  listModuleRequests: { input: async () => ({}), names: { cursor: 'public' }, kept: ['cursor'], grows: true },
  listModules: { input: ofClinic, names, grows: true },
  decideModule: {
    input: async ({ clinic: { slug, join } }) => {
      const member = await join({ modules: [] });
      const { data } = await member.call(licences.requestModule, { module: 'eye' });
      const memberId = member.person.id;
      return { organizationId: slug, memberId, module: 'eye', changedAt: data.changedAt, isOpen: true };
    },
    names: { ...names, memberId: 'member', module: 'public' },
    kept: ['changedAt', 'module', 'isOpen'],
    values: { changedAt: fc.constant(null) },
    comesBack: ({ module, until }) => ({ module, status: 'granted', until }),
    comesSecond: ['member.not-invited', 'member.leaving', 'record.missing'],
  },
  listPlatformEvents: {
    input: ofClinic,
    names: { ...names, cursor: 'public' },
    kept: ['cursor'],
    grows: true,
  },
};
