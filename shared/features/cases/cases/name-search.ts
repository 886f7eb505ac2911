import { CaseFilters } from './schema.ts';

const maxCasesPerSearch = 20;

/**
 * Search query for cases whose name matches a text, last changed first.
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
