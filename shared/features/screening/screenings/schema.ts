import * as z from 'zod';
import { Author } from '../../../core/author.ts';
import { addProblem, Instant, Line, optional, PlainDate, Text, Version } from '../../../core/fields.ts';
import { Finishings } from '../../../core/finishings.ts';
import { CaseId, Id } from '../../../core/ids.ts';
import { holds } from '../../../core/personal-data.ts';
import { CaseRow } from '../../cases/cases/schema.ts';
import { lacksNotation, TestEntries } from '../tests/answers.schema.ts';
import { TreeNodeId } from '../tree-nodes/schema.ts';
import { Band } from './bands.ts';

export const ScreeningId = Id('screening');

/**
 * Status of a screening. A reopened screening is a `draft` with `finishedAt`; after it is finished again, it
 * is `amended`.
 */
export const ScreeningStatus = z.enum(['draft', 'finished', 'amended']);
export type ScreeningStatus = z.output<typeof ScreeningStatus>;

export const maxRecommendations = 40;

/** A recommendation. If it comes from a rule it has both languages; if a person wrote it, at least one. */
export const Recommendation = z.strictObject({
  id: z.uuid(),
  /** The rule that made the recommendation; null if a person wrote it. */
  ruleId: optional(z.uuid()),
  en: optional(Text),
  zh: optional(Text),
  /** Whether a person has changed the recommendation; rules never overwrite a changed one. */
  isEdited: z.boolean().default(false),
});
export type Recommendation = z.output<typeof Recommendation>;

/** The fields of a screening that a person enters. */
export const ScreeningFields = z
  .strictObject({
    /** Day of the screening; not in the future, and not before the child's birth. */
    date: PlainDate,
    /** The member who does the screening; defaults to the caller. */
    testerId: optional(z.uuid()),
    school: holds('school', optional(Line)),
    grade: holds('school', optional(Line)),
    place: optional(Line),
    wearsSpectacles: optional(z.boolean()),
    tests: TestEntries.prefault({}),
    notes: optional(Text),
    recommendations: z.array(Recommendation).max(maxRecommendations).default([]),
  })
  .check(payload => {
    if (!lacksNotation(payload.value.tests)) return;
    addProblem(payload, ['tests', 'eyesight', 'details', 'notation'], 'validation.acuity_notation', null);
  });
export type ScreeningFields = z.output<typeof ScreeningFields>;

/** The chosen band, with a reason if the child's age is outside it. */
export const BandChoice = z.strictObject({ band: Band, bandReason: optional(Line) });

const { testerId: _, ...storedFields } = ScreeningFields.shape;

/** A screening of learning efficiency. */
export const Screening = z
  .object({
    ...storedFields,
    ...BandChoice.shape,
    /** The band for the child's age on `date`, as known when `band` was chosen; null outside both bands. */
    ageBand: Band.nullable(),
    id: ScreeningId,
    caseId: CaseId,
    version: Version,
    status: ScreeningStatus,
    tester: Author,
    /** The person who created the screening. */
    author: Author,
    savedBy: Author,
    createdAt: Instant,
    savedAt: Instant,
    finishedAt: Instant.nullable(),
    finishedBy: Author.nullable(),
    amendedAt: Instant.nullable(),
    finishings: Finishings,
    /** Who reviewed the finished result, and when; a reopened screening must be reviewed again. */
    reviewedAt: Instant.nullable(),
    reviewedBy: Author.nullable(),
    /** When the report was first sent; after an amendment, when that was first sent. */
    sentAt: Instant.nullable(),
    /** The last finished version, whose report is frozen. */
    frozenVersion: Version.nullable(),
    /** NeuroTree nodes whose suggested entry somebody dismissed. */
    dismissedNodes: z.array(TreeNodeId).default([]),
    deletedAt: Instant.nullable(),
  })
  .meta({ id: 'Screening' });
export type Screening = z.output<typeof Screening>;

const Named = Author.pick({ id: true, fullName: true });

/** The fields of a screening in lists. */
export const ScreeningIndexRow = Screening.pick({
  id: true,
  caseId: true,
  date: true,
  band: true,
  status: true,
  version: true,
  finishedAt: true,
  amendedAt: true,
  reviewedAt: true,
  sentAt: true,
}).extend({
  tester: Named,
  author: Named,
  /** Number of tests that were done, completely or on one side. */
  done: z.int(),
});
export type ScreeningIndexRow = z.output<typeof ScreeningIndexRow>;

/** A row in the list of screenings, with current data of the child. */
export const ScreeningRow = ScreeningIndexRow.extend({
  case: CaseRow.pick({ id: true, fullName: true, otherName: true, birthDate: true }),
  /** Recorded values of all tests; null unless requested. */
  tests: TestEntries.nullable(),
  /** Number of tests that need another look, are as expected, and are not judged; null for a draft. */
  judged: z
    .object({ again: z.int().min(0), expected: z.int().min(0), notJudged: z.int().min(0) })
    .nullable()
    .optional(),
}).meta({ id: 'ScreeningRow' });
export type ScreeningRow = z.output<typeof ScreeningRow>;

/** Sort orders of the list, by the day of the screening. */
export const ScreeningSort = z.enum(['newest', 'oldest']);
