import * as z from 'zod';
import { heldBy, type PersonalData } from '../../../shared/core/personal-data.ts';

type Reads = ReadonlySet<PersonalData>;

/**
 * An answer without the personal data that its reader may not have: such a field is null, or empty where the schema
 * has no null. The rest stays as it is.
 * @param schema of the answer, whose fields are marked with what they hold
 * @param reads the kinds that the reader may have
 */
export function withhold(schema: z.core.$ZodType, value: unknown, reads: Reads): unknown {
  if (value === null || value === undefined) return value;
  const kind = heldBy(schema);
  if (kind !== undefined && !reads.has(kind)) return emptyOf(schema);
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  switch (def.type) {
    case 'object':
      return mapValues(value, (field, name) => {
        const own = def.shape[name];
        return own ? withhold(own, field, reads) : field;
      });
    case 'record':
      return mapValues(value, field => withhold(def.valueType, field, reads));
    case 'array':
      return (value as unknown[]).map(item => withhold(def.element, item, reads));
    case 'union':
      return withhold(optionOf(def.options, value), value, reads);
    case 'lazy':
      return withhold(def.getter(), value, reads);
    case 'pipe':
      return withhold(def.out, value, reads);
    default:
      return 'innerType' in def ? withhold(def.innerType, value, reads) : value;
  }
}

const mapValues = (value: unknown, change: (field: unknown, name: string) => unknown) =>
  Object.fromEntries(Object.entries(value as object).map(([name, field]) => [name, change(field, name)]));

/** The choice that a value is of. @throws Error for a value of none, which is not answered */
function optionOf(options: readonly z.core.$ZodType[], value: unknown): z.core.$ZodType {
  const found = options.find(option => z.safeParse(option, value).success);
  if (!found) throw new Error('an answer that is none of its choices');
  return found;
}

/** The first of these that the schema takes. A test holds that each field that is withheld has one. */
function emptyOf(schema: z.core.$ZodType): unknown {
  return [null, undefined, [], ''].find(empty => z.safeParse(schema, empty).success);
}
