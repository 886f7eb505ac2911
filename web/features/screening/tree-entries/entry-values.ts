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

const required = { error: 'validation.required' };

export const EntryValues = z
  .strictObject({
    node: TreeNodeId,
    state: EntryState,
    date: PlainDate,
    remarks: Text,
    evidence: z.union([z.literal(''), TreeEvidence.shape.kind]),
    evidenceDate: z.union([z.literal(''), PlainDate]),
    isShared: z.boolean(),
    isInReport: z.boolean(),
  })
  .refine(({ state, remarks }) => state !== 'concern' || remarks !== '', { path: ['remarks'], ...required })
  .refine(({ evidence, evidenceDate }) => evidence === '' || evidenceDate !== '', {
    path: ['evidenceDate'],
    ...required,
  });

type Entry = z.output<typeof EntryValues>;
type Flags = 'isShared' | 'isInReport';
export type TypedEntry = Record<Exclude<keyof Entry, Flags>, string> & Pick<Entry, Flags>;

/** Schemas of the form fields that are not strings. */
export const entryTypes = { isShared: z.boolean(), isInReport: z.boolean() };

/** Form values of a new entry. @param today `YYYY-MM-DD` */
export const emptyEntry = (node: string, today: string): TypedEntry => ({
  node,
  state: '',
  date: today,
  remarks: '',
  evidence: '',
  evidenceDate: '',
  isShared: false,
  isInReport: true,
});

/** Form values of an entry suggested by a screening. @param day date of the screening, `YYYY-MM-DD` */
export const suggestedEntry = ({ node, state }: SuggestedEntry, day: string): TypedEntry => ({
  ...emptyEntry(node, day),
  state,
  evidence: 'screening',
  evidenceDate: day,
});

/** Form values from an observation in a session. @param day date of the session, `YYYY-MM-DD` */
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
  isShared: entry.isShared,
  isInReport: entry.isInReport,
});

export function fieldsOfEntry(values: TypedEntry): TreeEntryFields {
  const { evidence, evidenceDate, ...fields } = EntryValues.parse(values);
  return {
    ...fields,
    evidence: evidence === '' ? null : { kind: evidence, date: evidenceDate },
  };
}

export const fieldsOf = (entry: TreeEntry): TreeEntryFields => fieldsOfEntry(valuesOfEntry(entry));
