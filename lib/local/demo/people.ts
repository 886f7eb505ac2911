import { dayMs } from '../../../shared/core/dates/durations.ts';
import type { Locale } from '../../../shared/core/fields.ts';
import type { Module } from '../../../shared/core/permissions.ts';
import type { ProvisionCommand } from '../../../shared/features/organizations/organizations/provision.ts';

export const demoPassword = 'see-and-learn';

export interface DemoPerson {
  role: 'superadmin' | 'admin' | 'user';
  email: string;
  fullName: string;
  locale: Locale;
  /** Slugs of the person's organisations; the first one is the main organisation. */
  organizations: string[];
  visibility: 'all' | 'selected';
  modules: Module[];
}

const licenceYears = 2;
const inYears = (years: number) => new Date(Date.now() + years * 365 * dayMs).toISOString().slice(0, 10);

const person = ({ fullName, email, locale }: DemoPerson) => ({
  fullName,
  email,
  locale,
  temporaryPassword: demoPassword,
});

export const superadmin: DemoPerson = {
  role: 'superadmin',
  email: 'sam@lumitree.example',
  fullName: 'Sam Archer',
  locale: 'en',
  organizations: [],
  visibility: 'all',
  modules: [],
};

const helen: DemoPerson = {
  role: 'admin',
  email: 'helen@brightwater.example',
  fullName: 'Helen Wong 黄海伦',
  locale: 'en',
  organizations: ['brightwater'],
  visibility: 'all',
  modules: ['eye', 'developer', 'curriculum'],
};

const margaret: DemoPerson = {
  role: 'admin',
  email: 'margaret@stmarys.example',
  fullName: 'Margaret Hughes',
  locale: 'en',
  organizations: ['st-marys'],
  visibility: 'all',
  modules: [],
};

export const users: DemoPerson[] = [
  {
    role: 'user',
    email: 'mei@brightwater.example',
    fullName: '陈美仪',
    locale: 'zh',
    organizations: ['brightwater'],
    visibility: 'all',
    modules: ['eye', 'curriculum'],
  },
  {
    role: 'user',
    email: 'leung@brightwater.example',
    fullName: '李嘉良',
    locale: 'zh',
    organizations: ['brightwater'],
    visibility: 'selected',
    modules: [],
  },
  {
    role: 'user',
    email: 'tom@stmarys.example',
    fullName: 'Tom Baker',
    locale: 'en',
    organizations: ['st-marys'],
    visibility: 'all',
    modules: [],
  },
  {
    role: 'user',
    email: 'grace@brightwater.example',
    fullName: 'Grace Lin',
    locale: 'en',
    organizations: ['brightwater', 'st-marys'],
    visibility: 'all',
    modules: [],
  },
];

export const demoPeople: DemoPerson[] = [superadmin, helen, margaret, ...users];

/** The commands by which an operator would create the demo's organisations and people, in this order. */
export function demoCommands(): ProvisionCommand[] {
  return [
    { kind: 'superadmin', person: person(superadmin) },
    {
      kind: 'organization',
      name: 'Brightwater Vision Clinic',
      slug: 'brightwater',
      country: 'HK',
      timeZone: 'Asia/Hong_Kong',
      weekStart: 0,
      script: 'simplified',
      modules: ['eye', 'developer', 'curriculum'],
      seats: 12,
      endsOn: inYears(licenceYears),
      admin: person(helen),
    },
    {
      kind: 'organization',
      name: 'St Mary’s Primary School',
      slug: 'st-marys',
      country: 'GB',
      timeZone: 'Europe/London',
      weekStart: 1,
      modules: [],
      seats: 8,
      endsOn: inYears(licenceYears),
      admin: person(margaret),
    },
    ...users.flatMap(user =>
      user.organizations.map(organizationSlug => ({
        kind: 'member' as const,
        organizationSlug,
        role: 'user' as const,
        visibility: user.visibility,
        modules: user.modules,
        person: person(user),
      })),
    ),
  ];
}
