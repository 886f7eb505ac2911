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
  backgroundWork,
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
    summary: 'Organisations of the platform by name, or by part of a name or slug',
    lambda: 'account',
    needs: 'organization:list',
    effect: 'read',
    input: z.strictObject({
      text: z.string().trim().max(100).default(''),
      status: OrganizationStatus.default('active'),
      /**
       * `ending`: organisations whose licence has ended or ends within 30 days, the earliest first, on one
       * page.
       */
      licence: z.enum(['any', 'ending']).default('any'),
      cursor: Cursor.nullable().default(null),
      limit: z.int().min(1).max(100).default(pageSize),
    }),
    output: page(OrganizationRow),
  }),
  countPlatform: endpoint({
    method: 'GET',
    path: 'platform',
    summary: 'Numbers of organisations, occupied seats, cases and notes',
    lambda: 'account',
    needs: 'organization:list',
    joint: true,
    input: z.strictObject({}),
    output: z.object({
      organizations: z.int(),
      archived: z.int(),
      users: z.int(),
      /**
       * Numbers of active cases and of notes in active organisations, counted once a day; null before the
       * first count.
       */
      records: z.object({ cases: z.int(), notes: z.int(), asOf: Instant }).nullable(),
      /** Active organisations whose licence has ended or ends within 30 days, the earliest first. */
      ending: z.object({
        count: z.int(),
        first: z.array(z.object({ name: RequiredLine, endsOn: PlainDate })).max(2),
      }),
      /**
       * Background work that failed in the last 14 days and has not succeeded since; at most 50 entries, the
       * newest first.
       */
      failed: z.array(
        z.object({
          work: z.enum(backgroundWork),
          /** Name of the organisation; null for work of the whole platform. */
          organization: RequiredLine.nullable(),
          at: Instant,
        }),
      ),
    }),
  }),
  suggestSlug: endpoint({
    method: 'POST',
    path: 'organizations/slug',
    summary: 'Whether a slug is free; without a slug, suggests a free one from the name',
    lambda: 'account',
    needs: 'organization:create',
    effect: 'read',
    input: z.strictObject({ name: RequiredLine, slug: Slug.nullable().default(null) }),
    output: z.object({ slug: Slug, isFree: z.boolean() }),
  }),
  createOrganization: endpoint({
    method: 'POST',
    path: 'organizations',
    summary: 'Creates an organisation and invites its first admin',
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
    summary: 'Returns an organisation in full: the caller’s own for admins, any for platform administrators',
    lambda: 'account',
    needs: 'organization:read',
    records: aboutOrganization,
    joint: true,
    input: z.strictObject(ofOrganization),
    output: FullOrganization,
  }),
  changeOrganizationDetails: endpoint({
    method: 'PUT',
    path: 'organizations/{organizationId}',
    summary: 'Changes the details and preferences of an organisation',
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
    summary: 'Changes seats, last day and modules of a licence; never to fewer seats than are occupied',
    lambda: 'account',
    needs: 'licence:change',
    records: aboutOrganization,
    input: z.strictObject({ ...ofOrganization, version: Version, ...Licence.shape }),
    output: FullOrganization,
  }),
  archiveOrganization: endpoint({
    method: 'DELETE',
    path: 'organizations/{organizationId}',
    summary: 'Archives an organisation: its people lose access from the next request on',
    lambda: 'account',
    needs: 'organization:archive',
    records: aboutOrganization,
    input: z.strictObject(ofOrganization),
    output: FullOrganization,
  }),
  restoreOrganization: endpoint({
    method: 'POST',
    path: 'organizations/{organizationId}/restore',
    summary: 'Restores an archived organisation: its people have access again',
    lambda: 'account',
    needs: 'organization:archive',
    records: aboutOrganization,
    input: z.strictObject(ofOrganization),
    output: FullOrganization,
  }),
  listModuleRequests: endpoint({
    method: 'GET',
    path: 'module-requests',
    summary: 'Module requests that wait for a platform administrator, oldest first',
    lambda: 'account',
    needs: 'module:decide',
    joint: true,
    input: z.strictObject({ cursor: Cursor.optional() }),
    output: page(ModuleRequest),
  }),
  listModules: endpoint({
    method: 'GET',
    path: 'organizations/{organizationId}/modules',
    summary: 'Module access of all people in an organisation, by name',
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
      'Grants a module, changes the end of a grant, declines a request or revokes a grant; admins grant modules that their licence includes',
    lambda: 'account',
    needs: 'module:grant',
    records: aboutOrganization,
    errors: ['module.not-licensed', 'version.conflict'],
    input: z.strictObject({
      ...ofOrganization,
      memberId: MemberId,
      module: ModuleName,
      /**
       * `changedAt` of the module access that the caller saw when deciding; null if there was no stored
       * access.
       */
      changedAt: Instant.nullable(),
      isOpen: z.boolean(),
      /** Last day of the granted access; null if unlimited. */
      until: optional(PlainDate),
      /** Reason for declining or revoking access; the member can read it. */
      reason: optional(Text),
    }),
    output: ModuleState,
  }),
  listPlatformEvents: endpoint({
    method: 'GET',
    path: 'organizations/{organizationId}/events',
    summary: 'Changes to an organisation by the platform and its admins, newest first',
    lambda: 'account',
    needs: 'organization:list',
    records: aboutOrganization,
    input: z.strictObject({ ...ofOrganization, cursor: Cursor.optional() }),
    output: page(PlatformEvent),
  }),
};
