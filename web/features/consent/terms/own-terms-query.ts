import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '../../../../shared/core/fields.ts';
import { readableLanguage } from '../../../../shared/core/languages.ts';
import { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import type { OwnTerm } from '../../../../shared/features/consent/terms/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { termsRoot } from './queries.ts';

export const ownTermsQuery = queryOptions({
  queryKey: [...termsRoot, 'own'],
  queryFn: ({ signal }) => call(terms.listOwnTerms, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

export const ownTitle = ({ texts }: OwnTerm, locale: Locale): string =>
  texts[readableLanguage(texts, locale)]?.title ?? '';

export const refreshOwnTerms = () => queryClient.invalidateQueries({ queryKey: ownTermsQuery.queryKey });
