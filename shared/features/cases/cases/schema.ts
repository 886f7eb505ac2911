import * as z from 'zod';
import { ReportKind, reportRecordFields } from '../../../core/documents/report-kinds.ts';
import {
  CountryCode,
  Email,
  Instant,
  Line,
  Locale,
  lineOf,
  optional,
  PersonName,
  Phone,
  PlainDate,
  PlainTime,
  RequiredLine,
  RequiredName,
  Script,
  Version,
} from '../../../core/fields.ts';
import { CaseId, FileId, Id } from '../../../core/ids.ts';
import { maxGenderTextLength } from '../../../core/limits.ts';
import { MailStatus } from '../../../core/mail/status.ts';
import { holds } from '../../../core/personal-data.ts';
import { TimelineKind } from '../../../core/timeline.ts';
import { CaseGuardian, familyKinds, familyOf, Parent } from './family.schema.ts';

export const Gender = z.enum(['male', 'female']);
export type Gender = z.output<typeof Gender>;
/** `notStated`: no gender from the list is recorded; there may be a gender in the family's own words. */
export const genderFilters = ['male', 'female', 'notStated'] as const;
export const GenderFilter = z.enum(genderFilters);
/** Status of a case. A restricted case is visible only to admins, and nobody can change or send it. */
export const caseStatuses = ['active', 'archived', 'restricted'] as const;
export const CaseStatus = z.enum(caseStatuses);
export type CaseStatus = z.output<typeof CaseStatus>;
export const caseSources = ['staff', 'qr'] as const;
export const CaseSource = z.enum(caseSources);
/** State of a registration from a family; null for cases that staff added. */
export const CaseReview = z.enum(['waiting', 'accepted', 'rejected']);
/** Limits of texts, in code points. */
export const maxTagLength = 40;
export const maxFileNumberLength = 60;
export const maxTags = 20;

/** `due`: the most urgent first; `name`: by name; `seen`, `added`, `updated`: the newest first. */
export const caseSorts = ['due', 'name', 'seen', 'added', 'updated'] as const;
export const CaseSort = z.enum(caseSorts);
export type CaseSort = z.output<typeof CaseSort>;

export const maxAge = 120;
const AgeInYears = z.int().min(0).max(maxAge);

/** Filters of a list of cases; a filter that is null is not applied. */
export const CaseFilters = z.strictObject({
  status: CaseStatus.default('active'),
  gender: optional(GenderFilter),
  /**
   * Minimum age of the child today, in completed years. "Today" is the day in the organisation's time zone.
   */
  ageFrom: optional(AgeInYears),
  ageTo: optional(AgeInYears),
  assignedTo: optional(z.uuid()),
  /** A tag of the case, compared as a whole; letter case and Chinese script do not matter. */
  tag: optional(lineOf(maxTagLength).min(1)),
  source: optional(CaseSource),
});
export type CaseFilters = z.output<typeof CaseFilters>;

export const CaseQuery = CaseFilters.extend({ text: Line.default('') });
export type CaseQuery = z.output<typeof CaseQuery>;

/** Maximum number of members to whom one case can be assigned. */
export const maxAssignees = 12;

/** The editable fields of a case. Phone numbers are stored in E.164. */
export const CaseFields = z.strictObject({
  fullName: holds('childName', RequiredName),
  /** Romanised or former name; searched like the full name. */
  otherName: holds('childName', optional(PersonName)),
  birthDate: holds('birthDate', optional(PlainDate)),
  /** Null if not stated. */
  gender: holds('gender', optional(Gender)),
  /** Gender in the family's own words; shown instead of `gender`. */
  genderText: holds('gender', optional(lineOf(maxGenderTextLength))),
  contactEmail: holds('contact', optional(Email)),
  mobile: holds('contact', optional(Phone)),
  address: holds('address', optional(Line)),
  country: holds('address', optional(CountryCode)),
  state: holds('address', optional(Line)),
  postalCode: holds('address', optional(Line)),
  /** Default language of reports about the child. */
  emailLanguage: Locale.default('en'),
  /** Chinese script of reports; null means the organisation’s. */
  emailScript: optional(Script),
  father: optional(Parent),
  mother: optional(Parent),
  guardian: optional(CaseGuardian),
  /** The organisation’s own number of the child, such as that of a paper file. */
  fileNumber: holds('fileNumber', optional(lineOf(maxFileNumberLength))),
  school: holds('school', optional(Line)),
  grade: holds('school', optional(Line)),
  tags: z.array(lineOf(maxTagLength).min(1)).max(maxTags).default([]),
  photoId: holds('photo', optional(FileId)),
});
export type CaseFields = z.output<typeof CaseFields>;

