import { CaseId, Id, type IdKind } from '../ids.ts';
import type { FhirFile } from './files.ts';
import { daysOf, type FhirFilter, type FhirSearch, instantsOf, valuesOf } from './matches.ts';
import { type FhirResource, idInReference, partOf, recordIdOf } from './resource.ts';
import type { FhirTypeName } from './search-parameters.ts';

/** What the conversion of a record to FHIR needs besides the record. */
export interface FhirAbout {
  /** The organisation's slug, used in identifier systems of the organisation's own numbers. */
  organization: string;
  /** Address of the server, without a slash at the end; null for resources in files. */
  base: string | null;
  /** The requested case, if the endpoint that returned the records is about one case. */
  caseId?: string | undefined;
}

/** An endpoint of the API contract, by method and path below `/api`. */
interface SourceCall {
  method: string;
  path: string;
}

/**
 * Source of FHIR resources of some types: the endpoints that read our records, and the mapping of a record to
 * FHIR.
 */
// biome-ignore lint/suspicious/noExplicitAny: each source reads records of its own kind
export interface FhirSource<Record = any> {
  types: readonly FhirTypeName[];
  /** Kind of the record id that a resource id begins with. */
  idKind: IdKind;
  /**
   * Reads one record by `{id}`, even if no list shows the record. With `partKind`, reads one part of that
   * record, by the `{part}` of the resource's id.
   */
  read: SourceCall & { recordsOf?: (answer: unknown) => Record[]; partKind?: IdKind };
  /**
   * Lists whole records, page by page. If the path has `{id}`, lists the records of one case. If the endpoint
   * returns all records at once, `recordsOf` finds them in the answer.
   */
  list: SourceCall & { recordsOf?: (answer: unknown) => Record[] };
  /** Converts a search to the input of `list`; null if no record of this source can match. */
  inputOf: (search: FhirSearch, type: FhirTypeName) => object | null;
  /** The FHIR resources made from a record, of all types that the source has. */
  resourcesOf: (record: Record, about: FhirAbout) => FhirResource[];
  files?: readonly FhirFile[];
}

/** The path that reads the record of a resource; undefined for ids of other sources. */
export function readPathOf({ idKind, read }: FhirSource, fhirId: string): string | undefined {
  const id = recordIdOf(fhirId);
  if (!Id(idKind).safeParse(id).success) return undefined;
  const path = read.path.replace('{id}', id);
  if (!read.partKind) return path;
  const part = partOf(fhirId);
  return Id(read.partKind).safeParse(part).success ? path.replace('{part}', part) : undefined;
}

/** Maximum number of records that one search may name. */
export const maxIds = 100;

/**
 * Converts filters to the list input that every source supports: record ids and times of saving. Null if no
 * record can match.
 */
export function commonInput(
  filters: readonly FhirFilter[],
  idKind: IdKind,
): { ids: string[] | null; savedFrom: string | null; savedTo: string | null } | null {
  const named = valuesOf(
    filters.map(filter => ({ ...filter, values: filter.values.map(recordIdOf) })),
    '_id',
  );
  const ids = named ? [...new Set(named)].filter(id => Id(idKind).safeParse(id).success) : null;
  if (ids?.length === 0) return null;
  const { from, to } = instantsOf(filters, '_lastUpdated');
  const instant = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
  return { ids, savedFrom: instant(from), savedTo: instant(to) };
}

/**
 * Ids of the cases that the filters `patient` and `subject` name: undefined for all cases, null if none of
 * the named cases can exist.
 */
export function patientsOf(filters: readonly FhirFilter[]): string[] | null | undefined {
  const named = ['patient', 'subject'].flatMap(name => {
    const values = valuesOf(filters, name);
    return values ? [values.map(value => recordIdOf(idInReference(value, 'Patient')))] : [];
  });
  if (named.length === 0) return undefined;
  const ids = named.reduce((one, other) => one.filter(id => other.includes(id)));
  const cases = ids.filter(id => CaseId.safeParse(id).success);
  return cases.length === 0 ? null : cases;
}

interface DocumentsSource<Document>
  extends Pick<FhirSource<Document>, 'types' | 'idKind' | 'resourcesOf' | 'files'> {
  path: string;
}

/** Builds the FHIR source of one kind of document, whose list endpoint is `POST {path}/read`. */
export const documentsSource = <Document>({ path, ...source }: DocumentsSource<Document>) =>
  ({
    ...source,
    read: { method: 'GET', path: `${path}/{id}` },
    list: { method: 'POST', path: `${path}/read` },
    inputOf: ({ filters, sort }, type) => {
      const children = patientsOf(filters);
      const common = commonInput([...filters, ...namedRecords(filters)], source.idKind);
      if (!common || children === null) return null;
      const days =
        type === 'DocumentReference' ? daysOf(filters, 'period') : daysOf(filters, 'date', 'datewritten');
      return { ...common, ...days, sort, children: children ?? null };
    },
  }) satisfies FhirSource<Document>;

/** Converts `encounter` and `target` filters to `_id`, because an Encounter has the id of its document. */
const namedRecords = (filters: readonly FhirFilter[]): FhirFilter[] =>
  filters
    .filter(({ parameter }) => parameter === 'encounter' || parameter === 'target')
    .map(({ values, ...filter }) => ({
      ...filter,
      parameter: '_id',
      values: values.map(value => value.split('/').at(-1) ?? ''),
    }));
