import { Button, Group } from '@mantine/core';
import { IconClock, IconListCheck, IconMailQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { surveys } from '../../../../shared/features/eye/surveys/endpoints.ts';
import type { ListedSurvey } from '../../../../shared/features/eye/surveys/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import { LinkDialog } from './link-dialog.tsx';
import { refreshSurveys } from './queries.ts';
import { SurveyAnswers } from './survey-answers.tsx';
import styles from './surveys.module.css';

interface SurveyItemProps {
  survey: ListedSurvey;
  isReadOnly: boolean;
}

export function SurveyItem({ survey, isReadOnly }: SurveyItemProps) {
  const { t } = useTranslation('surveys');
  const { instant } = useInstants();
  const { status, askedAt, askedBy, until, sentTo, answeredAt, relationship, decidedAt, decidedBy } = survey;
  const isOpen = survey.token !== null;
  const values = { day: instant(askedAt), name: askedBy.fullName, until: instant(until) };
  return (
    <li className={styles.item}>
      {status === 'asked' ? (
        <Status
          label={t(isOpen ? 'state.asked' : 'state.expired')}
          Icon={isOpen ? IconMailQuestion : IconClock}
          tone="quiet"
        />
      ) : (
        <Status
          label={t(status === 'answered' ? 'state.answered' : 'state.accepted')}
          Icon={status === 'answered' ? IconClock : IconListCheck}
          tone={status === 'answered' ? 'attention' : 'good'}
        />
      )}
      <SurveyAnswers answers={survey.answers} />
      <p className={layout.soft}>
        {status === 'asked'
          ? t(isOpen ? 'asked' : 'expired', values)
          : t('answered', {
              day: answeredAt ? instant(answeredAt) : '',
              who: t(`relationship.${relationship ?? 'other'}`),
            })}
        {status === 'asked' && sentTo && ` · ${t('sentTo', { to: sentTo })}`}
        {status === 'accepted' && decidedAt && decidedBy && (
          <>
            <br />
            {t('accepted', { day: instant(decidedAt), name: decidedBy.fullName })}
          </>
        )}
      </p>
      {!isReadOnly && <SurveyActions survey={survey} />}
    </li>
  );
}

export function SurveyActions({ survey }: { survey: ListedSurvey }) {
  const { t } = useTranslation(['surveys', 'ui']);
  const [shown, setShown] = useState<'link' | 'revoke' | 'reject'>();
  const { decide, isBusy } = useDecideSurvey(survey);
  const close = () => setShown(undefined);
  if (survey.status === 'asked' && survey.token)
    return (
      <Group gap="xs">
        <Button variant="default" onClick={() => setShown('link')}>
          {t('dialog.make')}
        </Button>
        <Button variant="subtle" onClick={() => setShown('revoke')}>
          {t('revoke')}
        </Button>
        {shown === 'link' && <LinkDialog token={survey.token} until={survey.until} onClose={close} />}
        <ConfirmDialog
          isOpen={shown === 'revoke'}
          title={t('revokeDialog.title')}
          consequence={t('revokeDialog.text')}
          confirm={t('revokeDialog.confirm')}
          keep={t('ui:act.keepIt')}
          isWorking={isBusy}
          onConfirm={() => decide('revoked', close)}
          onKeep={close}
        />
      </Group>
    );
  if (survey.status !== 'answered') return null;
  return (
    <Group gap="xs">
      <Button loading={isBusy} onClick={() => decide('accepted', close)}>
        {t('ui:act.accept')}
      </Button>
      <Button variant="default" disabled={isBusy} onClick={() => setShown('reject')}>
        {t('reject')}
      </Button>
      <ConfirmDialog
        isOpen={shown === 'reject'}
        title={t('rejectDialog.title')}
        consequence={t('rejectDialog.text')}
        confirm={t('rejectDialog.confirm')}
        keep={t('rejectDialog.keep')}
        isWorking={isBusy}
        onConfirm={() => decide('rejected', close)}
        onKeep={close}
      />
    </Group>
  );
}

type Decision = 'accepted' | 'rejected' | 'revoked';

/** Accepts, rejects or revokes a questionnaire; after a conflict, shows what somebody else decided. */
function useDecideSurvey({ id: surveyId, version }: Pick<ListedSurvey, 'id' | 'version'>) {
  const { t } = useTranslation('surveys');
  const errorText = useErrorText();
  const calls = {
    accepted: useApiMutation(surveys.acceptSurvey, refreshSurveys),
    rejected: useApiMutation(surveys.rejectSurvey, refreshSurveys),
    revoked: useApiMutation(surveys.revokeSurvey, refreshSurveys),
  };
  const decide = (decision: Decision, onSettled: () => void) =>
    calls[decision].mutate(
      { surveyId, version },
      {
        onSuccess: () => toastDone(t(`done.${decision}`)),
        onError: error => {
          toastFailed(errorText(error));
          void refreshSurveys();
        },
        onSettled,
      },
    );
  return { decide, isBusy: Object.values(calls).some(({ isPending }) => isPending) };
}
