import { earliestDate, latestDate } from '../typed-input.ts';
import type { FhirResource } from './resource.ts';
import type { FhirParameter } from './search-parameters.ts';

/** One parameter of a search; a resource matches if any of the values matches. */
export interface FhirFilter {
  parameter: string;
  modifier: string | null;
  values: string[];
}

export interface FhirSearch {
  filters: FhirFilter[];
  sort: 'newest' | 'oldest';
}

/** Thrown if a search value has the wrong format for its parameter. */
export class FhirValueError extends Error {}

/**
 * Whether a resource matches a filter. Filters of the kind `store` always match here, because the source of
 * the records has already applied them.
 */
export function matchesFilter(
  resource: FhirResource,
  { modifier, values }: FhirFilter,
  { kind, at = [] }: FhirParameter,
): boolean {
  if (kind === 'store') return true;
  const found = at.flatMap(path => valuesAt(resource, path.split('.')));
  return values.some(value => found.some(one => compare[kind](one, value, modifier)));
}

function valuesAt(value: unknown, [field, ...rest]: string[]): unknown[] {
  if (Array.isArray(value))
    return value.flatMap(each => valuesAt(each, field === undefined ? [] : [field, ...rest]));
  if (value === null || value === undefined) return [];
  return field === undefined ? [value] : valuesAt((value as Record<string, unknown>)[field], rest);
}

const fold = (text: unknown) => String(text).normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const compare = {
  string: (found: unknown, wanted: string, modifier: string | null) => {
    if (modifier === 'exact') return found === wanted;
    return modifier === 'contains'
      ? fold(found).includes(fold(wanted))
      : fold(found).startsWith(fold(wanted));
  },
  reference: (found: unknown, wanted: string) =>
    String(found) === wanted || String(found).split('/').at(-1) === wanted,
  token: (found: unknown, wanted: string) => {
    const bar = wanted.indexOf('|');
    const [system, code] = bar < 0 ? [undefined, wanted] : [wanted.slice(0, bar), wanted.slice(bar + 1)];
    if (typeof found !== 'object' || found === null) return String(found) === code;
    const { system: own = '', code: ownCode, value } = found as Record<string, string>;
    if (system !== undefined && system !== own) return false;
    return code === '' || code === (ownCode ?? value);
  },
  date: (found: unknown, wanted: string) => {
    const [low, high] = spanOf(String(found));
    const { prefix, span } = datePrefix(wanted);
    const [from, to] = span;
    switch (prefix) {
      case 'ne':
        return low < from || high > to;
      case 'gt':
        return high > to;
      case 'lt':
        return low < from;
      case 'ge':
        return high > to || (low >= from && high <= to);
      case 'le':
        return low < from || (low >= from && high <= to);
      case 'sa':
        return low >= to;
      case 'eb':
        return high <= from;
      default:
        return low >= from && high <= to;
    }
  },
};

const datePattern =
  /^(eq|ne|gt|lt|ge|le|sa|eb)?(\d{4}(?:-\d\d(?:-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?)?)?)$/;

/** Splits a date in a search into its prefix and its time span. @throws FhirValueError */
export function datePrefix(wanted: string): { prefix: string; span: [number, number] } {
  const [, prefix = 'eq', date = ''] = datePattern.exec(wanted) ?? [];
  const span = spanOf(date);
  if (span.some(Number.isNaN)) throw new FhirValueError(wanted);
  return { prefix, span };
}

/** First instant of a date and first instant after it, in milliseconds. A time without a zone is in UTC. */
function spanOf(date: string): [number, number] {
  const start = (text: string) =>
    Date.parse(/T/.test(text) && !/(Z|[+-]\d\d:\d\d)$/.test(text) ? `${text}Z` : text);
  const from = start(date);
  const [year = 0, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number);
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return [Number.NaN, Number.NaN];
  if (date.length === 4) return [from, Date.UTC(year + 1, 0)];
  if (date.length === 7) return [from, Date.UTC(year, month)];
  if (date.length === 10) return [from, Date.UTC(year, month - 1, day + 1)];
  return [from, from + (/\.\d/.test(date) ? 1 : 1000)];
}

/** First and last day on which a matching record can be, for sources whose lists are selected by day. */
export function daysOf(
  filters: readonly FhirFilter[],
  ...parameters: string[]
): { from: string | null; to: string | null } {
  const bounds = instantsOf(filters, ...parameters);
  const day = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString().slice(0, 10));
  return { from: day(bounds.from), to: day(bounds.to) };
}

/** Range of dates that records can have; list endpoints accept no other dates. */
const [firstInstant, lastInstant] = [earliestDate, latestDate].map(date => Date.parse(date)) as [
  number,
  number,
];

/**
 * First and last instant that the filters allow; null for an open end. Filters with several values are
 * ignored.
 */
export function instantsOf(
  filters: readonly FhirFilter[],
  ...parameters: string[]
): { from: number | null; to: number | null } {
  let [from, to]: [number | null, number | null] = [null, null];
  const kept = (ms: number) => Math.min(Math.max(ms, firstInstant), lastInstant);
  for (const { values } of filters.filter(({ parameter }) => parameters.includes(parameter))) {
    const [only] = values;
    if (only === undefined || values.length > 1) continue;
    const { prefix, span } = datePrefix(only);
    if (['eq', 'ge', 'gt', 'sa'].includes(prefix)) from = kept(Math.max(from ?? span[0], span[0]));
    if (['eq', 'le', 'lt', 'eb'].includes(prefix)) to = kept(Math.min(to ?? span[1], span[1]));
  }
  return { from, to };
}

/** Values that satisfy all filters of a parameter; null if the search does not use the parameter. */
export function valuesOf(filters: readonly FhirFilter[], parameter: string): string[] | null {
  const found = filters.filter(filter => filter.parameter === parameter);
  if (found.length === 0) return null;
  return found.map(({ values }) => values).reduce((one, other) => one.filter(value => other.includes(value)));
}
