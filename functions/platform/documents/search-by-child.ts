import type { CaseViewer } from '../../../shared/core/can-see-case.ts';
import type { ListedChild } from '../../../shared/features/cases/cases/listed-child.schema.ts';
import { nameSearch } from '../../../shared/features/cases/cases/name-search.ts';
import type { CaseRow } from '../../../shared/features/cases/cases/schema.ts';
import { todayIn } from '../../../shared/features/organizations/organizations/record.ts';
import type { FilesStore } from '../files/files-store.ts';
import { cursorPage, readPageCursor } from '../http/pagination.ts';
import type { FilteredPage } from '../storage/filtered-page.ts';
import { withPhotos } from './with-photos.ts';

interface ChildSearch {
  /** Part of a child's name; null to search documents of all children. */
  name: string | null;
  limit: number;
  cursor: string | null;
}

interface SearchContext {
  organization: { timeZone: string };
  actor: { id: string };
  scope: CaseViewer['scope'];
  cases: {
    find: (search: ReturnType<typeof nameSearch>, viewer: CaseViewer) => Promise<{ rows: CaseRow[] }>;
  };
  files: Pick<FilesStore, 'link'>;
  now: () => number;
}

interface FoundChildren {
  /** Cases of children whose names match; null if the search contains no name. */
  children: CaseRow[] | null;
  cursor: string | null;
  viewer: CaseViewer;
  /** Today in the organisation's time zone. */
  today: string;
}

/** Searches the documents of the children whom the caller may see, with links to the children's photos. */
export async function searchByChild<Row extends { case: ListedChild }>(
  { name, limit, cursor }: ChildSearch,
  { organization, actor, scope, cases, files, now }: SearchContext,
  find: (found: FoundChildren) => Promise<FilteredPage<Row>>,
) {
  const viewer = { id: actor.id, scope };
  const { page, place } = readPageCursor(cursor);
  const today = todayIn(organization.timeZone, now());
  const children = name === null ? null : (await cases.find(nameSearch(name, today), viewer)).rows;
  const { rows, next, read } = await find({ children, cursor: place, viewer, today });
  return cursorPage(await withPhotos(rows, files), { page, perPage: limit, next, total: null, read });
}
