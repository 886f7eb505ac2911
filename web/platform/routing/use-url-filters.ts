import * as z from 'zod';
import { nonDefaultParams, useUrlState } from './use-url-state.ts';

export const yesNo = ['yes', 'no'] as const;
export const YesNo = z.enum(yesNo).nullable().catch(null);

export const asBoolean = (answer: z.output<typeof YesNo>) => (answer === null ? null : answer === 'yes');

type FilterSchema = z.ZodObject<z.ZodRawShape, z.core.$strip>;

/**
 * Filters and sort order of a list, kept in the URL. Omits defaults and ignores invalid values.
 * @param schema must have a default or a `catch` for every field
 */
export function useUrlFilters<Schema extends FilterSchema>(schema: Schema) {
  type Filters = z.output<Schema> & { sort: string };
  const { query, change: changeUrl } = useUrlState();
  const defaults = schema.parse({}) as Filters;
  const filters = parseFilters(schema, query) as Filters;

  const change = (changes: Partial<Filters>) => changeUrl(nonDefaultParams(changes, defaults));
  const names = Object.keys(defaults) as (keyof Filters)[];
  const isFiltered = names.some(name => name !== 'sort' && filters[name] !== defaults[name]);
  const clear = () => change({ ...defaults, sort: filters.sort });
  return { filters, change, clear, isFiltered };
}

function parseFilters<Schema extends FilterSchema>(schema: Schema, query: URLSearchParams) {
  const entries = Object.entries(schema.shape).flatMap(([name, field]) => {
    const text = query.get(name);
    if (text === null) return [];
    const value = [text, Number(text)].find(read => (field as z.ZodType).safeParse(read).success);
    return value === undefined ? [] : [[name, value]];
  });
  return schema.parse(Object.fromEntries(entries));
}
