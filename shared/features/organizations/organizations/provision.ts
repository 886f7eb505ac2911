import * as z from 'zod';
import {
  CountryCode,
  Locale,
  PlainDate,
  RequiredLine,
  Script,
  SignInEmail,
  Slug,
  TimeZone,
} from '../../../core/fields.ts';
import { MemberRole, Visibility } from '../members/schema.ts';
import { ModuleName } from '../module-access/schema.ts';
import { Seats } from './schema.ts';

const NewPerson = z.strictObject({
  fullName: RequiredLine,
  email: SignInEmail,
  locale: Locale.default('en'),
  /** Set for demonstrations: an admin is then in at once. Left out, they are invited by mail. */
  temporaryPassword: z.string().min(6).optional(),
});

/** What an operator can set up from outside the product; each may be sent again without doubling. */
export const ProvisionCommand = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('organization'),
    name: RequiredLine,
    slug: Slug,
    country: CountryCode,
    /** Left out, these follow from the country. */
    timeZone: TimeZone.optional(),
    weekStart: z.int().min(0).max(6).optional(),
    script: Script.optional(),
    /** Granted to the first admin, without end. */
    modules: z.array(ModuleName).default([]),
    /** The console's form sends a text. */
    seats: z.coerce.number().pipe(Seats),
    endsOn: PlainDate,
    admin: NewPerson,
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
  /** Sub of the person the command was about. */
  personId: string;
  /** False when everything was there already. */
  changed: boolean;
}
