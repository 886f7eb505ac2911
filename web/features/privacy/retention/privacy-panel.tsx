import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { ArchiveCard } from '../archives/archive-card.tsx';
import { ErasureList } from '../erasures/erasure-list.tsx';
import { ConsentAsked } from './consent-asked.tsx';
import { DueCases } from './due-cases.tsx';
import { RetentionForm } from './retention-form.tsx';
import { retentionQuery } from './retention-query.ts';

function PrivacyPanel() {
  const { t } = useTranslation('privacy');
  const errorText = useErrorText();
  const { data: rule, error, refetch } = useQuery(retentionQuery);
  if (error && !rule) return <ListFailure text={errorText(error)} onRetry={refetch} />;
  if (!rule) return <p role="status">{t('loading')}</p>;
  return (
    <div className={layout.column16}>
      <RetentionForm key={rule.version} rule={rule} />
      <ConsentAsked />
      <DueCases />
      <ErasureList />
      <ArchiveCard />
    </div>
  );
}

export { PrivacyPanel as Component };
