import * as z from 'zod';
import { CountryCode, PlainDate, RequiredLine, Script, Slug, Version } from '../fields.ts';
import { ModuleName } from '../licences/schema.ts';
import type { Organization } from './schema.ts';

/** An organisation as it is stored. */
export const OrganizationRecord = z.object({
  slug: Slug,
  name: RequiredLine,
  country: CountryCode,
  timeZone: RequiredLine,
  weekStart: z.int().min(0).max(6),
  /** How its people read Chinese unless they choose otherwise. */
  script: Script,
  /** Modules its first admin got, and that are preselected when somebody is invited. */
  modules: z.array(ModuleName),
  status: z.enum(['active', 'archived']),
  /** Last day of the licence, in the organisation's time zone. */
  endsOn: PlainDate,
  seats: z.int().min(1),
  seatsTaken: z.int().min(0),
  version: Version,
});
export type OrganizationRecord = z.output<typeof OrganizationRecord>;

/** The organisation as its members see it. */
export function presentOrganization(record: OrganizationRecord): Organization {
  const { slug, name, country, timeZone, weekStart, script, endsOn } = record;
  return {
    id: slug,
    name,
    organizationSlug: slug,
    logoInfo: { url: null },
    country,
    timeZone,
    weekStart,
    script,
    endsOn,
  };
}

/** Today's date where the organisation is, `YYYY-MM-DD`. @param now milliseconds since 1970 */
export function todayIn(timeZone: string, now: number): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
}

export function licenceHasEnded({ endsOn, timeZone }: OrganizationRecord, now: number): boolean {
  return endsOn < todayIn(timeZone, now);
}
