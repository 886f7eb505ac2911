import {
  datePrefix,
  type FhirFilter,
  type FhirSearch,
  FhirValueError,
} from '../../../shared/core/fhir/matches.ts';
import { type FhirTypeName, fhirTypeOf, parametersOf } from '../../../shared/core/fhir/search-parameters.ts';
import { maxIds } from '../../../shared/core/fhir/source.ts';
import type { CallEvent } from '../http/call-event.ts';
import { FhirError } from './fhir-error.ts';

export interface ReadSearch extends FhirSearch {
  count: number;
  includesPatient: boolean;
  isCount: boolean;
}

/** Search parameters whose values are ids of records. All these records are read in one batch. */
const named = ['_id', 'patient', 'subject'];
const usualCount = 50;
const maxCount = 1000;
/** Parameters that only control the response, such as its format and size. They filter nothing. */
const ignored = new Set(['_pretty', '_format', '_summary', '_count', '_include', '_sort', '_total']);
/** Formats that mean JSON. A space counts as `+`: an unencoded plus in a URL is decoded as a space. */
const jsonFormat = /^(json|(application|text)\/(fhir[+ ])?json)\s*(;.*)?$/i;
const anyFormat = /(^|,)\s*(\*\/\*|(application|text)\/(\*|(fhir\+)?json))/i;

/**
 * @param isLenient whether unknown parameters are ignored
 * @throws FhirError
 */
export function readSearch(
  type: FhirTypeName,
  sent: readonly (readonly [string, string])[],
  isLenient: boolean,
): ReadSearch {
  const parameters = parametersOf(type);
  const filters: FhirFilter[] = [];
  for (const [name, value] of sent) {
    if (ignored.has(name)) continue;
    const [parameter = '', modifier = null] = name.split(':');
    const known = Object.hasOwn(parameters, parameter) ? parameters[parameter] : undefined;
    const allowed = (known?.as ?? known?.kind) === 'string' ? [null, 'exact', 'contains'] : [null];
    if (!known || !(allowed.includes(modifier) || (modifier === 'Patient' && known.as === 'reference'))) {
      if (isLenient) continue;
      throw new FhirError(400, `The search parameter ${name} is not supported for ${type}`, {
        issue: 'not-supported',
      });
    }
    const values = value
      .split(unescapedComma)
      .map(withoutEscapes)
      .filter(one => one !== '');
    if (values.length === 0) continue;
    if (known.kind === 'date') for (const one of values) checkDate(parameter, one);
    if (known.isSingle) checkIsOne(parameter, values, filters);
    if (named.includes(parameter) && values.length > maxIds)
      throw new FhirError(400, `${parameter} may name at most ${maxIds}`, { issue: 'too-costly' });
    filters.push({ parameter, modifier, values });
  }
  return { filters, ...readResult(type, sent, isLenient) };
}

/** Checks the response format that the client asks for. @throws FhirError unless it accepts JSON */
export function checkFormat(event: CallEvent): void {
  const format = new URLSearchParams(event.rawQueryString).get('_format');
  const { accept = '*/*' } = event.headers;
  if (format === null ? anyFormat.test(accept) : jsonFormat.test(format)) return;
  throw new FhirError(406, 'Only JSON is supported', { issue: 'not-supported' });
}

const unescapedComma = /(?<!\\),/;
const withoutEscapes = (value: string) => value.replaceAll(/\\([\\,|$])/g, '$1');

function checkIsOne(parameter: string, values: readonly string[], before: readonly FhirFilter[]): void {
  if (values.length === 1 && !before.some(filter => filter.parameter === parameter)) return;
  throw new FhirError(400, `Search by one ${parameter} at a time`, { issue: 'not-supported' });
}

function checkDate(parameter: string, value: string): void {
  try {
    datePrefix(value);
  } catch (error) {
    if (error instanceof FhirValueError) throw new FhirError(400, `${parameter} is no date`);
    throw error;
  }
}

function readResult(
  type: FhirTypeName,
  sent: readonly (readonly [string, string])[],
  isLenient: boolean,
): Omit<ReadSearch, 'filters'> {
  const { includes, isSorted } = fhirTypeOf(type);
  const all = (wanted: string) => sent.flatMap(([name, value]) => (name === wanted ? [value] : []));
  const last = (wanted: string) => all(wanted).at(-1);
  const refuse = (text: string) => {
    if (!isLenient) throw new FhirError(400, text, { issue: 'not-supported' });
  };
  const summary = last('_summary') ?? 'false';
  if (!['count', 'false'].includes(summary)) refuse('_summary may be count or false');
  if (!['none', undefined].includes(last('_total'))) refuse('_total may be none; ask for _summary=count');
  const sort = last('_sort');
  if (sort !== undefined && !(isSorted && /^-?date$/.test(sort))) refuse(`${type} is not sorted by ${sort}`);
  for (const include of all('_include')) {
    const [of, name = '', target = 'Patient'] = include.split(':');
    if (of !== type || !includes.includes(name) || target !== 'Patient') refuse(`${include} is not included`);
  }
  const count = Number(last('_count') ?? usualCount);
  if (!/^\d+$/.test(last('_count') ?? '0')) throw new FhirError(400, '_count is no number');
  return {
    sort: sort === 'date' ? 'oldest' : 'newest',
    count: Math.min(count, maxCount),
    includesPatient: all('_include').length > 0 && includes.length > 0,
    isCount: summary === 'count' || count === 0,
  };
}
