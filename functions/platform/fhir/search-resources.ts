import { matchesFilter } from '../../../shared/core/fhir/matches.ts';
import { type FhirResource, recordIdOf } from '../../../shared/core/fhir/resource.ts';
import { type FhirTypeName, fhirTypeOf, parametersOf } from '../../../shared/core/fhir/search-parameters.ts';
import { type FhirSource, patientsOf } from '../../../shared/core/fhir/source.ts';
import type { Ask } from './ask.ts';
import { FhirError, pageExpired } from './fhir-error.ts';
import type { ReadSearch } from './read-search.ts';

/**
 * Where a page of search results begins. `source`: index of the source (an endpoint). `cursor`: cursor in
 * that source. `skip`: how many matches after this cursor were on earlier pages.
 */
export interface Place {
  source: number;
  cursor: string | null;
  skip: number;
}
export const firstPlace: Place = { source: 0, cursor: null, skip: 0 };

interface Part {
  found: FhirResource[];
  next: Place | null;
}

/**
 * Maximum number of records per read (`maxRecords`), of reads per FHIR search (`maxCalls`), and of reads to
 * count matches (`maxCountingCalls`).
 */
const maxRecords = 100;
const maxCalls = 10;
const maxCountingCalls = 30;

interface ListAnswer {
  data: unknown[];
  meta: { next: string | null };
}

/** Searches one resource type: reads its sources (endpoints that list such records) one after another. */
export class ResourceSearch {
  readonly #type: FhirTypeName;
  readonly #sources: readonly FhirSource[];
  readonly #patients: FhirSource | undefined;
  readonly #base: string;
  readonly #search: ReadSearch;
  readonly #ask: Ask;
  readonly #denied = new Set<number>();

  constructor(
    type: FhirTypeName,
    { sources, base }: { sources: readonly FhirSource[]; base: string },
    search: ReadSearch,
    ask: Ask,
  ) {
    this.#base = base;
    this.#type = type;
    this.#sources = sources.filter(({ types }) => types.includes(type));
    this.#patients = sources.find(({ types }) => types.includes('Patient'));
    this.#search = search;
    this.#ask = ask;
  }

  /**
   * Reads a page of matches, beginning at a place. The page is at least half full. Exceptions are the last
   * page, and searches with few matches among many records.
   * @throws FhirError
   */
  async page(from: Place): Promise<Part> {
    const { count } = this.#search;
    const page: FhirResource[] = [];
    let at: Place | null = from;
    for (let calls = 0; at && page.length < count / 2 && calls < maxCalls; calls++) {
      const { found, next } = await this.#read(at, count);
      const end: number = at.skip + count - page.length;
      page.push(...found.slice(at.skip, end));
      at = end < found.length ? { ...at, skip: end } : next;
    }
    return { found: page, next: at };
  }

  /** @throws FhirError if there are too many matches to count */
  async total(): Promise<number> {
    let total = 0;
    let at: Place | null = firstPlace;
    for (let calls = 0; at; calls++) {
      if (calls === maxCountingCalls)
        throw new FhirError(400, 'There are too many to count; narrow the search', { issue: 'too-costly' });
      const { found, next } = await this.#read(at, Number.POSITIVE_INFINITY);
      total += found.length;
      at = next;
    }
    return total;
  }

