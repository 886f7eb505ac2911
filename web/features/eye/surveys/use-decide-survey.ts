import { useTranslation } from 'react-i18next';
import { surveys } from '../../../../shared/features/eye/surveys/endpoints.ts';
import type { ListedSurvey } from '../../../../shared/features/eye/surveys/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { refreshSurveys } from './queries.ts';

type Decision = 'accepted' | 'rejected' | 'revoked';

/** Accepts, rejects or revokes a questionnaire; after a conflict, shows what somebody else decided. */
export function useDecideSurvey({ id: surveyId, version }: Pick<ListedSurvey, 'id' | 'version'>) {
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
