import * as z from 'zod';
import { Instant, Line, lineOf, optional, PlainDate, RequiredLine, Version } from '../../../core/fields.ts';
import { CaseId, Id, JobId, MemberId } from '../../../core/ids.ts';
import { AssignedMember, CaseFields } from '../../cases/cases/schema.ts';
import { JobState } from '../../operations/jobs/schema.ts';
import { importDateOrders, importFields } from './fields.ts';

/** Most rows of an import, and of a call that sends some. */
export const maxImportRows = 10_000;
export const maxRowsPerCall = 50;
/** Most rows without a certain match that one import may add against the advice of the check. */
export const maxRowsAsNew = 1_000;
/** Most columns that are remembered of one kind of file, and most kinds of file of an organisation. */
export const maxMappedColumns = 60;
export const maxMappings = 50;
/** Longest part of a cell that is shown where it could not be read. */
export const maxProblemText = 120;
/** Days for which an import can be undone, and for which rows that were only checked are kept. */
export const undoDays = 30;
export const uncommittedDays = 7;

export const ImportId = Id('import');

/** Why a row cannot be imported: the field, the sentence by its key, and the cell as it stands in the file. */
export const ImportProblem = z.strictObject({
  field: z.enum([...importFields, 'row']),
  problem: z.enum([
    'required',
    'unclear',
    'instant',
    'invalid',
    'tooLong',
    'future',
    'cells',
    'sameAsLine',
    'phone',
    'state',
  ]),
  text: lineOf(maxProblemText).default(''),
});
export type ImportProblem = z.output<typeof ImportProblem>;

/** What a row says of a child. */
export const ImportedChild = CaseFields.omit({ photoId: true });
export type ImportedChild = z.output<typeof ImportedChild>;

const RowNumber = z.int().min(1).max(maxImportRows);

/** A row of the file as the browser has read it; without a child it only says why. */
export const ImportRow = z.strictObject({
  /** Its place among the rows, from 1. */
  number: RowNumber,
  /** The line of the file on which it begins. */
  line: z.int().min(1).max(10_000_000),
  name: Line,
  child: ImportedChild.nullable(),
  problems: z.array(ImportProblem).max(importFields.length).default([]),
});
export type ImportRow = z.output<typeof ImportRow>;

/**
 * What becomes, or became, of a row: a new case; blanks of a case were filled; a case says all of it already; it
 * may be of a case, so that somebody has to decide; its case is archived or restricted; it cannot be read.
 */
export const RowOutcome = z.enum(['created', 'filled', 'unchanged', 'duplicate', 'archived', 'invalid']);
export type RowOutcome = z.output<typeof RowOutcome>;

/** What an undo made of a row: its case is gone; the blanks are blank again; it was edited since, and stays. */
export const UndoOutcome = z.enum(['removed', 'restored', 'kept']);
export type UndoOutcome = z.output<typeof UndoOutcome>;

export const RowState = z.enum(['new', 'checked', 'done', 'undone']);

/** A row as it is stored. What it says of the child is there until it is imported. */
export const ImportRowRecord = ImportRow.extend({
  state: RowState,
  outcome: RowOutcome.nullable(),
  undone: UndoOutcome.nullable(),
  /** The case that was made, filled or found. */
  caseId: CaseId.nullable(),
  caseVersion: Version.nullable(),
  /** Paths of the fields that were filled. */
  filled: z.array(z.string()),
  /** Cases that the row may be of. */
  likely: z.array(CaseId),
  /** Numbers of earlier rows that may be of the same child. */
  likelyRows: z.array(RowNumber).optional(),
  /** Number of the earlier row that certainly is of the same child. */
  sameAsRow: RowNumber.optional(),
  /** The job that did it last. */
  job: JobId.nullable(),
  expiresAt: z.int(),
}).strip();
export type ImportRowRecord = z.output<typeof ImportRowRecord>;

const NamedCase = z.object({ id: CaseId, fullName: RequiredLine, birthDate: optional(PlainDate) });

const NamedRow = z.object({
  number: RowNumber,
  line: z.int(),
  name: Line,
  birthDate: optional(PlainDate),
});

/** A row as it is shown. */
export const ImportedRow = ImportRowRecord.pick({
  number: true,
  line: true,
  name: true,
  problems: true,
  outcome: true,
  undone: true,
  filled: true,
})
  .extend({
    birthDate: optional(PlainDate),
    /** The case it became or is of; null once that is gone. */
    case: NamedCase.nullable(),
    likely: z.array(NamedCase),
    /** Earlier rows of the list that may be of the same child. */
    likelyRows: z.array(NamedRow).default([]),
  })
  .meta({ id: 'ImportedRow' });
export type ImportedRow = z.output<typeof ImportedRow>;

export const ImportPhase = z.enum(['upload', 'check', 'commit', 'undo']);
export type ImportPhase = z.output<typeof ImportPhase>;

const outcomeNames = [...RowOutcome.options, ...UndoOutcome.options] as const;
export const ImportCounts = z.object(
  Object.fromEntries(outcomeNames.map(name => [name, z.int().default(0)])) as Record<
    (typeof outcomeNames)[number],
    z.ZodDefault<z.ZodInt>
  >,
);
export type ImportCounts = z.output<typeof ImportCounts>;

/** An import as it is stored. The counts are of the check until rows are imported, then of what became of them. */
export const ImportRecord = ImportCounts.extend({
  id: ImportId,
  /** Name of the file. */
  name: RequiredLine,
  phase: ImportPhase,
  total: z.int().min(1).max(maxImportRows),
  jobId: JobId.nullable(),
  startedBy: MemberId,
  /** The job that was asked to stop; it does after its step. */
  stopAsked: JobId.nullable(),
  createdAt: Instant,
  expiresAt: z.int(),
});
export type ImportRecord = z.output<typeof ImportRecord>;

/** An import, with how far its job has come. */
export const Import = ImportRecord.omit({ jobId: true, stopAsked: true, startedBy: true, expiresAt: true })
  .extend({
    /** Who started it; null once they have left. */
    by: AssignedMember.nullable(),
    /** Of the job of this phase; null while rows are still being sent. */
    state: JobState.nullable(),
    done: z.int(),
  })
  .meta({ id: 'Import' });
export type Import = z.output<typeof Import>;

/** Which column of a kind of file holds what; remembered by its headings. It holds nothing of any row. */
export const ImportMapping = z
  .strictObject({
    headings: z.array(Line).min(1).max(maxMappedColumns),
    columns: z
      .array(z.strictObject({ heading: Line.min(1), field: z.enum(importFields) }))
      .max(maxMappedColumns)
      .refine(columns => new Set(columns.map(({ heading }) => heading)).size === columns.length, {
        error: 'validation.mapped_twice',
      }),
    dateOrder: optional(z.enum(importDateOrders)),
  })
  .meta({ id: 'ImportMapping' });
export type ImportMapping = z.output<typeof ImportMapping>;
