import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { surveysQuery } from './queries.ts';
import { SurveyAnswers } from './survey-answers.tsx';
import { SurveyActions } from './survey-item.tsx';
import styles from './surveys.module.css';

/** Answers of a family that staff must review before a visit can use them. */
export function WaitingAnswers({ caseId }: { caseId: string }) {
  const { t } = useTranslation('surveys');
  const { data } = useQuery(surveysQuery(caseId));
  const survey = data?.find(({ status }) => status === 'answered');
  if (!survey) return null;
  return (
    <div className={styles.waiting}>
      <Notice tone="attention" action={<SurveyActions survey={survey} />}>
        <p>{t('waiting')}</p>
        <SurveyAnswers answers={survey.answers} />
      </Notice>
    </div>
  );
}
