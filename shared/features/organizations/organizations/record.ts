import * as z from 'zod';
import { type DateOrder, dateOrderOf } from '../../../core/dates/date-order.ts';
import { Slug, Version } from '../../../core/fields.ts';
import { FileId } from '../../../core/ids.ts';
import { fastProgressionLimits } from '../../../core/limits.ts';
import {
  defaultDigestHour,
  type FullOrganization,
  Licence,
  type Organization,
  OrganizationFields,
  type OrganizationRow,
  OrganizationStatus,
  Preferences,
  passwordLengthLimits,
} from './schema.ts';
import { noTerms, requiredTermsVersion, TermsState } from './terms.schema.ts';

export const OrganizationRecord = z.object({
  slug: Slug,
  ...OrganizationFields.shape,
  ...Preferences.shape,
  idleLockMinutes: Preferences.shape.idleLockMinutes.default(null),
  passwordLength: Preferences.shape.passwordLength.default(passwordLengthLimits.default),
  locale: Preferences.shape.locale.default('en'),
  reportsBy: Preferences.shape.reportsBy.default('attachment'),
  fastProgression: Preferences.shape.fastProgression.default(fastProgressionLimits.default),
  digestDays: z.array(z.int()).default([]),
  digestHour: z.int().default(defaultDigestHour),
  axialTablesChecked: z.boolean().default(false),
  ...Licence.shape,
  logoId: FileId.nullable().default(null),
  /** The person who uploaded the logo. */
  logoBy: z.string().nullable().default(null),
  /**
   * State of the organisation's terms. Like `seatsTaken`, it can change without a new version of the record.
   */
  terms: TermsState.default(noTerms),
  status: OrganizationStatus,
  seatsTaken: z.int().min(0),
  version: Version,
});
export type OrganizationRecord = z.output<typeof OrganizationRecord>;

/** The fields of the organisation that every report prints. */
export const Letterhead = OrganizationRecord.pick({
  name: true,
  billingAddress: true,
  officeNumber: true,
  pdfFooter: true,
  script: true,
  logoId: true,
});

/** The organisation as shown to its members. @param logo URL of the logo */
export function presentOrganization(record: OrganizationRecord, logo: string | null): Organization {
  const { slug, name, officeNumber, country, timeZone, weekStart, script } = record;
  const { idleLockMinutes, passwordLength, reportsBy, fastProgression, axialTablesChecked, endsOn } = record;
  return {
    id: slug,
    name,
    organizationSlug: slug,
    logoInfo: { url: logo },
    officeNumber,
    country,
    timeZone,
    weekStart,
    dateOrder: dateOrderIn(record),
    script,
    idleLockMinutes,
    passwordLength,
    reportsBy,
    fastProgression,
    axialTablesChecked,
    endsOn,
    askedTerms: requiredTermsVersion(record),
  };
}

/** The organisation as shown to its admins and to platform administrators. @param logo URL of the logo */
export function presentFullOrganization(
  { slug, logoBy: _, terms: __, ...record }: OrganizationRecord,
  logo: string | null,
): FullOrganization {
  const dateOrder = dateOrderIn(record);
  return { id: slug, organizationSlug: slug, logoInfo: { url: logo }, ...record, dateOrder };
}

/**
 * The order of day and month that the organisation has chosen, or that of its country if it has not chosen
 * one.
 */
const dateOrderIn = ({ dateOrder, country }: Pick<OrganizationRecord, 'dateOrder' | 'country'>): DateOrder =>
  dateOrder ?? dateOrderOf(country);

/** @param logo URL of the logo */
export function presentOrganizationRow(record: OrganizationRecord, logo: string | null): OrganizationRow {
  const { slug, name, country, timeZone, status, seats, seatsTaken, endsOn } = record;
  const logoInfo = { url: logo };
  const id = slug;
  return {
    ...{ id, organizationSlug: slug, name, logoInfo, country, timeZone },
    ...{ status, seats, seatsTaken, endsOn },
  };
}

/** Today's date in a time zone, `YYYY-MM-DD`. @param now milliseconds since 1970 */
export function todayIn(timeZone: string, now: number): string {
  const format = dayFormats.get(timeZone) ?? dayFormat(timeZone);
  dayFormats.set(timeZone, format);
  return format.format(now);
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

const dayFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

export function licenceHasEnded({ endsOn, timeZone }: OrganizationRecord, now: number): boolean {
  return endsOn < todayIn(timeZone, now);
}
