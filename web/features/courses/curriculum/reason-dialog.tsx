import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { Text } from '../../../../shared/core/fields.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Dialog, DialogButtons } from '../../../ui/dialog/dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useValidatedForm } from '../../../ui/form/use-validated-form.ts';
import { refreshCurriculum } from './queries.ts';

export interface ReasonDialogProps {
  title: string;
  lead?: string;
  /** Help text that says who can read the reason. */
  help: string;
  confirm: string;
  /** True if the decision removes or denies access. */
  isDanger: boolean;
  done: string;
  /** Resolves to a function that reverses the decision, if it can be reversed. */
  decide: (reason: string) => Promise<(() => unknown) | undefined>;
  isDeciding: boolean;
  onClose: () => void;
}

export function ReasonDialog({ title, onClose, ...form }: ReasonDialogProps) {
  return (
    <Dialog onClose={onClose} title={title} size={480}>
      <ReasonForm onClose={onClose} {...form} />
    </Dialog>
  );
}

const Reason = z.object({ reason: Text.min(1) });

function ReasonForm({
  lead,
  help,
  confirm,
  isDanger,
  done,
  decide,
  isDeciding,
  onClose,
}: Omit<ReasonDialogProps, 'title'>) {
  const { t } = useTranslation(['curriculum', 'common', 'ui']);
  const errorText = useErrorText();
  const { form, node, submit, showRefusal } = useValidatedForm({ reason: '' }, Reason, values => values);
  const save = submit(({ reason }) =>
    decide(reason).then(
      undo => {
        toastDone(done, undo);
        onClose();
      },
      (error: unknown) => {
        showRefusal(error);
        toastFailed(errorText(error, 'edit'));
        void refreshCurriculum();
      },
    ),
  );
  return (
    <form ref={node} noValidate onSubmit={save}>
      {lead && <p>{lead}</p>}
      <TextField
        mt={lead ? 'md' : 0}
        label={t('ui:field.reason')}
        description={help}
        required
        {...form.getInputProps('reason')}
      />
      <DialogButtons onCancel={onClose}>
        <Button type="submit" {...(isDanger && { color: 'red' })} loading={isDeciding}>
          {confirm}
        </Button>
      </DialogButtons>
    </form>
  );
}
