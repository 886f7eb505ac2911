import * as z from 'zod';
import { Author } from '../../../core/author.ts';
import { addProblem, Instant, Line, optional, PlainDate, Text, Version } from '../../../core/fields.ts';
import { Finishings } from '../../../core/finishings.ts';
import { CaseId, Id } from '../../../core/ids.ts';
import { holds } from '../../../core/personal-data.ts';
import { ListedChild } from '../../cases/cases/listed-child.schema.ts';
import { lacksNotation, TestEntries } from '../tests/answers.schema.ts';
import { TreeNodeId } from '../tree-nodes/schema.ts';
import { Band } from './bands.ts';

export const ScreeningId = Id('screening');

/**
 * Status of a screening. A finished screening that was reopened is a `draft` with `finishedAt`; once it is
 * finished again, it is `amended`.
 */
export const screeningStatuses = ['draft', 'finished', 'amended'] as const;
export const ScreeningStatus = z.enum(screeningStatuses);
export type ScreeningStatus = z.output<typeof ScreeningStatus>;

export const maxRecommendations = 40;

/** A recommendation. If a rule made it, it has both languages; if a person wrote it, it has at least one. */
export const Recommendation = z.strictObject({
  id: z.uuid(),
  /** The rule that made the recommendation; null if a person wrote it. */
  ruleId: optional(z.uuid()),
  en: optional(Text),
  zh: optional(Text),
  /** Whether a person has changed the recommendation; rules never overwrite a changed recommendation. */
  isEdited: z.boolean().default(false),
});
export type Recommendation = z.output<typeof Recommendation>;

export const ScreeningFields = z
  .strictObject({
    /** Day of the screening; not in the future, and not before the child's birth. */
    date: PlainDate,
    /** The member who does the screening; by default the caller. */
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

/** The chosen age band, with a reason if the child's age is outside the band. */
export const BandChoice = z.strictObject({ band: Band, bandReason: optional(Line) });

const { testerId: _, ...storedFields } = ScreeningFields.shape;

/** A screening of learning efficiency. */
export const Screening = z
  .object({
    ...storedFields,
    ...BandChoice.shape,
    /**
     * The band of the child's age on `date` at the time when `band` was chosen; null if the age was in
     * neither band.
     */
    ageBand: Band.nullable(),
    id: ScreeningId,
    caseId: CaseId,
    version: Version,
    status: ScreeningStatus,
    tester: Author,
    author: Author,
    savedBy: Author,
    createdAt: Instant,
    savedAt: Instant,
    finishedAt: Instant.nullable(),
    finishedBy: Author.nullable(),
    amendedAt: Instant.nullable(),
    finishings: Finishings,
    /** When somebody reviewed the finished result; a reopened screening must be reviewed again. */
    reviewedAt: Instant.nullable(),
    reviewedBy: Author.nullable(),
    /** When the report was first sent; once an amended version is sent, when that version was first sent. */
    sentAt: Instant.nullable(),
    /** The last finished version, whose report is frozen. */
    frozenVersion: Version.nullable(),
    /** NeuroTree nodes for which somebody dismissed the suggested entry. */
    dismissedNodes: z.array(TreeNodeId).default([]),
    deletedAt: Instant.nullable(),
  })
  .meta({ id: 'Screening' });
export type Screening = z.output<typeof Screening>;

const Named = Author.pick({ id: true, fullName: true });

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
  /** Number of tests that were done, on at least one side. */
  done: z.int(),
});
export type ScreeningIndexRow = z.output<typeof ScreeningIndexRow>;

export const ScreeningRow = ScreeningIndexRow.extend({
  case: ListedChild,
  /** Recorded values of all tests; null unless the request asks for them. */
  tests: TestEntries.nullable(),
  /**
   * Numbers of tests that need another look, that are as expected, and that are not judged; null for a draft.
   */
  judged: z
    .object({ again: z.int().min(0), expected: z.int().min(0), notJudged: z.int().min(0) })
    .nullable()
    .optional(),
}).meta({ id: 'ScreeningRow' });
export type ScreeningRow = z.output<typeof ScreeningRow>;
