import type { Endpoint, RequestOf } from '../../shared/core/endpoint.ts';
import type { RouteName } from '../../shared/core/routes.ts';
import { cases } from '../../shared/features/cases/cases/endpoints.ts';
import { classes } from '../../shared/features/classes/classes/endpoints.ts';
import { eyeReports } from '../../shared/features/eye/eye-reports/endpoints.ts';
import { notes } from '../../shared/features/notes/notes/endpoints.ts';
import { defaultFilters } from '../features/cases/cases/list/case-filters.ts';
import { eyeFilters, toSearch as toEyeSearch } from '../features/eye/eye-reports/eye-filters.ts';
import { noteFilters, toSearch } from '../features/notes/notes/note-filters.ts';
import { unfiltered } from '../platform/routing/url-filters.ts';

/** A request that a page sends first; in its path, `{id}` is replaced by the id in the page's address. */
export interface FirstRead {
  path: string;
  body?: string;
}

const firstPage = { text: '', cursor: null };

function get({ path }: Endpoint): FirstRead {
  return { path: path.replace(/\{\w+\}/, '{id}') };
}

function post<E extends Endpoint>({ path }: E, input: RequestOf<E>): FirstRead {
  return { path, body: JSON.stringify(input) };
}

/**
 * The requests that each page sends first if its address has no filter. The build writes them into the site,
 * and `preload-page.ts` sends them before the app starts. The page uses the early response only if its own
 * request is exactly the same.
 */
export const firstReads: Partial<Record<RouteName, FirstRead[]>> = {
  cases: [post(cases.searchCases, { ...defaultFilters, ...firstPage, withTotal: true })],
  case: [get(cases.getCase), get(cases.listTimeline)],
  eyeReports: [post(eyeReports.searchEyeReports, { ...toEyeSearch(unfiltered(eyeFilters)), ...firstPage })],
  eyeReport: [get(eyeReports.getEyeReport)],
  notes: [post(notes.searchNotes, { ...toSearch(unfiltered(noteFilters)), ...firstPage })],
  note: [get(notes.getNote)],
  classes: [post(classes.searchClasses, { text: '', status: 'active', isMine: false, withNext: true })],
};
