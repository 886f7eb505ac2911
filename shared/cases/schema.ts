import * as z from 'zod';
import {
  CountryCode,
  Email,
  Instant,
  Line,
  Locale,
  lineOf,
  optional,
  Phone,
  PlainDate,
  RequiredLine,
  Version,
} from '../fields.ts';
import { Id } from '../ids.ts';

export const CaseId = Id('case');

export const Gender = z.enum(['male', 'female']);
export const CaseStatus = z.enum(['active', 'archived']);
export const CaseSource = z.enum(['staff', 'qr']);
export const CaseSort = z.enum(['updated', 'name']);

/** Father or mother. A parent without any field filled in is not recorded. */
export const Parent = z.strictObject({
  title: optional(Line),
  name: optional(Line),
  email: optional(Email),
  mobile: optional(Phone),
});

/** Code points of a tag, and tags of a case, at the most. */
export const tagLength = 40;
export const tagsAtMost = 20;

/** What a person writes about a child. Phone numbers are stored in E.164. */
export const CaseFields = z.strictObject({
  fullName: RequiredLine,
  /** Romanised or former name; searched like the full name. */
  otherName: optional(Line),
  birthDate: optional(PlainDate),
  gender: optional(Gender),
  contactEmail: optional(Email),
  mobile: optional(Phone),
  address: optional(Line),
  country: optional(CountryCode),
  state: optional(Line),
  postalCode: optional(Line),
  /** The language reports go out in unless the sender chooses another. */
  emailLanguage: Locale.default('en'),
  father: optional(Parent),
  mother: optional(Parent),
  school: optional(Line),
  grade: optional(Line),
  tags: z.array(lineOf(tagLength).min(1)).max(tagsAtMost).default([]),
});
export type CaseFields = z.output<typeof CaseFields>;

export const AssignedMember = z.object({ id: z.uuid(), fullName: RequiredLine });

/** A child whom the organisation follows. */
export const Case = z
  .object({
    ...CaseFields.shape,
    id: CaseId,
    version: Version,
    status: CaseStatus,
    source: CaseSource,
    assigned: z.array(AssignedMember),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'Case' });
export type Case = z.output<typeof Case>;

/** The line of a case in lists: what the search index carries. */
export const CaseRow = Case.pick({
  id: true,
  fullName: true,
  otherName: true,
  birthDate: true,
  gender: true,
  contactEmail: true,
  mobile: true,
  tags: true,
  assigned: true,
  status: true,
}).meta({ id: 'CaseRow' });
export type CaseRow = z.output<typeof CaseRow>;
