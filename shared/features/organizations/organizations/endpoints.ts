import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import {
  Cursor,
  Instant,
  ModuleName,
  optional,
  PlainDate,
  page,
  RequiredLine,
  Slug,
  Text,
  Version,
} from '../../../core/fields.ts';
import { MemberId } from '../../../core/ids.ts';
import { pageSize } from '../../../core/limits.ts';
import { MemberModules, ModuleRequest, ModuleState } from '../module-access/schema.ts';
import type { OrganizationRecord } from './record.ts';
import {
  ChosenLogo,
  FullOrganization,
  Licence,
  NewOrganization,
  OrganizationFields,
  OrganizationRow,
  OrganizationStatus,
  PlatformEvent,
  Preferences,
} from './schema.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    organization: OrganizationRecord;
  }
}

const ofOrganization = { organizationId: Slug };
const aboutOrganization = { organization: 'organizationId' } as const;

export const organizations = {
  searchOrganizations: endpoint({
    method: 'POST',
    path: 'organizations/search',
    summary: 'Organisations of the platform by name, and by a part of a name or slug',
    lambda: 'account',
    needs: 'organization:list',
    effect: 'read',
    input: z.strictObject({
      text: z.string().trim().max(100).default(''),
      status: OrganizationStatus.default('active'),
      /** `ending`: those whose licence ends within 30 days or has ended, on one page, the first to end first. */
      licence: z.enum(['any', 'ending']).default('any'),
      cursor: Cursor.nullable().default(null),
      limit: z.int().min(1).max(100).default(pageSize),
    }),
    output: page(OrganizationRow),
  }),
  countPlatform: endpoint({
    method: 'GET',
    path: 'platform',
    summary:
      'How many organisations there are, how many people hold a seat in them, and how many cases and notes they have',
    lambda: 'account',
    needs: 'organization:list',
    input: z.strictObject({}),
    output: z.object({
      organizations: z.int(),
      archived: z.int(),
      users: z.int(),
      /** Active cases, and notes, of active organisations, counted once a day; null before the first time. */
      records: z.object({ cases: z.int(), notes: z.int(), asOf: Instant }).nullable(),
      /** Licences of active organisations that end within 30 days or have ended, the first to end first. */
      ending: z.object({
        count: z.int(),
        first: z.array(z.object({ name: RequiredLine, endsOn: PlainDate })).max(2),
      }),
    }),
  }),
  suggestSlug: endpoint({
    method: 'POST',
    path: 'organizations/slug',
    summary: 'Whether a slug is free; without one, a free one made of the name',
    lambda: 'account',
    needs: 'organization:create',
    effect: 'read',
    input: z.strictObject({ name: RequiredLine, slug: Slug.nullable().default(null) }),
    output: z.object({ slug: Slug, isFree: z.boolean() }),
  }),
  createOrganization: endpoint({
    method: 'POST',
    path: 'organizations',
    summary: 'Adds an organisation and invites its first admin',
    lambda: 'account',
    needs: 'organization:create',
    status: 201,
    errors: ['organization.exists', 'member.not-invitable'],
    input: NewOrganization,
    output: FullOrganization,
  }),
  getOrganization: endpoint({
    method: 'GET',
    path: 'organizations/{organizationId}',
    summary: 'An organisation whole: one’s own for its admins, any for the superadmin',
    lambda: 'account',
    needs: 'organization:read',
    records: aboutOrganization,
    input: z.strictObject(ofOrganization),
    output: FullOrganization,
  }),
  changeOrganizationDetails: endpoint({
    method: 'PUT',
    path: 'organizations/{organizationId}',
    summary: 'Changes what is written about an organisation and how it works',
    lambda: 'account',
    needs: 'organization:change',
    records: aboutOrganization,
    input: z.strictObject({
      ...ofOrganization,
      version: Version,
      ...OrganizationFields.shape,
      ...Preferences.shape,
      logo: ChosenLogo,
    }),
    output: FullOrganization,
  }),
  changeLicence: endpoint({
    method: 'PUT',
    path: 'organizations/{organizationId}/licence',
    summary: 'Changes seats, last day and modules; never to fewer seats than are taken',
    lambda: 'account',
    needs: 'licence:change',
    records: aboutOrganization,
    input: z.strictObject({ ...ofOrganization, version: Version, ...Licence.shape }),
    output: FullOrganization,
  }),
  archiveOrganization: endpoint({
    method: 'DELETE',
    path: 'organizations/{organizationId}',
    summary: 'Archives an organisation: nobody of it is let in from the next request on',
    lambda: 'account',
    needs: 'organization:archive',
    records: aboutOrganization,
    input: z.strictObject(ofOrganization),
    output: FullOrganization,
  }),
  restoreOrganization: endpoint({
    method: 'POST',
    path: 'organizations/{organizationId}/restore',
    summary: 'Lets the people of an archived organisation in again',
    lambda: 'account',
    needs: 'organization:archive',
    records: aboutOrganization,
    input: z.strictObject(ofOrganization),
    output: FullOrganization,
  }),
  listModuleRequests: endpoint({
    method: 'GET',
    path: 'module-requests',
    summary: 'Requests for modules that wait for the superadmin, oldest first',
    lambda: 'account',
    needs: 'module:decide',
    input: z.strictObject({ cursor: Cursor.optional() }),
    output: page(ModuleRequest),
  }),
  listModules: endpoint({
    method: 'GET',
    path: 'organizations/{organizationId}/modules',
    summary: 'How everybody of an organisation stands with every module, by name',
    lambda: 'account',
    needs: 'module:read',
    records: aboutOrganization,
    input: z.strictObject(ofOrganization),
    output: page(MemberModules),
  }),
  decideModule: endpoint({
    method: 'PUT',
    path: 'organizations/{organizationId}/modules/{module}/{memberId}',
    summary:
      'Grants a module, extends or shortens a grant, declines a request or takes a grant back; admins grant what their licence includes',
    lambda: 'account',
    needs: 'module:grant',
    records: aboutOrganization,
    errors: ['module.not-licensed', 'version.conflict'],
    input: z.strictObject({
      ...ofOrganization,
      memberId: MemberId,
      module: ModuleName,
      /** Of the state that is decided upon; null where there was none. */
      changedAt: Instant.nullable(),
      isOpen: z.boolean(),
      /** Last day of a grant; null for one without end. */
      until: optional(PlainDate),
      /** Why it is closed; the person reads it. */
      reason: optional(Text),
    }),
    output: ModuleState,
  }),
  listPlatformEvents: endpoint({
    method: 'GET',
    path: 'organizations/{organizationId}/events',
    summary: 'What the platform and its admins did to an organisation, newest first',
    lambda: 'account',
    needs: 'organization:list',
    records: aboutOrganization,
    input: z.strictObject({ ...ofOrganization, cursor: Cursor.optional() }),
    output: page(PlatformEvent),
  }),
};
