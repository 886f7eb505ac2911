import type { CaseViewer } from '../../../../../shared/core/can-see-case.ts';
import { CaseIndexRow, type CaseRow } from '../../../../../shared/features/cases/cases/schema.ts';
import { isAddressQuery, isNumberQuery, spokenWords } from '../../../../platform/search/search-words.ts';
import { OrganizationStore } from '../../../../platform/storage/organization-store.ts';
import { assignmentList, postingsOf } from '../../keys.ts';
import { filterOf } from '../filter-cases.ts';
import { type CaseSearch, isSeenBy, maxRowsRead, readRows } from '../find-cases.ts';
import { beginningsNear, canBeMisspelt, typosIn } from './near-names.ts';
import { readablePart } from './readable-words.ts';

/** Maximum number of cases, those with the closest names, that are read to check tags and assignees. */
const maxCasesRead = 20;

export class NearNamesStore extends OrganizationStore {
  /**
   * Cases whose name is close to the search text and that match the filters, the closest first. Reads at most
   * as many rows as a search. For a viewer limited to selected cases, only those are queried, so that
   * content and time of the response reveal nothing about other cases.
   */
  async find(search: CaseSearch, viewer: CaseViewer, limit: number): Promise<CaseRow[]> {
    const { table, organization } = this;
    const { reads } = this.origin;
    const words = spokenWords(search.text);
    if (isAddressQuery(search.text) || isNumberQuery(search.text) || !canBeMisspelt(words)) return [];
    if (reads?.has('childName') === false) return [];
    const ranges =
      viewer.scope === 'organization'
        ? beginningsNear(words).map(beginning => postingsOf(organization, beginning))
        : [assignmentList.all(organization, viewer.id)];
    const rowLimit = Math.floor(maxRowsRead / ranges.length);
    const pages = await Promise.all(ranges.map(range => table.query(range, { limit: rowLimit })));
    const rows = pages.flatMap(({ items }) => items.map(({ row }) => CaseIndexRow.parse(row)));
    const fitsButTag = filterOf({ ...search, tag: null });
    const near = [...new Map(rows.map(row => [row.id, row])).values()].filter(fitsButTag).flatMap(row => {
      const { fullName, otherName } = readablePart(row, reads);
      const typos = [fullName, otherName ?? ''].flatMap(name => typosIn(words, name) ?? []);
      return typos.length > 0 ? [{ id: row.id, typos: Math.min(...typos) }] : [];
    });
    const nearest = near.sort((one, other) => one.typos - other.typos).slice(0, maxCasesRead);
    const found = await readRows(
      table,
      organization,
      nearest.map(({ id }) => id),
    );
    const fits = filterOf(search);
    const isSeen = isSeenBy(viewer, search);
    return found.flatMap(row => (row && fits(row) && isSeen(row) ? [row] : [])).slice(0, limit);
  }
}
