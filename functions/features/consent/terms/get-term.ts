import type { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { TermStore } from './term-store.ts';

export const getTerm: Handler<typeof terms.getTerm> = async (_, { records: { term }, openStore }) => {
  const { texts } = await openStore(TermStore).text(term.id, term.textVersion);
  return { ...term, texts };
};

export const getTermText: Handler<typeof terms.getTermText> = async (
  { termId, textVersion },
  { openStore, members },
) => {
  const text = await openStore(TermStore).text(termId, textVersion);
  const names = await members.namesOf([text.by]);
  return { ...text, byName: names.get(text.by) ?? null };
};
