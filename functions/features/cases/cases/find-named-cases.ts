import { type CaseViewer, canSeeCase } from '../../../../shared/core/can-see-case.ts';
import {
  type Case,
  CaseFilters,
  CaseIndexRow,
  Case as CaseSchema,
} from '../../../../shared/features/cases/cases/schema.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import { caseKey } from '../../../platform/storage/keys.ts';
import { assignmentList } from '../keys.ts';
import { findCases } from './find-cases.ts';
import { type CaseTable, findRelatedCases } from './find-related-cases.ts';
import { isComparable } from './is-comparable.ts';
import { hasName } from './same-names.ts';
import { areSimilar } from './similar-names.ts';

export interface NamedPerson {
  name: string;
  birthDate: string | null;
}

export interface NamedCase {
  record: Case;
  reason: 'nameAndBirthDate' | 'birthDateAndSimilarName' | 'name';
}

/** Maximum number of cases read per name if the birth date is unknown or matches none of the cases. */
const maxSameName = 10;
const reasons = ['nameAndBirthDate', 'birthDateAndSimilarName', 'name'] as const;

/**
 * For each person, the matching cases that the viewer may see: those with the same name and birth date,
 * otherwise similar ones. For a viewer limited to selected cases, only those are queried, so that content and
 * time of the response reveal nothing about other cases.
 */
export async function findNamedCases(
  cases: CaseTable,
  viewer: CaseViewer,
  people: readonly NamedPerson[],
): Promise<NamedCase[][]> {
  if (viewer.scope !== 'organization') return findAmongAssigned(cases, viewer, people);
  return Promise.all(people.map(person => findOne(cases, viewer, person)));
}

const isSure = ({ reason }: NamedCase) => reason === 'nameAndBirthDate';

async function findOne(cases: CaseTable, viewer: CaseViewer, person: NamedPerson): Promise<NamedCase[]> {
  const { birthDate } = person;
  const born = birthDate ? await findRelatedCases(cases, { birthDate, contacts: [] }) : [];
  const found = likelyCases(
    person,
    born.filter(record => canSeeCase(viewer, record)),
  );
  const sure = found.filter(isSure);
  if (sure.length > 0) return sure;
  const { rows } = await findCases(cases.table, cases.organization, viewer, {
    ...CaseFilters.parse({}),
    text: person.name,
    today: '',
    sort: 'updated',
    limit: maxSameName,
    cursor: null,
  });
  const known = new Set(found.map(({ record }) => record.id));
  const ids = rows.filter(row => hasName(row, person.name) && !known.has(row.id)).map(({ id }) => id);
  const named = await readCases(cases, ids);
  return [...found, ...likelyCases(person, named)];
}

async function findAmongAssigned(
  cases: CaseTable,
  viewer: CaseViewer,
  people: readonly NamedPerson[],
): Promise<NamedCase[][]> {
  const list = assignmentList.all(cases.organization, viewer.id);
  const rows = (await cases.table.queryAll(list)).map(({ row }) => CaseIndexRow.parse(row));
  const likely = people.map(person => rows.filter(row => reasonFor(person, row) !== undefined));
  const records = await readCases(cases, [...new Set(likely.flat().map(({ id }) => id))]);
  const visible = records.filter(record => canSeeCase(viewer, record));
  return people.map(person => {
    const found = likelyCases(person, visible);
    const sure = found.filter(isSure);
    return sure.length > 0 ? sure : found;
  });
}

async function readCases({ table, organization }: CaseTable, ids: string[]): Promise<Case[]> {
  const items = await getInBatches(
    table,
    ids.map(id => caseKey(organization, id)),
  );
  return items.filter(isComparable).map(item => CaseSchema.parse(item));
}

function likelyCases(person: NamedPerson, records: readonly Case[]): NamedCase[] {
  return records
    .flatMap((record): NamedCase[] => {
      const reason = reasonFor(person, record);
      return reason ? [{ record, reason }] : [];
    })
    .sort((one, other) => reasons.indexOf(one.reason) - reasons.indexOf(other.reason));
}

function reasonFor(
  { name, birthDate }: NamedPerson,
  child: Pick<Case, 'fullName' | 'otherName' | 'birthDate'>,
): NamedCase['reason'] | undefined {
  const isSameDay = birthDate !== null && child.birthDate === birthDate;
  if (hasName(child, name)) return isSameDay ? 'nameAndBirthDate' : 'name';
  const isSimilar = isSameDay && areSimilar({ fullName: name, otherName: null }, child);
  return isSimilar ? 'birthDateAndSimilarName' : undefined;
}
