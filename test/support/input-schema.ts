import * as z from 'zod';
import type { ApiOperation } from '../../shared/contract.ts';

export type Schema = z.core.JSONSchema.BaseSchema;

/**
 * The input of an endpoint as JSON Schema, with all references resolved; a recursive schema allows anything
 * inside.
 */
export function inputSchema({ endpoint }: ApiOperation): Schema {
  const { $defs = {}, ...whole } = z.toJSONSchema(endpoint.input, { io: 'input' });
  const inline = (value: unknown, within: string[]): unknown => {
    if (Array.isArray(value)) return value.map(one => inline(one, within));
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...own } = value as Schema;
    const name = /^#\/\$defs\/(.+)$/.exec($ref ?? '')?.[1];
    if (name === undefined) return inlineFields(value, within);
    return within.includes(name) ? own : inlineFields({ ...$defs[name], ...own }, [...within, name]);
  };
  const inlineFields = (value: object, within: string[]) =>
    Object.fromEntries(Object.entries(value).map(([field, one]) => [field, inline(one, within)]));
  return inline(whole, []) as Schema;
}

/** The schema of a field, and its alternatives (`anyOf`). */
export function alternatives(field: unknown): Schema[] {
  const schema = field as Schema;
  return [schema, ...((schema.anyOf ?? []) as Schema[])];
}
