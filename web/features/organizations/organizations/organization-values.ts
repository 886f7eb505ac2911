import type * as z from 'zod';
import type { DateOrder } from '../../../../shared/core/dates/date-order.ts';
import type { Locale } from '../../../../shared/core/fields.ts';
import type { Module } from '../../../../shared/core/permissions.ts';
import { readablePhone } from '../../../../shared/core/places/readable-phone.ts';
import { numberIn } from '../../../../shared/core/reading/read-number.ts';
import type {
  FullOrganization,
  Licence,
  NewOrganization,
  OrganizationFields,
  Preferences,
} from '../../../../shared/features/organizations/organizations/schema.ts';

export interface DetailValues {
  logo: string | null;
  name: string;
  billingAddress: string;
  officeNumber: string;
  country: string;
  state: string;
  postalCode: string;
}

export interface PreferenceValues {
  timeZone: string;
  weekStart: string;
  dateOrder: DateOrder;
  idleLockMinutes: string;
  passwordLength: string;
  locale: Locale;
  script: Preferences['script'];
  reportsBy: Preferences['reportsBy'];
  digestDays: string[];
  digestHour: string;
  fastProgression: string;
  pdfFooter: string;
  axialTablesChecked: boolean;
}

export interface LicenceValues {
  seats: string;
  endsOn: string;
  modules: Module[];
}

export interface NewOrganizationValues extends DetailValues, LicenceValues {
  slug: string;
  admin: { fullName: string; email: string; locale: Locale };
}

const orNull = (text: string): string | null => text.trim() || null;
/** Value of an empty number field: undefined, so that the schema reports the field as required. */
const nothing = undefined as unknown as number;
const asNumber = (text: string): number => numberIn(text) ?? nothing;

export function emptyOrganization(locale: Locale, endsOn: string): NewOrganizationValues {
  return {
    logo: null,
    name: '',
    slug: '',
    billingAddress: '',
    officeNumber: '',
    country: '',
    state: '',
    postalCode: '',
    seats: '10',
    endsOn,
    modules: [],
    admin: { fullName: '', email: '', locale },
  };
}

export function detailValues(record: FullOrganization): DetailValues {
  return {
    logo: record.logoId,
    name: record.name,
    billingAddress: record.billingAddress ?? '',
    officeNumber: readablePhone(record.officeNumber ?? ''),
    country: record.country,
    state: record.state ?? '',
    postalCode: record.postalCode ?? '',
  };
}

export function preferenceValues(record: FullOrganization): PreferenceValues {
  return {
    timeZone: record.timeZone,
    weekStart: String(record.weekStart),
    dateOrder: record.dateOrder,
    idleLockMinutes: record.idleLockMinutes === null ? '' : String(record.idleLockMinutes),
    passwordLength: String(record.passwordLength),
    locale: record.locale,
    script: record.script,
    reportsBy: record.reportsBy,
    digestDays: record.digestDays.map(String),
    digestHour: String(record.digestHour),
    fastProgression: record.fastProgression.toFixed(2),
    pdfFooter: record.pdfFooter ?? '',
    axialTablesChecked: record.axialTablesChecked,
  };
}

export function licenceValues({ seats, endsOn, modules }: FullOrganization): LicenceValues {
  return { seats: String(seats), endsOn, modules };
}

export function detailFields(values: DetailValues): z.input<typeof OrganizationFields> {
  return {
    name: values.name,
    billingAddress: orNull(values.billingAddress),
    officeNumber: orNull(values.officeNumber),
    country: values.country || (undefined as unknown as string),
    state: orNull(values.state),
    postalCode: orNull(values.postalCode),
  };
}

export function preferenceFields(values: PreferenceValues): z.input<typeof Preferences> {
  return {
    timeZone: values.timeZone,
    weekStart: Number(values.weekStart),
    dateOrder: values.dateOrder,
    idleLockMinutes: values.idleLockMinutes === '' ? null : Number(values.idleLockMinutes),
    passwordLength: asNumber(values.passwordLength),
    locale: values.locale,
    script: values.script,
    reportsBy: values.reportsBy,
    digestDays: values.digestDays.map(Number).sort(),
    digestHour: Number(values.digestHour),
    fastProgression: asNumber(values.fastProgression),
    pdfFooter: orNull(values.pdfFooter),
    axialTablesChecked: values.axialTablesChecked,
  };
}

export function licenceFields({ seats, endsOn, modules }: LicenceValues): z.input<typeof Licence> {
  return { seats: asNumber(seats), endsOn, modules };
}

export function newOrganizationFields(values: NewOrganizationValues): z.input<typeof NewOrganization> {
  const { slug, admin } = values;
  return { slug, ...detailFields(values), ...licenceFields(values), logo: values.logo, admin };
}
