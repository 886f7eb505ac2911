import * as z from 'zod';
import {
  CountryCode,
  Locale,
  ModuleName,
  PlainDate,
  RequiredLine,
  Script,
  SignInEmail,
  Slug,
  TimeZone,
} from '../../../core/fields.ts';
import { minPasswordLength } from '../../../core/limits.ts';
import { MemberRole, Visibility } from '../members/schema.ts';
import { Seats } from './schema.ts';

const NewPerson = z.strictObject({
  fullName: RequiredLine,
  email: SignInEmail,
  locale: Locale.default('en'),
  /**
   * For demos only: a password with which the admin is active at once. If unset, the admin is invited by
   * email.
   */
  temporaryPassword: z.string().min(minPasswordLength).optional(),
});

/**
 * Extracts the country code from a form option such as “HK Hong Kong”. Accepts UK, which many people write
 * for GB.
 */
function countryCodeIn(value: unknown): unknown {
  const code = typeof value === 'string' && /^[A-Z]{2} /.test(value) ? value.slice(0, 2) : value;
  return code === 'UK' ? 'GB' : code;
}

/** Value of the console form that means "no time zone chosen". */
export const zoneByCountry = 'by country';
/** Corrects the letter case of a time zone's name to that of the official list. */
function zoneAsListed(value: unknown): unknown {
  if (value === zoneByCountry) return undefined;
  const lowerName = String(value).toLowerCase();
  return Intl.supportedValuesOf('timeZone').find(name => name.toLowerCase() === lowerName) ?? value;
}

export const invitationChoices = ['keep', 'resend', 'replace'] as const;

/** The operator's identity in Systems Manager, sent together with the command. */
export const OperatorRun = z.object({ execution: RequiredLine, by: RequiredLine });
export type OperatorRun = z.output<typeof OperatorRun>;

/** Commands that operators run. All are idempotent. */
export const ProvisionCommand = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('organization'),
    name: RequiredLine,
    slug: Slug,
    country: z.preprocess(countryCodeIn, CountryCode),
    /** Time zone; if left out, the default of the country. The same applies to the next two settings. */
    timeZone: z.preprocess(zoneAsListed, TimeZone.optional()),
    weekStart: z.int().min(0).max(6).optional(),
    script: Script.optional(),
    /** Modules that the first admin gets without an end date. */
    modules: z.array(ModuleName).default([]),
    /** Number of seats; the console form sends it as a string. */
    seats: z.coerce.number().pipe(Seats),
    endsOn: PlainDate,
    admin: NewPerson,
    /** What to do with a pending invitation; if left out, the invitation stays as it is. */
    invitation: z.enum(invitationChoices).optional(),
  }),
  z.strictObject({
    kind: z.literal('member'),
    organizationSlug: Slug,
    role: MemberRole,
    visibility: Visibility.default('all'),
    modules: z.array(ModuleName).default([]),
    person: NewPerson,
  }),
  z.strictObject({ kind: z.literal('superadmin'), person: NewPerson }),
]);
export type ProvisionCommand = z.output<typeof ProvisionCommand>;
export type NewPerson = z.output<typeof NewPerson>;

export interface ProvisionResult {
  /** Cognito user id (`sub`) of the affected person. */
  personId: string;
  changed: boolean;
  organizationId?: string;
  /** Address of the sign-in page. */
  signIn?: string;
  /** Sentences about what happened and what to do next. */
  message?: string[];
}
