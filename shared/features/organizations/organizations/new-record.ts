import { dateOrderOf } from '../../../core/dates/date-order.ts';
import { fastProgressionLimits } from '../../../core/limits.ts';
import type { OrganizationRecord } from './record.ts';
import { defaultLocale, defaultScript, defaultTimeZone, defaultWeekStart } from './region-defaults.ts';
import {
  defaultDigestHour,
  type Licence,
  type OrganizationFields,
  type Preferences,
  passwordLengthLimits,
} from './schema.ts';
import { noTerms } from './terms.schema.ts';

type NewOrganizationValues = Pick<OrganizationFields, 'name' | 'country'> &
  Partial<OrganizationFields> &
  Licence & { slug: string } & {
    [Name in keyof Preferences]?: Preferences[Name] | undefined;
  };

/** Missing values get the defaults of the country. */
export function newOrganizationRecord(given: NewOrganizationValues): OrganizationRecord {
  const { slug, name, country, seats, endsOn } = given;
  return {
    slug,
    name,
    billingAddress: given.billingAddress ?? null,
    officeNumber: given.officeNumber ?? null,
    country,
    state: given.state ?? null,
    postalCode: given.postalCode ?? null,
    timeZone: given.timeZone ?? defaultTimeZone(country),
    weekStart: given.weekStart ?? defaultWeekStart(country),
    dateOrder: given.dateOrder ?? dateOrderOf(country),
    idleLockMinutes: given.idleLockMinutes ?? null,
    passwordLength: given.passwordLength ?? passwordLengthLimits.default,
    locale: given.locale ?? defaultLocale(country),
    script: given.script ?? defaultScript(country),
    reportsBy: given.reportsBy ?? 'attachment',
    fastProgression: given.fastProgression ?? fastProgressionLimits.default,
    pdfFooter: given.pdfFooter ?? null,
    digestDays: given.digestDays ?? [],
    digestHour: given.digestHour ?? defaultDigestHour,
    axialTablesChecked: given.axialTablesChecked ?? false,
    modules: [...new Set(given.modules)],
    seats,
    endsOn,
    terms: noTerms,
    status: 'active',
    logoId: null,
    logoBy: null,
    seatsTaken: 0,
    version: 1,
  };
}
