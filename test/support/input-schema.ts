import * as z from 'zod';
import type { ApiOperation } from '../../shared/contract.ts';

export type Schema = z.core.JSONSchema.BaseSchema;

/** What a call takes as JSON Schema, with everything it refers to put in place. */
export function inputSchema({ endpoint }: ApiOperation): Schema {
  const { $defs = {}, ...whole } = z.toJSONSchema(endpoint.input, { io: 'input' });
  const inline = (_: string, value: unknown): unknown => {
    const name = /^#\/\$defs\/(.+)$/.exec((value as Schema | null)?.$ref ?? '')?.[1];
    return name === undefined ? value : { ...$defs[name], ...(value as Schema), $ref: undefined };
  };
  return JSON.parse(JSON.stringify(whole, inline)) as Schema;
}

/** The schemas that a field may be of, beside null and the like. */
export function alternatives(field: unknown): Schema[] {
  const schema = field as Schema;
  return [schema, ...((schema.anyOf ?? []) as Schema[])];
}