export const AssignedMember = z.object({ id: z.uuid(), fullName: holds('staff', RequiredLine) });

/** File number and other identifiers of a merged case. Searching for them finds the surviving case. */
export const MergedIdentifiers = z.object({
  /**
   * The case that had these identifiers: usually the merged case, or the surviving case if its value was
   * replaced.
   */
  of: CaseId,
  fileNumber: CaseFields.shape.fileNumber,
  contactEmail: CaseFields.shape.contactEmail,
  mobile: CaseFields.shape.mobile,
});
export type MergedIdentifiers = z.output<typeof MergedIdentifiers>;

export const Case = z
  .object({
    ...CaseFields.shape,
    id: CaseId,
    version: Version,
    status: CaseStatus,
    source: CaseSource,
    review: optional(CaseReview),
    assigned: z.array(AssignedMember),
    /** Day of the latest eye visit. Updated from finished eye reports. */
    lastSeenOn: optional(PlainDate),
    /** Day on which the next eye visit is due. Updated from finished eye reports. */
    nextDueOn: optional(PlainDate),
    /** Day of the next visit that was agreed with the family. Updated from the recall of the child. */
    bookedFor: optional(PlainDate),
    /** The time agreed for that day; unset if only the day was agreed. */
    bookedTime: PlainTime.nullish(),
    createdAt: Instant,
    updatedAt: Instant,
    /** The case into which this case was merged; that case shows all records of this case. */
    mergedInto: CaseId.optional(),
    /** Cases that were merged into this case, including cases that had been merged into them before. */
    merged: z.array(CaseId).optional(),
    mergedIdentifiers: z.array(MergedIdentifiers).optional(),
    /**
     * Number of merges into this case, plus merges undone. Each raised the version by one without an edit.
     */
    mergeSteps: z.int().positive().optional(),
  })
  .meta({ id: 'Case' });
export type Case = z.output<typeof Case>;

const Guardian = z.object({
  kind: z.enum(familyKinds),
  name: holds('family', RequiredLine),
});

/** A case in lists, as stored in the search index. */
export const CaseRow = Case.pick({
  id: true,
  fullName: true,
  otherName: true,
  fileNumber: true,
  photoId: true,
  birthDate: true,
  gender: true,
  genderText: true,
  contactEmail: true,
  mobile: true,
  tags: true,
  source: true,
  review: true,
  assigned: true,
  lastSeenOn: true,
  nextDueOn: true,
  bookedFor: true,
  bookedTime: true,
  status: true,
  merged: true,
  mergedIdentifiers: true,
})
  .extend({
    /** The contact shown in lists: the first parent or guardian with a name. */
    guardian: Guardian.nullable(),
  })
  .meta({ id: 'CaseRow' });
export type CaseRow = z.output<typeof CaseRow>;

/** A parent or guardian by whose name a search has found the case. */
export type FoundBy = z.output<typeof Guardian>;

/** A list row with a short-lived link to the photo. */
export const ListedCase = CaseRow.extend({
  photoUrl: holds('photo', z.url().nullable()),
  /** The parent or guardian by whose name a search has found the case; absent if the case itself matches. */
  foundBy: Guardian.optional(),
}).meta({ id: 'ListedCase' });
export type ListedCase = z.output<typeof ListedCase>;

