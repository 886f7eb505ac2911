import { useState } from 'react';
import type { CaseRow } from '../../../../../shared/features/cases/cases/schema.ts';

const emptySelection: ReadonlySet<string> = new Set();

/** The selected cases. A new search or filter clears the selection. */
export function useCaseSelection(search: string) {
  const [chosen, setChosen] = useState({ search, ids: emptySelection });
  const ids = chosen.search === search ? chosen.ids : emptySelection;
  return {
    /** The selected rows that are still listed. */
    selectedIn: (rows: CaseRow[]) => rows.filter(({ id }) => ids.has(id)),
    select: (ids: ReadonlySet<string>) => setChosen({ search, ids }),
    clear: () => setChosen({ search, ids: emptySelection }),
  };
}
