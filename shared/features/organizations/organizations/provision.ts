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
import { MemberRole, Visibility } from '../members/schema.ts';
import { Seats } from './schema.ts';

const NewPerson = z.strictObject({
  fullName: RequiredLine,
  email: SignInEmail,
  locale: Locale.default('en'),
  /** For demos: the admin is active at once. Without it, the admin is invited by mail. */
  temporaryPassword: z.string().min(6).optional(),
});

/** The form lists countries as “HK Hong Kong”; many write UK, which is no code of the standard. */
function countryCodeIn(value: unknown): unknown {
  const code = typeof value === 'string' && /^[A-Z]{2} /.test(value) ? value.slice(0, 2) : value;
  return code === 'UK' ? 'GB' : code;
}

/** Value of the form that means "no time zone given". */
export const zoneByCountry = 'by country';
/** The zone's name with the upper and lower case of the official list. */
function zoneAsListed(value: unknown): unknown {
  if (value === zoneByCountry) return undefined;
  const lowerName = String(value).toLowerCase();
  return Intl.supportedValuesOf('timeZone').find(name => name.toLowerCase() === lowerName) ?? value;
}

export const invitationChoices = ['keep', 'resend', 'replace'] as const;

/** The operator, as Systems Manager knows them. Sent beside the command. */
export const OperatorRun = z.object({ execution: RequiredLine, by: RequiredLine });
export type OperatorRun = z.output<typeof OperatorRun>;

/** Operator commands. All are idempotent. */
export const ProvisionCommand = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('organization'),
    name: RequiredLine,
    slug: Slug,
    country: z.preprocess(countryCodeIn, CountryCode),
    /** These default by country. */
    timeZone: z.preprocess(zoneAsListed, TimeZone.optional()),
    weekStart: z.int().min(0).max(6).optional(),
    script: Script.optional(),
    /** Granted to the first admin without an end date. */
    modules: z.array(ModuleName).default([]),
    /** The console form sends a string. */
    seats: z.coerce.number().pipe(Seats),
    endsOn: PlainDate,
    admin: NewPerson,
    /** What to do with a pending invitation; nothing if left out. */
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
  /** Sub of the affected person. */
  personId: string;
  /** False if nothing had to be changed. */
  changed: boolean;
  organizationId?: string;
  /** Address of the sign-in page. */
  signIn?: string;
  /** Sentences about what happened and what to do next. */
  message?: string[];
}
