import * as z from 'zod';
import type { ApiOperation } from '../../shared/contract.ts';

export type Schema = z.core.JSONSchema.BaseSchema;

/** What a call takes as JSON Schema, with everything it refers to put in place, lists within lists but once. */
export function inputSchema({ endpoint }: ApiOperation): Schema {
  const { $defs = {}, ...whole } = z.toJSONSchema(endpoint.input, { io: 'input' });
  return inline(whole, $defs) as Schema;
}

/** @returns undefined for what can be only where it is within itself */
function inline(value: unknown, defs: Record<string, unknown>, within: string[] = []): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map(one => inline(one, defs, within)).filter(one => one !== undefined);
  const { $ref, ...own } = value as Schema;
  const name = /^#\/\$defs\/(.+)$/.exec($ref ?? '')?.[1];
  if (name !== undefined)
    return within.includes(name)
      ? undefined
      : inline({ ...(defs[name] as Schema), ...own }, defs, [...within, name]);
  const parts = Object.entries(value).map(([key, part]) => [key, inline(part, defs, within)] as const);
  return parts.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(parts);
}

/** The schemas that a field may be of, beside null and the like. */
export function alternatives(field: unknown): Schema[] {
  const schema = field as Schema;
  return [schema, ...((schema.anyOf ?? []) as Schema[])];
}
