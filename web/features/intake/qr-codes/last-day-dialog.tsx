import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { PlainDate } from '../../../../shared/core/fields.ts';
import { qrCodeDays } from '../../../../shared/features/intake/qr-codes/schema.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { type Fallback, useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Dialog, DialogButtons } from '../../../ui/dialog/dialog.tsx';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { refreshQrCode } from './queries.ts';

interface Sending {
  onSuccess: () => void;
  onError: (error: unknown) => void;
}

interface LastDayDialogProps {
  title: string;
  consequence?: ReactNode;
  confirm: string;
  fallback: Fallback;
  isWorking: boolean;
  send: (lastDay: string, on: Sending) => void;
  onClose: () => void;
}

/** Asks for the last day on which a QR code is valid; defaults to one year. */
export function LastDayDialog({
  title,
  consequence,
  confirm,
  fallback,
  isWorking,
  send,
  onClose,
}: LastDayDialogProps) {
  const { t } = useTranslation(['qr', 'common', 'validation']);
  const errorText = useErrorText();
  const { organization } = useSession();
  const inAYear = daysAfter(todayIn(organization?.timeZone), qrCodeDays.default);
  const [lastDay, setLastDay] = useState(inAYear);
  const [problem, setProblem] = useState<string>();

  const submit = () => {
    if (!PlainDate.safeParse(lastDay).success) return setProblem('validation.date');
    send(lastDay, {
      onSuccess: onClose,
      onError: error => {
        const wrong = error instanceof CallError ? error.fields.lastDay : undefined;
        setProblem(wrong);
        if (wrong) return;
        toastFailed(errorText(error, fallback));
        refreshQrCode();
        onClose();
      },
    });
  };
  return (
    <Dialog onClose={onClose} title={title} size={440}>
      {consequence && <p className={`${layout.below16} ${layout.soft}`}>{consequence}</p>}
      <DateField
        label={t('fact.lastDay')}
        description={t('lastDayHelp')}
        required
        value={lastDay}
        error={problem}
        onChange={value => {
          setLastDay(value);
          setProblem(undefined);
        }}
      />
      <DialogButtons onCancel={onClose}>
        <Button loading={isWorking} onClick={submit}>
          {confirm}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
