import * as z from 'zod';
import { PlainDate, Text } from '../../../../shared/core/fields.ts';
import {
  EntryState,
  type TreeEntry,
  type TreeEntryFields,
  TreeEvidence,
} from '../../../../shared/features/screening/tree-entries/schema.ts';
import type { SuggestedEntry } from '../../../../shared/features/screening/tree-entries/suggest-entries.ts';
import { TreeNodeId } from '../../../../shared/features/screening/tree-nodes/schema.ts';

const flag = z.enum(['', 'yes']);
const required = { error: 'validation.required' };

/** The fields of the form, each a text. */
export const EntryValues = z
  .strictObject({
    node: TreeNodeId,
    state: EntryState,
    date: PlainDate,
    remarks: Text,
    evidence: z.union([z.literal(''), TreeEvidence.shape.kind]),
    evidenceDate: z.union([z.literal(''), PlainDate]),
    isShared: flag,
    isInReport: flag,
  })
  .refine(({ state, remarks }) => state !== 'concern' || remarks !== '', { path: ['remarks'], ...required })
  .refine(({ evidence, evidenceDate }) => evidence === '' || evidenceDate !== '', {
    path: ['evidenceDate'],
    ...required,
  });

export type TypedEntry = Record<keyof z.output<typeof EntryValues>, string>;

/** @param today `YYYY-MM-DD` */
export const emptyEntry = (node: string, today: string): TypedEntry => ({
  node,
  state: '',
  date: today,
  remarks: '',
  evidence: '',
  evidenceDate: '',
  isShared: '',
  isInReport: 'yes',
});

/** An entry that a screening gives reason for. @param day of the screening, `YYYY-MM-DD` */
export const suggestedEntry = ({ node, state }: SuggestedEntry, day: string): TypedEntry => ({
  ...emptyEntry(node, day),
  state,
  evidence: 'screening',
  evidenceDate: day,
});

/** What was observed in an activity of a session, for a person to judge. @param day of the session, `YYYY-MM-DD` */
export const observedEntry = (node: string, observation: string, day: string): TypedEntry => ({
  ...emptyEntry(node, day),
  remarks: observation,
  evidence: 'evaluation',
  evidenceDate: day,
});

export const valuesOfEntry = (entry: TreeEntry): TypedEntry => ({
  node: entry.node,
  state: entry.state,
  date: entry.date,
  remarks: entry.remarks,
  evidence: entry.evidence?.kind ?? '',
  evidenceDate: entry.evidence?.date ?? '',
  isShared: entry.isShared ? 'yes' : '',
  isInReport: entry.isInReport ? 'yes' : '',
});

export function fieldsOfEntry(values: TypedEntry): TreeEntryFields {
  const { evidence, evidenceDate, isShared, isInReport, ...fields } = EntryValues.parse(values);
  return {
    ...fields,
    evidence: evidence === '' ? null : { kind: evidence, date: evidenceDate },
    isShared: isShared === 'yes',
    isInReport: isInReport === 'yes',
  };
}

/** The same entry with other choices. */
export const fieldsOf = (entry: TreeEntry): TreeEntryFields => fieldsOfEntry(valuesOfEntry(entry));
