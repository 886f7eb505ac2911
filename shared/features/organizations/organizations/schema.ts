import * as z from 'zod';
import {
  CountryCode,
  DateOrder,
  Instant,
  Line,
  Locale,
  ModuleName,
  optional,
  Phone,
  Picture,
  PlainDate,
  RequiredLine,
  RequiredName,
  Script,
  SignInEmail,
  Slug,
  Text,
  TimeZone,
  Version,
} from '../../../core/fields.ts';
import { FileId } from '../../../core/ids.ts';
import { fastProgressionLimits, minPasswordLength, usualPasswordLength } from '../../../core/limits.ts';

export const Seats = z.int().min(1).max(10_000);

/** 0 is Sunday. */
const WeekStart = z.int().min(0).max(6);

/** Range of minutes without input after which the screen can be set to lock. */
export const idleLockLimits = { min: 5, max: 60 };
/** Range and default of an organisation's minimum password length. */
export const passwordLengthLimits = { min: minPasswordLength, default: usualPasswordLength, max: 64 };

/** Details of an organisation. The phone number is stored in E.164. */
export const OrganizationFields = z.strictObject({
  name: RequiredLine,
  billingAddress: optional(Text),
  officeNumber: optional(Phone),
  country: CountryCode,
  state: optional(Line),
  postalCode: optional(Line),
});
export type OrganizationFields = z.output<typeof OrganizationFields>;

export const ReportDelivery = z.enum(['attachment', 'link']);
export type ReportDelivery = z.output<typeof ReportDelivery>;

/**
 * Weekdays on which families receive the digest of notes, in the organisation's time zone; none by default.
 */
const DigestDays = z
  .array(WeekStart)
  .max(7)
  .refine(days => new Set(days).size === days.length, { error: 'validation.invalid' });
const DigestHour = z.int().min(0).max(23);
export const defaultDigestHour = 17;

export const Preferences = z.strictObject({
  /** IANA name of the time zone; it decides which day is "today", and so the ages of children. */
  timeZone: TimeZone,
  weekStart: WeekStart,
  /** Order of day and month in typed dates; if left out, the order stays unchanged. */
  dateOrder: DateOrder.optional(),
  /** Minutes without input after which the screen locks; null if screens do not lock. */
  idleLockMinutes: z.int().min(idleLockLimits.min).max(idleLockLimits.max).nullable(),
  passwordLength: z.int().min(passwordLengthLimits.min).max(passwordLengthLimits.max),
  /** Default language of the members. */
  locale: Locale,
  /** Default Chinese script of the members. */
  script: Script,
  /** How families receive reports: as PDF attachments, or by a link that asks for the birth date. */
  reportsBy: ReportDelivery,
  /**
   * Weekdays on which families receive the notes shared with them (0 is Sunday); if left out, the days stay
   * unchanged.
   */
  digestDays: DigestDays.optional(),
  digestHour: DigestHour.optional(),
  /** Threshold of fast myopia progression, in D per year towards minus. */
  fastProgression: z
    .number()
    .min(fastProgressionLimits.min)
    .max(fastProgressionLimits.max)
    .multipleOf(fastProgressionLimits.step),
  /** Footer text of every PDF page. */
  pdfFooter: optional(Line),
  /**
   * Whether a person has compared the tables of axial lengths with the articles; if left out, the setting
   * stays unchanged.
   */
  axialTablesChecked: z.boolean().optional(),
});
export type Preferences = z.output<typeof Preferences>;

/** File id of an uploaded logo, or null for no logo; if left out, the logo stays unchanged. */
export const ChosenLogo = FileId.nullable().optional();

export const Licence = z.strictObject({
  seats: Seats,
  /** Last day of the licence, in the organisation's time zone. */
  endsOn: PlainDate,
  /** Modules that the first admin gets; they are also preselected in invitations. */
  modules: z.array(ModuleName),
});
export type Licence = z.output<typeof Licence>;

export const organizationStatuses = ['active', 'archived'] as const;
export const OrganizationStatus = z.enum(organizationStatuses);

