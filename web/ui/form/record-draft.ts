import * as z from 'zod';
import { IdempotencyKey } from '../../../shared/core/fields.ts';

interface RecordDraft<Values> {
  recordId: string | null;
  version: number | null;
  values: Values;
  /** Parts that the user has changed; absent in forms without parts and in drafts of older pages. */
  changed?: string[] | undefined;
  /** Idempotency key of a request that may have created the record, although its response was lost. */
  createKey?: string | undefined;
}

/** Schemas of the form fields that are not strings, by name. */
export type ValueTypes<Values> = { [Name in keyof Values]?: z.ZodType<Values[Name]> };

const text = z.string();

/**
 * Parses a record's stored draft. If another version of the page saved it, keeps only fields that still
 * exist.
 */
export function parseRecordDraft<Values extends object>(
  body: string | undefined,
  recordId: string | null,
  initialValues: Values,
  types: ValueTypes<Values> = {},
): RecordDraft<Values> | undefined {
  if (body === undefined) return undefined;
  try {
    const draft = JSON.parse(body) as Partial<RecordDraft<Record<string, unknown>>>;
    if (draft.recordId !== recordId) return undefined;
    const values = Object.entries(initialValues).map(([name, initial]) => {
      const type: z.ZodType = types[name as keyof Values] ?? text;
      const [value = initial] = readings(draft.values?.[name]).filter(read => type.safeParse(read).success);
      return [name, value];
    });
    const version = Number.isInteger(draft.version) ? Number(draft.version) : null;
    const changed = Array.isArray(draft.changed) ? draft.changed.map(String) : undefined;
    const createKey = IdempotencyKey.safeParse(draft.createKey).data;
    return { recordId, version, values: Object.fromEntries(values) as Values, changed, createKey };
  } catch {
    return undefined;
  }
}

/**
 * Possible values of a text in a draft. Version 1 stored every value as text: JSON, yes or no, ids, or
 * nothing.
 */
function readings(value: unknown): unknown[] {
  if (typeof value !== 'string') return [value];
  return [value, fromJson(value), value === 'yes', value.split(' ').filter(Boolean), null];
}

function fromJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
