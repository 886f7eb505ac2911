import type { Role } from '../../../core/permissions.ts';
import type { OwnActivity } from './schema.ts';

interface Person {
  id: string;
  role: Role;
}
type Owned = Pick<OwnActivity, 'owner'>;

/** The owner and every admin of the organisation may change a copy or custom activity. */
export const mayChangeOwn = ({ owner }: Owned, { id, role }: Person): boolean =>
  owner.id === id || role === 'admin';

/** People who may change an activity may see it; if it is shared, everybody in the organisation may. */
export const maySeeOwn = (activity: Owned & { isShared?: boolean }, person: Person): boolean =>
  activity.isShared === true || mayChangeOwn(activity, person);

/** Owner filter of a list: all visible activities, the person's own, or those shared by colleagues. */
export const ownerFilters = ['all', 'mine', 'shared'] as const;
export type OwnerFilter = (typeof ownerFilters)[number];

const isWanted: Record<OwnerFilter, (isMine: boolean, isShared: boolean) => boolean> = {
  all: () => true,
  mine: isMine => isMine,
  shared: (isMine, isShared) => isShared && !isMine,
};

interface Listed extends Owned {
  title: string;
  tags: readonly string[];
  updatedAt: string;
  isShared?: boolean;
}

/**
 * The list for a person: their own activities first, then by last change.
 * @param text part of a title, tag or owner's name
 */
export function listOwn<Row extends Listed>(
  rows: readonly Row[],
  person: Person,
  { text, owner }: { text: string; owner: OwnerFilter },
): Row[] {
  const searched = text.toLocaleLowerCase();
  const isMine = (row: Row) => row.owner.id === person.id;
  return rows
    .filter(row => maySeeOwn(row, person) && isWanted[owner](isMine(row), row.isShared === true))
    .filter(({ title, tags, owner: { fullName } }) =>
      [title, fullName, ...tags].join('\n').toLocaleLowerCase().includes(searched),
    )
    .toSorted(
      (one, other) =>
        Number(isMine(other)) - Number(isMine(one)) || other.updatedAt.localeCompare(one.updatedAt),
    );
}
