import { nameSearch } from '../../../../shared/features/cases/cases/name-search.ts';
import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import type { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { parseReference } from '../../../../shared/features/eye/progression/reference.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';

/** Reports the caller may see. A text is a reference number, or part of a child's name. */
export const searchEyeReports: Handler<typeof eyeReports.searchEyeReports> = async (
  { text, ...search },
  { organization, actor, scope, cases, eye, now },
) => {
  const viewer = { id: actor.id, scope };
  const today = todayIn(organization.timeZone, now());
  const { page, place } = readPageCursor(search.cursor);
  const isName = text !== '' && parseReference(text) === null;
  const children = isName ? await cases.find(nameSearch(text, today), viewer) : null;
  const caseIds = children?.rows.flatMap(idsOfCase) ?? null;
  const { fastProgression } = organization;
  const query = { ...search, text, caseIds, today, fastProgression, cursor: place };
  const found = await eye.find(query, viewer);
  return cursorPage(found.rows, {
    page,
    perPage: search.limit,
    next: found.next,
    total: null,
    read: found.read,
  });
};
