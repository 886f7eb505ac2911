import * as z from 'zod';
import { Instant, Line, lineOf, optional, PlainDate, RequiredLine, Version } from '../../../core/fields.ts';
import { CaseId, Id, JobId, MemberId } from '../../../core/ids.ts';
import { AssignedMember, CaseFields } from '../../cases/cases/schema.ts';
import { JobState } from '../../operations/jobs/schema.ts';
import { importDateOrders, importFields } from './fields.ts';

export const maxImportRows = 10_000;
/** Maximum number of rows in one request. */
export const maxRowsPerCall = 50;
/**
 * Maximum number of rows per import that can be added as new cases although a matching case was found.
 */
export const maxRowsAsNew = 1_000;
export const maxMappedColumns = 60;
export const maxMappings = 50;
/** Maximum length of the text that is shown for an unreadable cell. */
export const maxProblemText = 120;
/** Number of days in which an import can be undone. */
export const undoDays = 30;
/** Number of days after which rows are deleted that were checked but never imported. */
export const uncommittedDays = 7;

export const ImportId = Id('import');

/**
 * Why a row or a cell is not imported: the field, the key of the message, and the text of the cell in the
 * file.
 */
export const ImportProblem = z.strictObject({
  field: z.enum([...importFields, 'row']),
  problem: z.enum([
    'required',
    'unclear',
    'instant',
    'shortYear',
    'serial',
    'invalid',
    'tooLong',
    'future',
    'cells',
    'sameAsLine',
    'phone',
    'state',
    'partLeft',
    'otherPerson',
    'twoNames',
    'ownWord',
  ]),
  text: lineOf(maxProblemText).default(''),
});
export type ImportProblem = z.output<typeof ImportProblem>;

export const ImportedChild = CaseFields.omit({ photoId: true });
export type ImportedChild = z.output<typeof ImportedChild>;

const RowNumber = z.int().min(1).max(maxImportRows);

/**
 * A row of a file as the browser has read it. If no child could be read, `child` is null and `problems` gives
 * the reasons.
 */
export const ImportRow = z.strictObject({
  /** The row's number, from 1. */
  number: RowNumber,
  /** The line of the file on which the row begins. */
  line: z.int().min(1).max(10_000_000),
  name: Line,
  child: ImportedChild.nullable(),
  problems: z.array(ImportProblem).max(importFields.length).default([]),
  /**
   * Whether to import the child without unreadable optional cells. If unset, such a child is not imported.
   */
  leavesOutCells: z.boolean().optional(),
  /**
   * Fields of a parent that were read from the guardian's columns, so that messages name the right columns.
   */
  inGuardianColumns: z.array(z.enum(importFields)).max(importFields.length).optional(),
});
export type ImportRow = z.output<typeof ImportRow>;

/**
 * The planned or actual result of a row. `created`: a new case. `filled`: blank fields of a case were filled.
 * `unchanged`: a case already has all values. `duplicate`: the row may match a case, so a person must decide.
 * `archived`: the matching case is archived or restricted. `invalid`: the row could not be read.
 */
export const RowOutcome = z.enum(['created', 'filled', 'unchanged', 'duplicate', 'archived', 'invalid']);
export type RowOutcome = z.output<typeof RowOutcome>;

/**
 * Result of undoing a row. `removed`: the new case was deleted. `restored`: the filled fields are blank
 * again. `kept`: the case has been edited since and stays as it is.
 */
export const UndoOutcome = z.enum(['removed', 'restored', 'kept']);
export type UndoOutcome = z.output<typeof UndoOutcome>;

export const RowState = z.enum(['new', 'checked', 'done', 'undone']);

/** A stored row of an import. The child's data is deleted from the row after the import. */
export const ImportRowRecord = ImportRow.extend({
  state: RowState,
  outcome: RowOutcome.nullable(),
  undone: UndoOutcome.nullable(),
  /** The case that was created, filled or found for the row. */
  caseId: CaseId.nullable(),
  caseVersion: Version.nullable(),
  /** Paths of the case fields that were filled from the row. */
  filled: z.array(z.string()),
  /** Cases that may be those of the child in the row. */
  likely: z.array(CaseId),
  /** Numbers of earlier rows that may be about the same child. */
  likelyRows: z.array(RowNumber).optional(),
  /** Number of an earlier row that is certainly about the same child. */
  sameAsRow: RowNumber.optional(),
  /** The last job that processed the row. */
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
    /** The case that was created from the row or that matches it; null if that case was deleted. */
    case: NamedCase.nullable(),
    likely: z.array(NamedCase),
    /** Earlier rows of the file that may be about the same child. */
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

/** A stored import. Until rows are imported, its counts are results of the check. */
export const ImportRecord = ImportCounts.extend({
  id: ImportId,
  name: RequiredLine,
  phase: ImportPhase,
  total: z.int().min(1).max(maxImportRows),
  jobId: JobId.nullable(),
  startedBy: MemberId,
  /** The job that somebody wants to stop; the job stops after its current step. */
  stopAsked: JobId.nullable(),
  createdAt: Instant,
  expiresAt: z.int(),
});
export type ImportRecord = z.output<typeof ImportRecord>;

export const Import = ImportRecord.omit({ jobId: true, stopAsked: true, startedBy: true, expiresAt: true })
  .extend({
    /** The person who started the import; null if the person has left. */
    by: AssignedMember.nullable(),
    /** State of the current phase's job; null while rows are still being sent. */
    state: JobState.nullable(),
    done: z.int(),
  })
  .meta({ id: 'Import' });
export type Import = z.output<typeof Import>;

/** A column mapping for files with the same headings. It contains no data from the rows. */
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
