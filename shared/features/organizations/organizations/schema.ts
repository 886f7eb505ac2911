import * as z from 'zod';
import {
  CountryCode,
  Instant,
  Line,
  Locale,
  optional,
  Phone,
  PlainDate,
  RequiredLine,
  Script,
  SignInEmail,
  Slug,
  Text,
  TimeZone,
  Version,
} from '../../../core/fields.ts';
import { fastProgressionLimits } from '../../../core/limits.ts';
import { FileId } from '../../operations/files/schema.ts';
import { ModuleName } from '../module-access/schema.ts';

/** An image kept by the product; `url` is null where there is none and initials are shown. */
export const Picture = z.object({ url: z.url().nullable() });

/** Places for people that a licence can have. */
export const Seats = z.int().min(1).max(10_000);

/** Day the week starts with, 0 is Sunday. */
const WeekStart = z.int().min(0).max(6);

/** Minutes without a touch after which a screen may be locked. */
export const idleLockLimits = { min: 5, max: 60 };
/** Characters that an organisation may ask of passwords; the product itself asks for the least. */
export const passwordLengthLimits = { min: 6, default: 8, max: 64 };

/** What is written about an organisation. Its phone number is stored in E.164. */
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

/** How an organisation works. */
export const Preferences = z.strictObject({
  /** IANA name; "today" and ages are reckoned in it. */
  timeZone: TimeZone,
  weekStart: WeekStart,
  /** Null where screens are not locked. */
  idleLockMinutes: z.int().min(idleLockLimits.min).max(idleLockLimits.max).nullable(),
  /** Fewest characters of its people's passwords. */
  passwordLength: z.int().min(passwordLengthLimits.min).max(passwordLengthLimits.max),
  /** What its people are spoken to in until they choose. */
  locale: Locale,
  /** How its people read Chinese unless they choose otherwise. */
  script: Script,
  /** How families get reports: as PDFs in a mail, or by a link that asks for the child's birth date. */
  reportsBy: ReportDelivery,
  /** D a year towards minus from which on progression of myopia is fast. */
  fastProgression: z
    .number()
    .min(fastProgressionLimits.min)
    .max(fastProgressionLimits.max)
    .multipleOf(fastProgressionLimits.step),
  /** Stands at the foot of every page of its PDFs. */
  pdfFooter: optional(Line),
});
export type Preferences = z.output<typeof Preferences>;

/** An uploaded picture for a logo; left out, the present one stays. */
export const ChosenLogo = FileId.nullable().optional();

/** What the platform grants an organisation. */
export const Licence = z.strictObject({
  seats: Seats,
  /** Last day, in the organisation's time zone. */
  endsOn: PlainDate,
  /** Its first admin has them, and they are preselected when somebody is invited. */
  modules: z.array(ModuleName),
});
export type Licence = z.output<typeof Licence>;

export const OrganizationStatus = z.enum(['active', 'archived']);

/** An organisation whole, as its admins and the superadmin see it. */
export const FullOrganization = z
  .object({
    id: Slug,
    organizationSlug: Slug,
    ...OrganizationFields.shape,
    ...Preferences.shape,
    ...Licence.shape,
    logoId: FileId.nullable(),
    logoInfo: Picture,
    status: OrganizationStatus,
    seatsTaken: z.int().min(0),
    version: Version,
  })
  .meta({ id: 'FullOrganization' });
export type FullOrganization = z.output<typeof FullOrganization>;

/** The line of an organisation in the superadmin's list. */
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

/** Who is to be the first admin of a new organisation. */
export const FirstAdmin = z.strictObject({ fullName: RequiredLine, email: SignInEmail, locale: Locale });
export type FirstAdmin = z.output<typeof FirstAdmin>;

export const NewOrganization = z.strictObject({
  slug: Slug,
  ...OrganizationFields.shape,
  ...Licence.shape,
  logo: ChosenLogo,
  admin: FirstAdmin,
});
export type NewOrganization = z.output<typeof NewOrganization>;

/** What is noted when the platform or an admin changes an organisation. */
export const platformEventTypes = [
  'organization.created',
  'organization.changed',
  'organization.archived',
  'organization.restored',
  'licence.changed',
  'module.granted',
  'module.closed',
] as const;

/** One field before and after; null where there was nothing. */
const Change = z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() });

/** Something that happened to an organisation, without anything clinical. */
export const PlatformEvent = z
  .object({
    id: z.string(),
    at: Instant,
    act: z.enum(platformEventTypes),
    /** Name of who did it; null where it was the product, or an operator of it. */
    by: z.string().nullable(),
    /** Name of whom it is about, where it is about one of its people. */
    about: z.string().nullable(),
    changes: z.array(Change),
  })
  .meta({ id: 'PlatformEvent' });
export type PlatformEvent = z.output<typeof PlatformEvent>;

/** What a member sees of an organisation they work in. Its slug is its id. */
export const Organization = z
  .object({
    id: Slug,
    name: RequiredLine,
    organizationSlug: Slug,
    logoInfo: Picture,
    country: CountryCode,
    /** IANA name; "today" and ages are reckoned in it. */
    timeZone: RequiredLine,
    /** Day the week starts with, 0 is Sunday. */
    weekStart: WeekStart,
    script: Script,
    /** Minutes without a touch after which the screen is locked; null where it is not. */
    idleLockMinutes: z.int().nullable(),
    /** Fewest characters of its people's passwords. */
    passwordLength: z.int(),
    /** How families get reports. */
    reportsBy: ReportDelivery,
    /** Last day of the licence. */
    endsOn: PlainDate,
    /** Version of the terms that its people have to accept; 0 where there is none. */
    askedTerms: z.int(),
  })
  .meta({ id: 'Organization' });
export type Organization = z.output<typeof Organization>;

/** The line of an organisation in a person's list of where they work. */
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
