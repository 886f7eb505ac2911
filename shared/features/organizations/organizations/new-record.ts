import { fastProgressions } from '../../../core/limits.ts';
import { noTerms } from '../../consent/terms/schema.ts';
import { localeOf, scriptOf, timeZoneOf, weekStartOf } from './place.ts';
import type { OrganizationRecord } from './record.ts';
import { type Licence, type OrganizationFields, type Preferences, passwordLengths } from './schema.ts';

type Given = Pick<OrganizationFields, 'name' | 'country'> &
  Partial<OrganizationFields> &
  Licence & { slug: string } & {
    [Name in keyof Preferences]?: Preferences[Name] | undefined;
  };

/** An organisation that begins: what nobody said follows from where it is. */
export function newOrganizationRecord(given: Given): OrganizationRecord {
  const { slug, name, country, seats, endsOn } = given;
  return {
    slug,
    name,
    billingAddress: given.billingAddress ?? null,
    officeNumber: given.officeNumber ?? null,
    country,
    state: given.state ?? null,
    postalCode: given.postalCode ?? null,
    timeZone: given.timeZone ?? timeZoneOf(country),
    weekStart: given.weekStart ?? weekStartOf(country),
    idleLockMinutes: given.idleLockMinutes ?? null,
    passwordLength: given.passwordLength ?? passwordLengths.usual,
    locale: given.locale ?? localeOf(country),
    script: given.script ?? scriptOf(country),
    reportsBy: given.reportsBy ?? 'attachment',
    fastProgression: given.fastProgression ?? fastProgressions.usual,
    pdfFooter: given.pdfFooter ?? null,
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
