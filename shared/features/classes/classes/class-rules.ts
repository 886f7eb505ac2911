import type { PermissionScope, Role } from '../../../core/permissions.ts';
import type { ClassRow, StoredClass, StoredClassRow } from './schema.ts';
import { listedChildIds } from './stays.ts';

interface Person {
  id: string;
  role: Role;
}

type Taught = Pick<StoredClass, 'owner' | 'teachers'>;

/** Whether a person created the class or teaches it. */
export const isOwnClass = ({ owner, teachers }: Taught, id: string): boolean =>
  owner.id === id || teachers.some(teacher => teacher.id === id);

/** Whether a person may change a class: its creator, its teachers and every admin may. */
export const mayChangeClass = (record: Taught, { id, role }: Person): boolean =>
  role === 'admin' || isOwnClass(record, id);

export interface ClassViewer extends Person {
  scope: PermissionScope;
  /**
   * Whether the viewer may see a child. Not called if the viewer may see all children of the organisation.
   */
  isSeen: (caseId: string) => boolean;
}

/** Whether a viewer may see a class: anyone who may change it, or who may see a child who is in it now. */
export function maySeeClass(
  record: Taught & { childIds: readonly string[] },
  { scope, isSeen, ...person }: ClassViewer,
): boolean {
  if (mayChangeClass(record, person)) return true;
  return scope === 'organization' ? record.childIds.length > 0 : record.childIds.some(isSeen);
}

/** The list row of a class for one viewer. Children whom the viewer must not see are only counted. */
export function classRowFor(
  { childIds, formerIds: _, leaving: __, ...row }: StoredClassRow,
  viewer: ClassViewer,
): ClassRow {
  const children =
    viewer.scope === 'organization' ? childIds.length : childIds.filter(id => viewer.isSeen(id)).length;
  return { ...row, children, hidden: childIds.length - children, next: null };
}

interface ListFilters {
  text: string;
  isMine: boolean;
  caseIds: readonly string[] | null;
  /** Children who leave after this day still count as members of the class. */
  today: string;
}

let byName: Intl.Collator | undefined;
/** Sorts class names by number: "P2" before "P10". Made when first used, because that takes 10 ms. */
const inNameOrder = (): Intl.Collator => (byName ??= new Intl.Collator(undefined, { numeric: true }));

/**
 * The classes that a person may see: the person's own classes first, then by name.
 * @param text part of the class name or of a teacher's name
 * @param caseIds all ids of the case of a child who is or was in the classes; null for every class
 */
export function listClasses(
  rows: readonly StoredClassRow[],
  viewer: ClassViewer,
  { text, isMine, caseIds, today }: ListFilters,
): ClassRow[] {
  const searched = text.normalize('NFKC').toLocaleLowerCase();
  const rank = (row: Taught) => Number(isOwnClass(row, viewer.id));
  return rows
    .map(row => ({ ...row, childIds: listedChildIds(row, today) }))
    .filter(row => maySeeClass(row, viewer) && (!isMine || isOwnClass(row, viewer.id)))
    .filter(row => caseIds === null || [...row.childIds, ...row.formerIds].some(id => caseIds.includes(id)))
    .filter(({ name, owner, teachers }) =>
      [name, owner.fullName, ...teachers.map(({ fullName }) => fullName)]
        .join('\n')
        .normalize('NFKC')
        .toLocaleLowerCase()
        .includes(searched),
    )
    .toSorted(
      (one, other) =>
        rank(other) - rank(one) ||
        inNameOrder().compare(one.name, other.name) ||
        one.id.localeCompare(other.id),
    )
    .map(row => classRowFor(row, viewer));
}
