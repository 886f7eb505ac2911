import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import styles from '../case-rights/rights-tab.module.css';
import { ErasureList } from '../erasures/erasure-list.tsx';
import { ConsentAsked } from './consent-asked.tsx';
import { DueCases } from './due-cases.tsx';
import { RetentionForm } from './retention-form.tsx';
import { retentionQuery } from './retention-query.ts';

/** How long cases are kept, which are due, and which were erased. */
function PrivacyPanel() {
  const { t } = useTranslation('privacy');
  const errorText = useErrorText();
  const { data: rule, error, refetch } = useQuery(retentionQuery);
  if (error && !rule) return <ListFailure text={errorText(error)} onRetry={refetch} />;
  if (!rule) return <p role="status">{t('loading')}</p>;
  return (
    <div className={styles.root}>
      <RetentionForm key={rule.version} rule={rule} />
      <ConsentAsked />
      <DueCases />
      <ErasureList />
    </div>
  );
}

export { PrivacyPanel as Component };
