import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { consents } from '../../../../shared/features/consent/consents/endpoints.ts';
import { type Consent, WithdrawalReason } from '../../../../shared/features/consent/consents/schema.ts';
import { isConflict } from '../../../platform/api/call-error.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogActions } from '../../../ui/dialog/dialog-actions.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useValidatedForm } from '../../../ui/form/use-validated-form.ts';
import { refreshConsents } from './queries.ts';

interface WithdrawDialogProps {
  isOpen: boolean;
  consent: Consent;
  onClose: () => void;
}

const fields = z.strictObject({ reason: WithdrawalReason });

export function WithdrawDialog({ isOpen, consent, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation(['consents', 'ui']);
  const errorText = useErrorText();
  const withdrawing = useApiMutation(consents.withdrawConsent, refreshConsents);
  const { form, node, submit, showRefusal } = useValidatedForm({ reason: '' }, fields, values => values);
  const { id: consentId, version, purpose, giver } = consent;

  function withdraw({ reason }: { reason: string }): void {
    withdrawing.mutate(
      { consentId, version, reason },
      {
        onSuccess: () => {
          toastDone(t('withdraw.done'));
          onClose();
        },
        onError: error => {
          if (isConflict(error)) {
            refreshConsents();
            onClose();
          } else showRefusal(error);
          toastFailed(errorText(error));
        },
      },
    );
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('withdraw.title', { name: giver.name })}>
      <form ref={node} noValidate onSubmit={submit(withdraw)}>
        <p>{t(`withdraw.effect.${purpose}`)}</p>
        <p>{t('withdraw.kept')}</p>
        <TextField label={t('ui:field.reason')} required data-autofocus {...form.getInputProps('reason')} />
        <DialogActions submit={t('withdraw.action')} isWorking={withdrawing.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
