import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Organization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { TermsForm } from './terms-form.tsx';
import { termsQuery } from './terms-query.ts';

export function TermsPanel({ organization: { id, timeZone } }: { organization: Organization }) {
  const { t } = useTranslation('organizations');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(termsQuery(id));
  if (error && !data) return <ListFailure text={errorText(error)} onRetry={refetch} />;
  if (!data) return <Loader aria-label={t('tab.terms')} />;
  return <TermsForm terms={data} timeZone={timeZone} />;
}
