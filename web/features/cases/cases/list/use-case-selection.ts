import { useState } from 'react';
import type { CaseRow } from '../../../../../shared/features/cases/cases/schema.ts';

const nobody: ReadonlySet<string> = new Set();

/** Cases of the list that something is to be done with. Another search or filter starts with none. */
export function useCaseSelection(search: string) {
  const [chosen, setChosen] = useState({ search, ids: nobody });
  const ids = chosen.search === search ? chosen.ids : nobody;
  return {
    /** Those selected that are still in the list. */
    among: (rows: CaseRow[]) => rows.filter(({ id }) => ids.has(id)),
    select: (ids: ReadonlySet<string>) => setChosen({ search, ids }),
    clear: () => setChosen({ search, ids: nobody }),
  };
}