export const FullOrganization = z
  .object({
    id: Slug,
    organizationSlug: Slug,
    ...OrganizationFields.shape,
    ...Preferences.shape,
    dateOrder: DateOrder,
    axialTablesChecked: z.boolean(),
    digestDays: DigestDays,
    digestHour: DigestHour,
    ...Licence.shape,
    logoId: FileId.nullable(),
    logoInfo: Picture,
    status: OrganizationStatus,
    seatsTaken: z.int().min(0),
    version: Version,
  })
  .meta({ id: 'FullOrganization' });
export type FullOrganization = z.output<typeof FullOrganization>;

export const OrganizationRow = FullOrganization.pick({
  id: true,
  name: true,
  organizationSlug: true,
  logoInfo: true,
  country: true,
  timeZone: true,
  status: true,
  seats: true,
  seatsTaken: true,
  endsOn: true,
}).meta({ id: 'OrganizationRow' });
export type OrganizationRow = z.output<typeof OrganizationRow>;

export const FirstAdmin = z.strictObject({ fullName: RequiredName, email: SignInEmail, locale: Locale });
export type FirstAdmin = z.output<typeof FirstAdmin>;

export const NewOrganization = z.strictObject({
  slug: Slug,
  ...OrganizationFields.shape,
  ...Licence.shape,
  logo: ChosenLogo,
  admin: FirstAdmin,
});
export type NewOrganization = z.output<typeof NewOrganization>;

export const platformEventTypes = [
  'organization.created',
  'organization.changed',
  'organization.archived',
  'organization.restored',
  'licence.changed',
  'module.granted',
  'module.closed',
] as const;

/** The value of one field before and after a change; null means that the field was empty. */
const Change = z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() });

/** An event in an organisation's history, without clinical data. */
export const PlatformEvent = z
  .object({
    id: z.string(),
    at: Instant,
    act: z.enum(platformEventTypes),
    /** Name of the person who made the change; null for automatic changes and for changes by operators. */
    by: z.string().nullable(),
    /** Name of the affected member, if any. */
    about: z.string().nullable(),
    changes: z.array(Change),
  })
  .meta({ id: 'PlatformEvent' });
export type PlatformEvent = z.output<typeof PlatformEvent>;

/** Kinds of background work whose failures are shown to platform administrators. */
export const backgroundWork = [
  'jobs',
  'accountDeletions',
  'expirations',
  'requests',
  'counts',
  'qrCodes',
  'subscriptions',
  'courses',
  'erasures',
  'digests',
  'bins',
  'notifications',
  'reminders',
] as const;
export type BackgroundWork = (typeof backgroundWork)[number];

/** An organisation as shown to its members. The id is the slug. */
export const Organization = z
  .object({
    id: Slug,
    name: RequiredLine,
    organizationSlug: Slug,
    logoInfo: Picture,
    /** Phone number for families, in E.164. */
    officeNumber: Phone.nullable(),
    country: CountryCode,
    /** IANA name of the time zone; it decides which day is "today", and so the ages of children. */
    timeZone: RequiredLine,
    /** 0 is Sunday. */
    weekStart: WeekStart,
    dateOrder: DateOrder,
    script: Script,
    /** Null if screens do not lock. */
    idleLockMinutes: z.int().nullable(),
    passwordLength: z.int(),
    /** How families receive reports: as PDF attachments, or by a link that asks for the birth date. */
    reportsBy: ReportDelivery,
    /** In D per year towards minus. */
    fastProgression: z.number(),
    /** Whether a person has compared the tables of axial lengths with the articles. */
    axialTablesChecked: z.boolean(),
    endsOn: PlainDate,
    /** Version of the organisation's terms that members must accept; 0 if they need not accept any. */
    askedTerms: z.int(),
  })
  .meta({ id: 'Organization' });
export type Organization = z.output<typeof Organization>;

export const MyOrganization = z
  .object({
    id: Slug,
    name: RequiredLine,
    organizationSlug: Slug,
    logoInfo: Picture,
    role: z.enum(['user', 'admin']),
    status: z.enum(['invited', 'active', 'suspended']),
  })
  .meta({ id: 'MyOrganization' });
export type MyOrganization = z.output<typeof MyOrganization>;
