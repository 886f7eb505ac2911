import { useTranslation } from 'react-i18next';
import { emailLog } from '../../../../shared/features/operations/email-log/endpoints.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { refreshMails } from './use-mails.ts';

export function useMailActions(mailId: string) {
  const { t } = useTranslation('organizations');
  const errorText = useErrorText();
  const retrying = useApiMutation(emailLog.retryMail);
  const allowing = useApiMutation(emailLog.allowAddress);

  const outcome = (message: string, then?: () => void) => ({
    onSuccess: () => void toastDone(message),
    onError: (error: Error) => void toastFailed(errorText(error, 'edit')),
    onSettled: () => {
      then?.();
      void refreshMails();
    },
  });

  return {
    retry: () => retrying.mutate({ mailId }, outcome(t('toast.mailRetried'))),
    allow: (then: () => void) => allowing.mutate({ mailId }, outcome(t('toast.addressAllowed'), then)),
    isRetrying: retrying.isPending,
    isAllowing: allowing.isPending,
  };
}
