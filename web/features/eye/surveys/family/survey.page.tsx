import { startTransition, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicSurvey } from '../../../../../shared/features/eye/surveys/schema.ts';
import { setChineseScript } from '../../../../platform/i18n/translations.ts';
import { usePageTitle } from '../../../../platform/i18n/use-page-title.ts';
import { PlainButton } from '../../../../ui/plain/plain-button.tsx';
import { PublicFrame } from '../../../../ui/plain/public-frame.tsx';
import styles from '../../../../ui/plain/public-page.module.css';
import { AnswerForm } from './answer-form.tsx';
import { openSurvey } from './open-survey.ts';
import { AnswerClosed, AnswersSent } from './survey-messages.tsx';

/** The page behind the link of a risk questionnaire: a family answers without a sign-in. */
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
  const isClosed = opened?.state === 'invalid' || opened?.state === 'expired';
  usePageTitle(isClosed ? t('invalid.title') : t('title'));
  const script = opened?.form?.script;
  useEffect(() => {
    if (script && !navigator.languages.some(language => /^zh\b/i.test(language)))
      void setChineseScript(script);
  }, [script]);
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
      ) : error ? (
        <section className={styles.message} role="alert">
          <h1>{t('failed.title')}</h1>
          <p>{t('failed.text')}</p>
          <PlainButton look="outline" onClick={open}>
            {t('failed.retry')}
          </PlainButton>
        </section>
      ) : (
        <p className={styles.loading} role="status">
          {t('loading')}
        </p>
      )}
    </PublicFrame>
  );
}

export { SurveyPage as Component };
