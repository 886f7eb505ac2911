import { CaseFilters } from './schema.ts';

/** Maximum number of cases in a search by name. */
const maxCasesPerSearch = 20;

/**
 * Search query for children whose name is in a text, last changed first.
 * @param today current day of the organisation, `YYYY-MM-DD`
 */
export const nameSearch = (text: string, today: string) => ({
  ...CaseFilters.parse({}),
  text,
  today,
  sort: 'updated' as const,
  limit: maxCasesPerSearch,
  cursor: null,
});
