import { replace } from 'react-router';
import { recordPageOf } from '../../../shared/core/documents/record-pages.ts';
import type { Locale } from '../../../shared/core/fields.ts';
import { idKindOf, isId } from '../../../shared/core/ids.ts';
import { pathFor, type Route } from '../../../shared/core/routes.ts';
import { notFoundError } from './not-found-error.ts';
import { cachedSession } from './session.ts';

/** Redirects an id of another kind of record to that record's page. Answers Not Found for a malformed id. */
export const checkId = (id: string, { idKinds }: Route, lang: Locale): Promise<void> =>
  idKinds ? checkKind(id, idKinds, lang) : checkOrganization(id);

async function checkKind(id: string, kinds: NonNullable<Route['idKinds']>, lang: Locale): Promise<void> {
  const kind = idKindOf(id);
  if (!kind || !isId(kind, id)) throw notFoundError();
  if (kinds.includes(kind)) return;
  const ownPage = recordPageOf(kind);
  throw ownPage ? replace(pathFor(lang, ownPage, { id })) : notFoundError();
}

async function checkOrganization(id: string): Promise<void> {
  const { Slug } = await import('../../../shared/core/fields.ts');
  const own = cachedSession()?.organization?.id;
  if (!Slug.safeParse(id).success || (own !== undefined && own !== id)) throw notFoundError();
}
