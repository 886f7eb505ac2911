import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { superadmin } from '../../../../lib/local/demo/people.ts';
import { moduleAccess } from '../../../../shared/features/organizations/module-access/endpoints.ts';
import {
  organizations as calls,
  type organizations,
} from '../../../../shared/features/organizations/organizations/endpoints.ts';
import type {
  FullOrganization,
  OrganizationFields,
  Preferences,
} from '../../../../shared/features/organizations/organizations/schema.ts';
import { openClinic, openSuperadmin } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';
import { onePerWorld } from '../../../support/world.ts';

/** A platform administrator, who prepares what nobody else is allowed to prepare. */
const platformAdmin = onePerWorld(openSuperadmin);

/** Returns the current record of an organisation, as a platform administrator sees it. */
export async function readOrganization(organizationId: string): Promise<FullOrganization> {
  return (await (await platformAdmin()).call(calls.getOrganization, { organizationId })).data;
}

/** Makes an organisation that no other test uses and that can therefore be archived. */
async function newOrganization(): Promise<FullOrganization> {
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
  dateOrder: 'mdy',
  idleLockMinutes: 15,
  passwordLength: 10,
  locale: 'zh',
  script: 'traditional',
  reportsBy: 'link',
  fastProgression: 0.5,
  pdfFooter: 'Harbour Eye Centre · 2525 1234',
  axialTablesChecked: true,
} satisfies Preferences;

const licence = { seats: 20, endsOn: '2099-06-30', modules: ['eye' as const] };

const values = {
  officeNumber: fc.constantFrom('+852 2525 1234', '+1 415-555-2671'),
  timeZone: fc.constantFrom('Asia/Hong_Kong', 'Europe/London', 'UTC'),
  seats: fc.integer({ min: 1, max: 10_000 }),
  digestDays: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
  /** The state of the address is always null, because valid states depend on the country. */
  state: fc.constant(null),
};
const inE164 = (number: string | null | undefined) => number?.replaceAll(/[ -]/g, '');

const names = { organizationId: 'organizationRecord' } as const;
const clinicId = async ({ clinic }: { clinic: { slug: string } }) => ({ organizationId: clinic.slug });

export const organizationsSamples: Samples<typeof organizations> = {
  searchOrganizations: {
    input: async () => ({ limit: 1 }),
    references: { cursor: 'public' },
  },
  countPlatform: { input: async () => ({}), costGrowsWithData: true },
  suggestSlug: {
    input: async () => ({ name: '明亮视力诊所' }),
    references: { slug: 'public', name: 'public' },
  },
  createOrganization: {
    form: async ({ page, name, open }) => {
      await open('/organizations?new=1', superadmin.email);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: 'Country' }).fill('Japan');
      await page.getByRole('option', { name: 'Japan' }).click();
      await dialog.getByLabel('Email').fill(`${name}@lake.example`);
      await dialog.getByLabel('Full name').fill(name);
      await dialog.getByLabel('Name').first().fill(name);
      return dialog.getByRole('button', { name: 'Create and invite' });
    },

    input: async () => {
      const slug = `t-${randomUUID().slice(0, 13)}`;
      const admin = { fullName: 'Ada First', email: `${randomUUID()}@test.example`, locale: 'zh' as const };
      return { slug, ...details, ...licence, admin };
    },
    fixedFields: ['slug', 'admin', 'logo'],
    allowedRaceErrors: ['organization.exists'],
    references: { slug: 'public' },
    arbitraries: values,
    expectedOutput: ({ slug, admin: _, logo: __, modules, officeNumber, ...given }) => ({
      ...given,
      id: slug,
      modules: [...new Set(modules)],
      officeNumber: inE164(officeNumber) ?? null,
      seatsTaken: 1,
    }),
  },
  getOrganization: { input: clinicId, references: names },
  changeOrganizationDetails: {
    input: async ({ clinic }) => {
      const { version } = await readOrganization(clinic.slug);
      return { organizationId: clinic.slug, version, ...details, ...preferences };
    },
    references: names,
    fixedFields: ['version', 'logo'],
    arbitraries: values,
    expectedOutput: ({ organizationId, version, officeNumber, logo: _, ...given }) => ({
      ...given,
      id: organizationId,
      version: version + 1,
      officeNumber: inE164(officeNumber) ?? null,
    }),
  },
  changeLicence: {
    input: async () => {
      const { id, version } = await newOrganization();
      return { organizationId: id, version, ...licence };
    },
    references: names,
    fixedFields: ['version'],
    arbitraries: values,
    expectedOutput: ({ organizationId, version, modules, ...given }) => ({
      ...given,
      id: organizationId,
      version: version + 1,
      modules: [...new Set(modules)],
    }),
  },
  archiveOrganization: {
    input: async () => ({ organizationId: (await newOrganization()).id }),
    references: names,
    expectedOutput: ({ organizationId }) => ({ id: organizationId, status: 'archived' }),
  },
  restoreOrganization: {
    input: async () => {
      const { id } = await newOrganization();
      await (await platformAdmin()).call(calls.archiveOrganization, { organizationId: id });
      return { organizationId: id };
    },
    references: names,
    expectedOutput: ({ organizationId }) => ({ id: organizationId, status: 'active' }),
  },
  listModuleRequests: {
    input: async () => ({}),
    references: { cursor: 'public' },
    costGrowsWithData: true,
  },
  listModules: { input: clinicId, references: names, costGrowsWithData: true },
  decideModule: {
    input: async ({ clinic: { slug, join } }) => {
      const member = await join({ modules: [] });
      const { data } = await member.call(moduleAccess.requestModule, { module: 'eye' });
      const memberId = member.person.id;
      return { organizationId: slug, memberId, module: 'eye', changedAt: data.changedAt, isOpen: true };
    },
    references: { ...names, memberId: 'member', module: 'public' },
    fixedFields: ['changedAt', 'module', 'isOpen'],
    arbitraries: {
      changedAt: fc.constant(null),
      until: fc.constantFrom(null, '2099-01-31', '2120-02-29'),
    },
    expectedOutput: ({ module, until }) => ({ module, status: 'granted', until }),
    allowedRaceErrors: ['member.not-invited', 'member.leaving', 'record.missing'],
  },
  listPlatformEvents: {
    input: clinicId,
    references: { ...names, cursor: 'public' },
    costGrowsWithData: true,
  },
};
