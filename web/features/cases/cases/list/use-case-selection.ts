import { useState } from 'react';
import type { CaseRow } from '../../../../../shared/features/cases/cases/schema.ts';

const emptySelection: ReadonlySet<string> = new Set();

/** Cases of the list that something is to be done with. Another search or filter starts with none. */
export function useCaseSelection(search: string) {
  const [chosen, setChosen] = useState({ search, ids: emptySelection });
  const ids = chosen.search === search ? chosen.ids : emptySelection;
  return {
    /** Those selected that are still in the list. */
    selectedIn: (rows: CaseRow[]) => rows.filter(({ id }) => ids.has(id)),
    select: (ids: ReadonlySet<string>) => setChosen({ search, ids }),
    clear: () => setChosen({ search, ids: emptySelection }),
  };
}
