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
  Script,
  Version,
} from '../../../core/fields.ts';
import { Id } from '../../../core/ids.ts';
import { MailStatus } from '../../../core/mail/status.ts';
import { EyeReportKind } from '../../eye/report-documents/schema.ts';
import { FileId } from '../../operations/files/schema.ts';

export const CaseId = Id('case');

export const Gender = z.enum(['male', 'female']);
export const CaseStatus = z.enum(['active', 'archived']);
export const CaseSource = z.enum(['staff', 'qr']);
/** Code points of a tag, and tags of a case, at the most. */
export const maxTagLength = 40;
export const maxTags = 20;

export const CaseSort = z.enum(['updated', 'name']);

/** Years that a filter by age can ask for. */
export const maxAge = 120;
const AgeInYears = z.int().min(0).max(maxAge);

/** What a list of cases can be narrowed by; null narrows nothing. */
export const CaseFilters = z.strictObject({
  status: CaseStatus.default('active'),
  gender: optional(Gender),
  /** Completed years today, where the organisation is; both included. */
  ageFrom: optional(AgeInYears),
  ageTo: optional(AgeInYears),
  /** A member to whom cases are assigned. */
  assignedTo: optional(z.uuid()),
  /** A whole tag, in either script and whatever its capitals. */
  tag: optional(lineOf(maxTagLength).min(1)),
  source: optional(CaseSource),
});
export type CaseFilters = z.output<typeof CaseFilters>;

/** The same with what is searched for. */
export const CaseQuery = CaseFilters.extend({ text: Line.default('') });
export type CaseQuery = z.output<typeof CaseQuery>;

/** Father or mother. A parent without any field filled in is not recorded. */
export const Parent = z.strictObject({
  title: optional(Line),
  name: optional(Line),
  email: optional(Email),
  mobile: optional(Phone),
});

/** Members whom one case can be assigned to. */
export const maxAssignees = 12;

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
  /** How Chinese is written in them; the organisation’s way where it is null. */
  emailScript: optional(Script),
  father: optional(Parent),
  mother: optional(Parent),
  school: optional(Line),
  grade: optional(Line),
  tags: z.array(lineOf(maxTagLength).min(1)).max(maxTags).default([]),
  /** An uploaded file, kept with the case from then on. */
  photoId: optional(FileId),
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
    /** The latest visit, and the day the next one is due; written by what happens at visits. */
    lastSeenOn: optional(PlainDate),
    nextDueOn: optional(PlainDate),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'Case' });
export type Case = z.output<typeof Case>;

/** Whom the clinic speaks to: the first parent whose name is recorded. */
const Guardian = z.object({ kind: z.enum(['father', 'mother']), name: RequiredLine });

/** The line of a case in lists: what the search index carries. */
export const CaseRow = Case.pick({
  id: true,
  fullName: true,
  otherName: true,
  photoId: true,
  birthDate: true,
  gender: true,
  contactEmail: true,
  mobile: true,
  tags: true,
  source: true,
  assigned: true,
  lastSeenOn: true,
  nextDueOn: true,
  status: true,
})
  .extend({ guardian: Guardian.nullable() })
  .meta({ id: 'CaseRow' });
export type CaseRow = z.output<typeof CaseRow>;

/** The same in an answer, with a link to its photo that is good for minutes. */
export const ListedCase = CaseRow.extend({ photoUrl: z.url().nullable() }).meta({ id: 'ListedCase' });
export type ListedCase = z.output<typeof ListedCase>;

/** A case as a line of a list. */
export function caseRowOf(record: Case): CaseRow {
  const kind = (['mother', 'father'] as const).find(who => record[who]?.name);
  const name = kind && record[kind]?.name;
  return CaseRow.parse({ ...record, guardian: kind && name ? { kind, name } : null });
}

/** A case as another one's page or form names it. */
export const CaseName = Case.pick({
  id: true,
  fullName: true,
  otherName: true,
  birthDate: true,
  gender: true,
  status: true,
}).meta({ id: 'CaseName' });
export type CaseName = z.output<typeof CaseName>;

/** Why two cases may be of one child: a similar name with the same birthday, the same email, phone. */
export const DuplicateReason = z.enum(['name', 'email', 'phone']);
export type DuplicateReason = z.output<typeof DuplicateReason>;

/** Something that happened to a case. `fields` names what was changed, without what it says. */
export const TimelineEntry = z
  .object({
    id: Id('journal'),
    act: z.string(),
    at: Instant,
    fields: z.array(z.string()),
    /** To whom it was given, and from whom it was taken. */
    added: z.array(AssignedMember),
    removed: z.array(AssignedMember),
    /** Reports that were sent, and to whom: enough of an address for whoever knows it. */
    reports: z.array(EyeReportKind),
    to: z.array(z.object({ address: z.string(), status: MailStatus })),
    /** What was sent, for whoever may send it again. */
    sending: z.object({ id: Id('sending'), eyeReportId: Id('eyeReport') }).nullable(),
    /** Null where no member did it, and for whoever lacks the module that shows what they did. */
    by: AssignedMember.nullable(),
  })
  .meta({ id: 'TimelineEntry' });
export type TimelineEntry = z.output<typeof TimelineEntry>;

/**
 * What is kept beside every search word and for every assigned member: enough to search and filter by.
 * Who is assigned and when the child was seen changes without it.
 */
export const CaseIndexRow = CaseRow.omit({
  assigned: true,
  guardian: true,
  lastSeenOn: true,
  nextDueOn: true,
  photoId: true,
});
export type CaseIndexRow = z.output<typeof CaseIndexRow>;
