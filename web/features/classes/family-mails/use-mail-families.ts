import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { familyMails } from '../../../../shared/features/classes/family-mails/endpoints.ts';
import { FamilyMailPlan, LastFamilyMail } from '../../../../shared/features/classes/family-mails/schema.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { familyMailsQuery } from './queries.ts';

/** Sends the previewed emails to the families; asks first if somebody has just sent them. */
export function useMailFamilies(sessionId: string, onSent: () => void) {
  const { t } = useTranslation('familyMails');
  const errorText = useErrorText();
  const sending = useApiMutation(familyMails.mailFamilies);
  const [justSent, setJustSent] = useState<LastFamilyMail>();
  const [hasChanged, setHasChanged] = useState(false);

  async function send({ fingerprint }: FamilyMailPlan): Promise<void> {
    try {
      const sent = { sessionId, fingerprint, knownLast: justSent?.at ?? null };
      const { families } = await sending.mutateAsync(sent);
      void toastDone(t('sent', { count: families ?? 0 }));
      onSent();
    } catch (error) {
      const { code, current } = error instanceof CallError ? error : {};
      const last = code === 'class-session.mailed' ? LastFamilyMail.safeParse(current).data : undefined;
      const plan = code === 'class-session.mail-changed' ? FamilyMailPlan.safeParse(current).data : undefined;
      if (last) setJustSent(last);
      if (plan) {
        queryClient.setQueryData(familyMailsQuery(sessionId).queryKey, plan);
        setHasChanged(true);
      }
      if (!last && !plan) void toastFailed(errorText(error));
    }
  }

  return { send, isSending: sending.isPending, justSent, hasChanged };
}
