import type { PermissionScope, Role } from '../../../core/permissions.ts';
import type { ClassRow, StoredClass, StoredClassRow } from './schema.ts';
import { listedChildIds } from './stays.ts';

interface Person {
  id: string;
  role: Role;
}

type Taught = Pick<StoredClass, 'owner' | 'teachers'>;

/** Whether somebody made a class or teaches it. */
export const isOwnClass = ({ owner, teachers }: Taught, id: string): boolean =>
  owner.id === id || teachers.some(teacher => teacher.id === id);

/** Whoever made it or teaches it, and every admin. */
export const mayChangeClass = (record: Taught, { id, role }: Person): boolean =>
  role === 'admin' || isOwnClass(record, id);

export interface ClassViewer extends Person {
  scope: PermissionScope;
  /** Tells the children that the viewer may see. Not asked in the scope of an organisation. */
  isSeen: (caseId: string) => boolean;
}

/** Whoever may change it, and whoever sees a child that is in it now. */
export function maySeeClass(
  record: Taught & { childIds: readonly string[] },
  { scope, isSeen, ...person }: ClassViewer,
): boolean {
  if (mayChangeClass(record, person)) return true;
  return scope === 'organization' ? record.childIds.length > 0 : record.childIds.some(isSeen);
}

/** A class as a list shows it: children out of the viewer's sight are only a number. */
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
  /** Children who leave later are still there. */
  today: string;
}

/** "P2" before "P10". */
const byName = new Intl.Collator(undefined, { numeric: true });

/**
 * What a person's list shows: their own first, within that by name.
 * @param text a part of the name, or of a teacher's
 * @param caseIds all ids of a child that is or was in them; null for every class
 */
export function listClasses(
  rows: readonly StoredClassRow[],
  viewer: ClassViewer,
  { text, isMine, caseIds, today }: ListFilters,
): ClassRow[] {
  const wanted = text.normalize('NFKC').toLocaleLowerCase();
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
        .includes(wanted),
    )
    .toSorted(
      (one, other) =>
        rank(other) - rank(one) || byName.compare(one.name, other.name) || one.id.localeCompare(other.id),
    )
    .map(row => classRowFor(row, viewer));
}
