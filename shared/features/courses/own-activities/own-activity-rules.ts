import type { Role } from '../../../core/permissions.ts';
import type { OwnActivity } from './schema.ts';

interface Person {
  id: string;
  role: Role;
}
type Owned = Pick<OwnActivity, 'owner'>;

/**
 * Whether a person may change a copy or a custom activity: its owner and every admin of the organisation may.
 */
export const mayChangeOwn = ({ owner }: Owned, { id, role }: Person): boolean =>
  owner.id === id || role === 'admin';

/**
 * Whether a person may see an activity: everybody in the organisation if it is shared, otherwise only those
 * who may change it.
 */
export const maySeeOwn = (activity: Owned & { isShared?: boolean }, person: Person): boolean =>
  activity.isShared === true || mayChangeOwn(activity, person);

/**
 * Filter of a list by owner: all activities that the person may see, the person's own, or those that other
 * members share.
 */
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
 * The activities in a person's list: the person's own first, then by last change.
 * @param text part of a title, a tag or the owner's name
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
