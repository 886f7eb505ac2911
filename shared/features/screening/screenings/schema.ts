import * as z from 'zod';
import { Author } from '../../../core/author.ts';
import { Instant, Line, optional, PlainDate, Text, Version } from '../../../core/fields.ts';
import { CaseId, Id } from '../../../core/ids.ts';
import { holds } from '../../../core/personal-data.ts';
import { CaseRow } from '../../cases/cases/schema.ts';
import { lacksNotation, TestEntries } from '../tests/answers.schema.ts';
import { TreeNodeId } from '../tree-nodes/schema.ts';
import { Band } from './bands.ts';

export const ScreeningId = Id('screening');

/** A reopened one is a draft again, with `finishedAt`; finished again it is amended. */
export const ScreeningStatus = z.enum(['draft', 'finished', 'amended']);
export type ScreeningStatus = z.output<typeof ScreeningStatus>;

/** Most lines of recommendations. */
export const maxRecommendations = 40;

/** A recommendation. Of a rule it has both languages, of a person at least one. */
export const Recommendation = z.strictObject({
  id: z.uuid(),
  /** The organisation's rule that it follows from; null for one that a person wrote. */
  ruleId: optional(z.uuid()),
  en: optional(Text),
  zh: optional(Text),
  /** A line that a person has changed is never overwritten. */
  isEdited: z.boolean().default(false),
});
export type Recommendation = z.output<typeof Recommendation>;

/** What a person enters about a screening. */
export const ScreeningFields = z
  .strictObject({
    /** Not in the future, not before birth. */
    date: PlainDate,
    /** The member who tests; left out for whoever calls. */
    testerId: optional(z.uuid()),
    school: holds('school', optional(Line)),
    grade: holds('school', optional(Line)),
    place: optional(Line),
    wearsSpectacles: optional(z.boolean()),
    tests: TestEntries.prefault({}),
    notes: optional(Text),
    recommendations: z.array(Recommendation).max(maxRecommendations).default([]),
  })
  .check(({ value, issues }) => {
    if (!lacksNotation(value.tests)) return;
    const path = ['tests', 'eyesight', 'details', 'notation'];
    issues.push({ code: 'custom', message: 'validation.acuity_notation', path, input: null });
  });
export type ScreeningFields = z.output<typeof ScreeningFields>;

/** The band, which has a reason where the age is outside it. */
export const BandChoice = z.strictObject({ band: Band, bandReason: optional(Line) });

const { testerId: _, ...storedFields } = ScreeningFields.shape;

/** A screening of learning efficiency. */
export const Screening = z
  .object({
    ...storedFields,
    ...BandChoice.shape,
    /** The band of the age when the band was last chosen; null outside both. */
    ageBand: Band.nullable(),
    id: ScreeningId,
    caseId: CaseId,
    version: Version,
    status: ScreeningStatus,
    tester: Author,
    /** Who began it. */
    author: Author,
    savedBy: Author,
    createdAt: Instant,
    savedAt: Instant,
    finishedAt: Instant.nullable(),
    finishedBy: Author.nullable(),
    amendedAt: Instant.nullable(),
    /** Who looked at the finished result, and when; a reopened one has to be looked at again. */
    reviewedAt: Instant.nullable(),
    reviewedBy: Author.nullable(),
    /** When its report was first sent. */
    sentAt: Instant.nullable(),
    /** The version that was finished last, whose report is frozen. */
    frozenVersion: Version.nullable(),
    /** Nodes of the NeuroTree for which somebody did not want the entry that the result suggests. */
    dismissedNodes: z.array(TreeNodeId).default([]),
    deletedAt: Instant.nullable(),
  })
  .meta({ id: 'Screening' });
export type Screening = z.output<typeof Screening>;

const Named = Author.pick({ id: true, fullName: true });

/** What a list says of a screening. */
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
  /** Tests that were done, wholly or on one side. */
  done: z.int(),
});
export type ScreeningIndexRow = z.output<typeof ScreeningIndexRow>;

/** A row of the list, with what is current of the child. */
export const ScreeningRow = ScreeningIndexRow.extend({
  case: CaseRow.pick({ id: true, fullName: true, otherName: true, birthDate: true }),
  /** Null unless results were asked for. */
  tests: TestEntries.nullable(),
  /** How many of its tests are to be looked at again, as expected and not judged; null for a draft. */
  judged: z
    .object({ again: z.int().min(0), expected: z.int().min(0), notJudged: z.int().min(0) })
    .nullable()
    .optional(),
}).meta({ id: 'ScreeningRow' });
export type ScreeningRow = z.output<typeof ScreeningRow>;

/** Orders of the list, by the day of the screening. */
export const ScreeningSort = z.enum(['newest', 'oldest']);
