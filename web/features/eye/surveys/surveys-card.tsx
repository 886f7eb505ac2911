import { Button } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { currentSurveys, surveysQuery } from './queries.ts';
import { SurveyItem } from './survey-item.tsx';
import styles from './surveys.module.css';

export function SurveysCard({ record, isReadOnly }: { record: Case; isReadOnly: boolean }) {
  const { t } = useTranslation('surveys');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(surveysQuery(record.id));
  const [isAsking, setAsking] = useState(false);
  const current = currentSurveys(data ?? []);
  if (isReadOnly && current.length === 0) return null;
  return (
    <section className={card.card} aria-labelledby="surveys">
      <div className={styles.head}>
        <h2 id="surveys">{t('title')}</h2>
        {!isReadOnly && (
          <Button
            variant="default"
            leftSection={<IconMessageQuestion size={18} aria-hidden />}
            onClick={() => setAsking(true)}
          >
            {t('ask')}
          </Button>
        )}
      </div>
      <p className={layout.soft}>{t('help')}</p>
      {error && !data && <ListFailure text={errorText(error)} onRetry={refetch} />}
      {current.length > 0 && (
        <ul className={styles.list}>
          {current.map(survey => (
            <SurveyItem key={survey.id} survey={survey} isReadOnly={isReadOnly} />
          ))}
        </ul>
      )}
      {isAsking && <AskDialog record={record} onClose={() => setAsking(false)} />}
    </section>
  );
}
