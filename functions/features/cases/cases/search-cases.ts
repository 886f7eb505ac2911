import { canSeeRestricted } from '../../../../shared/core/can-see-case.ts';
import type { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import {
  CaseFilters,
  type CaseRow,
  type ListedCase,
  maxSuggestedCases,
  type SuggestedCase,
} from '../../../../shared/features/cases/cases/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler, OrganizationContext } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import type { FoundCase } from './search/find-by-family.ts';
import { NearNamesStore } from './search/near-names-store.ts';
import { contactsIn } from './search/query-contacts.ts';

const Filters = CaseFilters.strip();

/**
 * Cases the caller may see, with photo links. A filtered list has no total. An unfiltered list always has the
 * total if the caller sees all cases; otherwise only on request, because assigned cases are counted one by
 * one.
 */
export const searchCases: Handler<typeof cases.searchCases> = async (
  search,
  { organization, actor, scope, cases, files, openStore, now },
) => {
  const { page, place } = readPageCursor(search.cursor);
  const { status, ...narrowing } = Filters.parse(search);
  if (status === 'restricted' && !canSeeRestricted(actor)) return noCases(page, search.limit);
  const isNarrowed = search.text !== '' || Object.values(narrowing).some(value => value !== null);
  const countSeen = (isAsked: boolean) => {
    if (scope === 'organization') return cases.count(status);
    return isAsked ? cases.countOf(actor.id, status) : null;
  };
  const isAmongAsked = isNarrowed && search.withTotal;
  const today = todayIn(organization.timeZone, now());
  const contacts = search.isWholeName ? [] : await contactsIn(search.text, organization.country);
  const asked = { ...search, contacts, today, cursor: place, withFamily: !search.isWholeName };
  const viewer = { id: actor.id, scope, role: actor.role };
  const [found, counted] = await Promise.all([
    cases.find(asked, viewer),
    !isNarrowed || isAmongAsked ? countSeen(search.withTotal) : null,
  ]);
  const rows = await Promise.all(found.rows.map(row => withPhoto(row, files)));
  const isNothingFound = rows.length === 0 && found.next === null && place === null && !search.isWholeName;
  const near = isNothingFound ? await openStore(NearNamesStore).find(asked, viewer, maxSuggestedCases) : [];
  return {
    ...cursorPage(rows, {
      ...{ page, perPage: search.limit, next: found.next, total: isNarrowed ? null : counted },
      ...(isNarrowed && { read: found.read }),
      ...(isAmongAsked && counted !== null && { among: counted }),
    }),
    ...(near.length > 0 && { suggestions: near.map(suggestionOf) }),
  };
};

const suggestionOf = ({ id, fullName, otherName, birthDate }: CaseRow): SuggestedCase => ({
  ...{ id, fullName, otherName },
  birthYear: birthDate === null ? null : Number(birthDate.slice(0, 4)),
});

/**
 * Empty page without a total, for non-admins who ask for restricted cases. Only admins may know how many
 * restricted cases there are.
 */
const noCases = (page: number, perPage: number) => cursorPage([], { page, perPage, next: null, total: null });

/** Adds a link to the photo, because access to a case includes its photo. */
async function withPhoto(row: FoundCase, files: OrganizationContext['files']): Promise<ListedCase> {
  return { ...row, photoUrl: row.photoId && (await files.link(row.photoId, 'case-photo')) };
}
