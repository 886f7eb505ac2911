import * as z from 'zod';
import { AppError } from '../../../shared/core/errors.ts';
import {
  heldBy,
  type PersonalData,
  type SchemasBelow,
  schemasBelow,
} from '../../../shared/core/personal-data.ts';
import { unwrapReplay } from '../storage/commit.ts';

type Reads = ReadonlySet<PersonalData>;

/**
 * Removes from a response the personal data that the API key must not read. The fields become null, or empty
 * if the schema does not allow null.
 * @param schema of the response; it says which kinds of personal data its fields contain
 * @param reads the kinds of personal data that the key may read
 */
export function withhold(schema: z.core.$ZodType, value: unknown, reads: Reads): unknown {
  if (value === null || value === undefined) return value;
  const kind = heldBy(schema);
  if (kind !== undefined && !reads.has(kind)) return emptyOf(schema);
  const below = schemasBelow(schema);
  if (!below) return value;
  const fields = new Map(below);
  const item = fields.get('[]');
  if (item) return (value as unknown[]).map(each => withhold(item, each, reads));
  if (fields.has('')) return withhold(optionOf(schema, below, value), value, reads);
  return Object.fromEntries(
    Object.entries(value as object).map(([name, field]) => {
      const own = fields.get(`.${name}`) ?? fields.get('{}');
      return [name, own ? withhold(own, field, reads) : field];
    }),
  );
}

/**
 * The answer to an API key: also a repeated answer and an error contain only what the key may read.
 * @throws the error, without its stored record
 */
export async function answerForKey(
  answer: Promise<unknown>,
  schema: z.core.$ZodType,
  reads: Reads,
): Promise<unknown> {
  return withhold(schema, await answer.catch(unwrapReplay).catch(withholdCurrent), reads);
}

/**
 * Removes the stored record from an error, except for its id and version, because an API key may not be
 * allowed to read all of it.
 */
function withholdCurrent(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  const { code, fields, retryAfter } = error;
  const current = Current.safeParse(error.current).data;
  const detail = { ...(fields && { fields }), ...(retryAfter !== undefined && { retryAfter }) };
  throw new AppError(code, { ...detail, ...(current && { current }) });
}

const Current = z.object({ id: z.string().optional(), version: z.number().optional() });

/**
 * The schema inside a wrapper, such as an optional schema; for a union, the option that matches the value.
 * @throws Error if no option matches; then the response is not sent
 */
function optionOf(schema: z.core.$ZodType, below: SchemasBelow, value: unknown): z.core.$ZodType {
  const isUnion = schema._zod.def.type === 'union';
  const [, found] = below.find(([, option]) => !isUnion || z.safeParse(option, value).success) ?? [];
  if (!found) throw new Error('an answer that is none of its choices');
  return found;
}

/**
 * The first of the empty values below that the schema accepts. A test checks that every field with personal
 * data accepts one of them.
 */
function emptyOf(schema: z.core.$ZodType): unknown {
  return [null, undefined, [], ''].find(empty => z.safeParse(schema, empty).success);
}
