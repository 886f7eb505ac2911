import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AcceptedTerm } from '../../../../shared/features/consent/consents/schema.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { titleOf } from '../terms/title-of.ts';
import { caseTermsQuery } from './queries.ts';

/** Current titles of the terms that families can accept, in the reader's language, by id. */
export function useTermTitles(): Map<string, string> {
  const locale = useLocale();
  const { data } = useQuery(caseTermsQuery);
  return new Map(
    data?.data.map(({ id, texts: { en, zh } }) => [
      id,
      titleOf({ en: en?.title ?? null, zh: zh?.title ?? null }, locale),
    ]),
  );
}

/**
 * Returns a function that writes the title and version of an accepted term, in the reader's language. If the
 * term is no longer in use or has a newer version, its title is the one that the family read.
 */
export function useAcceptedTitle(): (term: AcceptedTerm) => string {
  const { t } = useTranslation('consents');
  const titles = useTermTitles();
  const { data } = useQuery(caseTermsQuery);
  return ({ id, title, textVersion }) => {
    const isCurrent = data?.data.some(term => term.id === id && term.textVersion === textVersion);
    return t('termTitle', { title: (isCurrent && titles.get(id)) || title, version: textVersion });
  };
}
