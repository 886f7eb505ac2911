import { startTransition, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicSurvey } from '../../../../../shared/features/eye/surveys/answer.schema.ts';
import { minutesToWait } from '../../../../platform/api/rate-limit-wait.ts';
import { usePageTitle } from '../../../../platform/i18n/use-page-title.ts';
import { PublicFrame } from '../../../../ui/plain/public-frame.tsx';
import { PublicOpening } from '../../../../ui/plain/public-opening.tsx';
import { useOrganizationScript } from '../../../../ui/plain/use-public-form.ts';
import { AnswerForm } from './answer-form.tsx';
import { openSurvey } from './open-survey.ts';
import { AnswerClosed, AnswersSent } from './survey-messages.tsx';

/** Public page of a risk questionnaire; families answer without signing in. */
function SurveyPage({ token }: { token: string }) {
  const { t } = useTranslation('questionnaire');
  const [opened, setOpened] = useState<PublicSurvey>();
  const [error, setError] = useState<unknown>();
  const open = useCallback(async () => {
    setError(undefined);
    await openSurvey(token).then(survey => startTransition(() => setOpened(survey)), setError);
  }, [token]);
  useEffect(() => {
    void open();
  }, [open]);
  const waiting = minutesToWait(error);
  const isClosed = opened?.state === 'invalid' || opened?.state === 'expired';
  usePageTitle(isClosed ? t('invalid.title') : t('title'));
  useOrganizationScript(opened?.form?.script);
  return (
    <PublicFrame
      organization={opened?.organization ?? null}
      title={t('title')}
      namespaces={['questionnaire', 'validation']}
    >
      {opened?.form && opened.organization ? (
        <AnswerForm token={token} form={opened.form} organization={opened.organization} />
      ) : opened?.state === 'answered' && opened.organization ? (
        <AnswersSent organization={opened.organization} />
      ) : opened ? (
        <AnswerClosed phone={opened.organization?.phone ?? null} />
      ) : (
        <PublicOpening
          hasFailed={error !== undefined}
          texts={{
            loading: t('loading'),
            title: t('failed.title'),
            text: waiting ? t('failed.busy', { count: waiting }) : t('failed.text'),
            retry: t('failed.retry'),
          }}
          onRetry={open}
        />
      )}
    </PublicFrame>
  );
}

export { SurveyPage as Component };