  /** The patients that the found resources are about; empty if the caller cannot read patients. */
  async patientsOf(found: readonly FhirResource[]): Promise<FhirResource[]> {
    const references = found.flatMap(patientReferenceOf);
    const ids = references.flatMap(one => one.split('/').at(-1) ?? []).map(recordIdOf);
    const source = this.#patients;
    if (ids.length === 0 || !source) return [];
    const named = [...new Set(ids)];
    const patients: FhirResource[] = [];
    for (let start = 0; start < named.length; start += maxRecords) {
      const body = { ids: named.slice(start, start + maxRecords), limit: maxRecords };
      const answer = await this.#ask(source.list.method, source.list.path, body).catch(noneIfDenied);
      if (!answer) return [];
      const about = { organization: answer.organization, base: this.#base };
      patients.push(...(answer.data as ListAnswer).data.flatMap(record => source.resourcesOf(record, about)));
    }
    const wanted = new Set(references);
    return patients.filter(({ resourceType, id }) => wanted.has(`${resourceType}/${id}`));
  }

  /**
   * Id of the only case that the search names; null if there is none. Sources that need a case then have no
   * matches. @throws FhirError if the type must be searched by one patient, but the search has none or
   * several
   */
  #onlyPatient(): string | null {
    const patients = patientsOf(this.#search.filters);
    if (patients?.length !== 1 && !fhirTypeOf(this.#type).needsPatient) return null;
    if (patients === undefined || (patients?.length ?? 0) > 1)
      throw new FhirError(400, `Search ${this.#type} by one patient`, { issue: 'required' });
    return patients?.[0] ?? null;
  }

  /**
   * Reads a page of one source, and returns the records that match. A cursor is valid only for pages of the
   * same size. A source that the caller has no permission to read has no matches.
   * @throws FhirError if the caller can read none of the sources
   */
  async #read({ source: index, cursor }: Place, count: number): Promise<Part> {
    const source = this.#sources[index];
    if (!source) return { found: [], next: null };
    const following = index + 1 < this.#sources.length ? { ...firstPlace, source: index + 1 } : null;
    const narrowed = source.inputOf(this.#search, this.#type);
    if (narrowed === null) return { found: [], next: following };
    const limit = Math.max(1, Math.min(maxRecords, Math.floor(count / fhirTypeOf(this.#type).perRecord)));
    const { method, path, recordsOf } = source.list;
    const caseId = path.includes('{id}') ? this.#onlyPatient() : undefined;
    if (caseId === null) return { found: [], next: following };
    const of = path.replace('{id}', caseId ?? '');
    const input = { ...narrowed, limit, ...(cursor !== null && { cursor }) };
    const asking =
      method === 'GET'
        ? this.#ask(method, recordsOf ? of : withQuery(of, input))
        : this.#ask(method, of, input);
    const answer = await asking.catch(error => {
      if (caseId !== undefined && error instanceof FhirError && error.code === 'record.missing')
        return undefined;
      if (cursor !== null && error instanceof FhirError && error.code === 'request.invalid')
        throw pageExpired();
      noneIfDenied(error);
      this.#denied.add(index);
      if (this.#denied.size === this.#sources.length) throw error;
      return undefined;
    });
    if (!answer) return { found: [], next: following };
    const { data, meta } = recordsOf
      ? { data: recordsOf(answer.data), meta: { next: null } }
      : (answer.data as ListAnswer);
    const about = { organization: answer.organization, base: this.#base, caseId };
    const parameters = parametersOf(this.#type);
    const found = data
      .flatMap(record => source.resourcesOf(record, about))
      .filter(({ resourceType }) => resourceType === this.#type)
      .filter(resource =>
        this.#search.filters.every(filter =>
          matchesFilter(resource, filter, parameters[filter.parameter] ?? { kind: 'store' }),
        ),
      );
    return { found, next: meta.next === null ? following : { source: index, cursor: meta.next, skip: 0 } };
  }
}

function patientReferenceOf({ subject, patient, participant }: FhirResource): string[] {
  type Reference = { reference?: string } | undefined;
  const participants = (participant ?? []) as { actor?: Reference }[];
  const named = [subject as Reference, patient as Reference, ...participants.map(({ actor }) => actor)];
  return named.flatMap(one => (one?.reference?.startsWith('Patient/') ? [one.reference] : [])).slice(0, 1);
}

const withQuery = (path: string, input: object): string =>
  `${path}?${new URLSearchParams(Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]))}`;

export function noneIfDenied(error: unknown): undefined {
  if (error instanceof FhirError && ['permission.denied', 'module.needed'].includes(error.code ?? '')) return;
  throw error;
}
