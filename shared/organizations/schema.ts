import * as z from 'zod';
import { CountryCode, PlainDate, RequiredLine, Script, Slug } from '../fields.ts';

/** An image kept by the product; `url` is null where there is none and initials are shown. */
export const Picture = z.object({ url: z.url().nullable() });

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
    weekStart: z.int().min(0).max(6),
    script: Script,
    /** Last day of the licence. */
    endsOn: PlainDate,
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
