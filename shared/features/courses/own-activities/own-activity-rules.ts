import type { Role } from '../../../core/permissions.ts';
import type { OwnActivity } from './schema.ts';

interface Person {
  id: string;
  role: Role;
}
type Owned = Pick<OwnActivity, 'owner'>;

/** Its owner, and every admin of the organisation. */
export const mayChangeOwn = ({ owner }: Owned, { id, role }: Person): boolean =>
  owner.id === id || role === 'admin';

/** Whoever may change it, and everybody in the organisation once it is shared. */
export const maySeeOwn = (activity: Owned & { isShared?: boolean }, person: Person): boolean =>
  activity.isShared === true || mayChangeOwn(activity, person);

/** Whose activities a list shows: all that one may see, one's own, or what colleagues share. */
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
 * What a person's list shows: their own first, within that what was changed last.
 * @param text a part of title, tag or owner
 */
export function listOwn<Row extends Listed>(
  rows: readonly Row[],
  person: Person,
  { text, owner }: { text: string; owner: OwnerFilter },
): Row[] {
  const wanted = text.toLocaleLowerCase();
  const isMine = (row: Row) => row.owner.id === person.id;
  return rows
    .filter(row => maySeeOwn(row, person) && isWanted[owner](isMine(row), row.isShared === true))
    .filter(({ title, tags, owner: { fullName } }) =>
      [title, fullName, ...tags].join('\n').toLocaleLowerCase().includes(wanted),
    )
    .toSorted(
      (one, other) =>
        Number(isMine(other)) - Number(isMine(one)) || other.updatedAt.localeCompare(one.updatedAt),
    );
}
