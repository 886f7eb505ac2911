import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AcceptedTerm } from '../../../../shared/features/consent/consents/schema.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { titleOf } from '../terms/title-of.ts';
import { caseTermsQuery } from './queries.ts';

interface CurrentTerm {
  /** In the reader's language. */
  title: string;
  version: AcceptedTerm['textVersion'];
}

/** The terms that families can accept now, by id. */
export function useCurrentTerms(): Map<string, CurrentTerm> {
  const locale = useLocale();
  const { data } = useQuery(caseTermsQuery);
  return new Map(
    data?.data.map(({ id, textVersion: version, texts: { en, zh } }) => [
      id,
      { version, title: titleOf({ en: en?.title ?? null, zh: zh?.title ?? null }, locale) },
    ]),
  );
}

/**
 * Returns a function that writes the title and version of an accepted term, in the reader's language. If the
 * term is no longer in use or has a newer version, its title is the one that the family read.
 */
export function useAcceptedTitle(): (term: AcceptedTerm) => string {
  const { t } = useTranslation('consents');
  const terms = useCurrentTerms();
  return ({ id, title, textVersion }) => {
    const current = terms.get(id);
    const isCurrent = current?.version === textVersion;
    return t('termTitle', { title: isCurrent ? current.title : title, version: textVersion });
  };
}
