import { documentSorts } from '../../../shared/core/documents/document-sort.ts';
import { isPlainDate } from '../../../shared/core/fields.ts';
import { type IdKind, isId, isMemberId } from '../../../shared/core/ids.ts';

/** A filter in the URL: its value if the URL has none, and how to read its text (undefined: invalid). */
export interface UrlFilter<Value> {
  fallback: Value;
  read: (text: string) => Value | undefined;
}

/** The values of filters by name. */
export type FilterValues<Filters> = {
  [Name in keyof Filters]: Filters[Name] extends UrlFilter<infer Value> ? Value : never;
};

export function oneOf<Value extends string>(values: readonly Value[]): UrlFilter<Value | null>;
export function oneOf<Value extends string>(values: readonly Value[], fallback: Value): UrlFilter<Value>;
export function oneOf<Value extends string>(values: readonly Value[], fallback: Value | null = null) {
  return { fallback, read: (text: string) => values.find(value => value === text) };
}

/** A text that fulfils a condition; null if there is none. */
export const textThat = (isValid: (text: string) => boolean): UrlFilter<string | null> => ({
  fallback: null,
  read: text => (isValid(text) ? text : undefined),
});

export const dayFilter = textThat(isPlainDate);
export const memberFilter = textThat(isMemberId);
export const idFilter = (kind: IdKind) => textThat(text => isId(kind, text));

export const wholeNumberUpTo = (most: number): UrlFilter<number | null> => ({
  fallback: null,
  read: text => (/^\d{1,9}$/.test(text) && Number(text) <= most ? Number(text) : undefined),
});

export const yesNo = ['yes', 'no'] as const;
export const yesNoFilter = oneOf(yesNo);

/** Filters of each list of documents. */
export const documentFilters = {
  sent: yesNoFilter,
  from: dayFilter,
  to: dayFilter,
  sort: oneOf(documentSorts, 'newest'),
};

export const asBoolean = (answer: (typeof yesNo)[number] | null) =>
  answer === null ? null : answer === 'yes';

/** Reads filters from the URL; ignores invalid values. */
export const readFilters = <Filters extends Record<string, UrlFilter<unknown>>>(
  filters: Filters,
  query: URLSearchParams,
): FilterValues<Filters> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, { fallback, read }]) => [
      name,
      read(query.get(name) ?? '') ?? fallback,
    ]),
  ) as FilterValues<Filters>;

export const unfiltered = <Filters extends Record<string, UrlFilter<unknown>>>(filters: Filters) =>
  readFilters(filters, new URLSearchParams());
