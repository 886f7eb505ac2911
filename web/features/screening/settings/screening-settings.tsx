import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { EyesightLineNotice } from '../eyesight-line/eyesight-line-notice.tsx';
import { NormsSection } from './norms-section.tsx';
import { PhrasesSection } from './phrases-section.tsx';
import { normsQuery, rulesQuery } from './queries.ts';
import { RulesSection } from './rules-section.tsx';
import styles from './settings.module.css';
import { WhomSection } from './whom-section.tsx';

function ScreeningSettings() {
  const { t } = useTranslation('screeningSettings');
  const errorText = useErrorText();
  const norms = useQuery(normsQuery);
  const rules = useQuery(rulesQuery);
  const error = norms.error ?? rules.error;
  if (error && !(norms.data && rules.data))
    return (
      <ListFailure
        text={errorText(error)}
        onRetry={() => {
          norms.refetch();
          rules.refetch();
        }}
      />
    );
  if (!norms.data || !rules.data) return <p role="status">{t('loading')}</p>;
  return (
    <div className={styles.root}>
      <EyesightLineNotice isInSettings />
      <NormsSection norms={norms.data} />
      <RulesSection rules={rules.data} sets={norms.data.sets} />
      <PhrasesSection settings={rules.data} />
      <WhomSection settings={rules.data} />
    </div>
  );
}

export { ScreeningSettings as Component };
