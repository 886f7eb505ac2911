import { AppError } from '../../../../shared/core/errors.ts';
import type { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import { appliesToUsers } from '../../../../shared/features/consent/terms/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage } from '../../../platform/http/pagination.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { TermAcceptancesStore } from './term-acceptances-store.ts';

export const listOwnTerms: Handler<typeof terms.listOwnTerms> = async (_, { actor, openStore }) => {
  const acceptable = await openStore(TermAcceptancesStore).listOf(actor.id);
  const rows = acceptable.map(({ textHashes: _, ...term }) => term);
  return cursorPage(rows, { page: 1, perPage: rows.length, next: null, total: rows.length });
};

/** A term that does not apply to members is treated as missing. */
export const acceptTerm: Handler<typeof terms.acceptTerm> = (
  { textVersion, locale },
  { actor, openStore, records: { term } },
) => {
  if (!term.isInUse || !appliesToUsers(term)) throw new AppError('record.missing');
  if (term.textVersion !== textVersion) throw new AppError('version.conflict');
  return retryOnConflict(() => openStore(TermAcceptancesStore).accept(term, actor.id, locale));
};
