import { CaseFilters } from './schema.ts';

/** Most cases in a search by name. */
const maxCasesPerSearch = 20;

/**
 * Search for the children that a text names, those changed last first, to find what they have.
 * @param today where the organisation is, `YYYY-MM-DD`
 */
export const nameSearch = (text: string, today: string) => ({
  ...CaseFilters.parse({}),
  text,
  today,
  sort: 'updated' as const,
  limit: maxCasesPerSearch,
  cursor: null,
});