export function caseRowOf(record: Case): CaseRow {
  const named = familyOf(record).find(({ name }) => name);
  return CaseRow.parse({ ...record, guardian: named ? { kind: named.kind, name: named.name } : null });
}

export const idsOfCase = ({ id, merged = [] }: Pick<Case, 'id' | 'merged'>): [string, ...string[]] => [
  id,
  ...merged,
];

/** The fields by which other pages identify a case. */
export const CaseName = Case.pick({
  id: true,
  fullName: true,
  otherName: true,
  birthDate: true,
  gender: true,
  status: true,
}).meta({ id: 'CaseName' });
export type CaseName = z.output<typeof CaseName>;

/** A case whose name is nearly the searched text. */
export const SuggestedCase = CaseName.pick({ id: true, fullName: true, otherName: true })
  .extend({ birthYear: holds('birthDate', z.int().nullable()) })
  .meta({ id: 'SuggestedCase' });
export type SuggestedCase = z.output<typeof SuggestedCase>;
export const maxSuggestedCases = 5;

/**
 * Why two cases may be the same child. `nearBirthday`: same name, and birthdays within a month or differing
 * by a typing error. `sameName`: same name, and a birthday is unknown.
 */
export const DuplicateReason = z.enum(['name', 'nearBirthday', 'sameName', 'email', 'phone', 'parentPhone']);
export type DuplicateReason = z.output<typeof DuplicateReason>;

/** Details that a feature adds to its own timeline entries: states, numbers and keywords. */
const TimelineDetails = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/**
 * An entry in the timeline of a case: an event, or a record that has a day, such as a visit. `fields` names
 * the changed fields, without their values.
 */
export const TimelineEntry = z
  .object({
    id: z.string(),
    act: z.string(),
    kind: TimelineKind,
    /** When the event happened; for a record such as a visit, the instant that decides its position. */
    at: Instant,
    /** The day of a record that has a day, such as a visit; null for an event. */
    on: PlainDate.nullable(),
    /** The record that the entry shows; null if the caller is not allowed to open it. */
    record: z.object({ id: z.string(), reference: Line.nullable() }).nullable(),
    details: TimelineDetails,
    fields: z.array(z.string()),
    added: z.array(AssignedMember),
    removed: z.array(AssignedMember),
    /**
     * Reports that were sent. `to` has the masked addresses of the recipients, each with the parent or
     * guardian who has the address now.
     */
    reports: z.array(ReportKind),
    to: z.array(z.object({ address: z.string(), kind: z.enum(familyKinds).nullable(), status: MailStatus })),
    /** The sending that contains the reports; null if the caller is not allowed to resend them. */
    sending: z.object({ id: Id('sending'), ...reportRecordFields }).nullable(),
    /** The member who caused the event; null if no member did, or if the caller lacks the event's module. */
    by: AssignedMember.nullable(),
  })
  .meta({ id: 'TimelineEntry' });
export type TimelineEntry = z.output<typeof TimelineEntry>;

/**
 * Fields of a case that are copied to each of its assignments and list positions, for search and filters.
 * Assignees and days of visits are left out because they change more often.
 */
export const CaseIndexRow = CaseRow.omit({
  assigned: true,
  bookedFor: true,
  bookedTime: true,
  genderText: true,
  guardian: true,
  lastSeenOn: true,
  nextDueOn: true,
  photoId: true,
});
export type CaseIndexRow = z.output<typeof CaseIndexRow>;

/**
 * Fields of a case that are copied to each of its search words. Fields that searches do not use and that
 * change more often than a name are left out; a search for tags reads the found cases.
 */
export const SearchEntryRow = CaseIndexRow.omit({ tags: true, review: true, merged: true });
export type SearchEntryRow = z.output<typeof SearchEntryRow>;

/** Fields of a case that are copied to its assignments. Visit dates are included to sort by visits. */
export const AssignedCaseRow = CaseIndexRow.extend({
  lastSeenOn: optional(PlainDate),
  nextDueOn: optional(PlainDate),
});
export type AssignedCaseRow = z.output<typeof AssignedCaseRow>;
