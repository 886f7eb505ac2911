import { Button } from '@mantine/core';
import { IconCalendarX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseTypedTime } from '../../../../shared/core/dates/typed-time.ts';
import { isBooked, suggestedDay } from '../../../../shared/features/eye/recalls/next-visit.ts';
import type { RecallRow } from '../../../../shared/features/eye/recalls/recall.ts';
import { useParseDate } from '../../../platform/i18n/date-settings.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { TimeField } from '../../../ui/timing/time-field.tsx';
import { useBookedThen } from './use-booked-then.ts';
import { useUpdateRecall } from './use-update-recall.ts';

interface BookDialogProps {
  row: RecallRow;
  today: string;
  onClose: () => void;
}

export function BookDialog({ row, today, onClose }: BookDialogProps) {
  const { t } = useTranslation(['eye', 'validation']);
  const { note, isNoting } = useUpdateRecall(row);
  const hasBooking = isBooked(row.bookedFor, today);
  const [typed, setTyped] = useState(suggestedDay(row, today) ?? '');
  const [typedTime, setTypedTime] = useState((hasBooking && row.bookedTime) || '');
  const [error, setError] = useState<string>();
  const [timeError, setTimeError] = useState<string>();
  const parseDate = useParseDate();
  const { date: sayDate } = useCalendarDates();
  const [day, time] = [parseDate(typed), parseTypedTime(typedTime)];
  const bookedThen = useBookedThen({ day, time, caseId: row.caseId });

  async function submit(): Promise<void> {
    const bookedTime = typedTime.trim() === '' ? null : time;
    if (typed.trim() === '') setError('validation.required');
    else if (!day) setError('validation.date');
    else if (day < today) setError('validation.past_date');
    else if (bookedTime === undefined) setTimeError('validation.time');
    else if (await note('booked', { bookedFor: day, bookedTime })) onClose();
  }

  async function cancel(): Promise<void> {
    if (await note('waiting')) onClose();
  }

  return (
    <Dialog onClose={onClose} title={t('recall.bookTitle', { name: row.case.fullName })} size={400}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className={layout.stack16}>
          <DateField
            label={t('recall.bookedDay')}
            description={row.dueOn === null ? undefined : t('recall.dueHelp', { day: sayDate(row.dueOn) })}
            required
            ahead={today}
            value={typed}
            error={error}
            onChange={value => {
              setTyped(value);
              setError(undefined);
            }}
          />
          <TimeField
            label={t('recall.bookedTime')}
            description={t('recall.bookedTimeHelp')}
            from="08:00"
            value={typedTime}
            error={timeError}
            onChange={value => {
              setTypedTime(value);
              setTimeError(undefined);
            }}
          />
        </div>
        <div role="status">
          {bookedThen && (
            <div className={layout.above12}>
              <Notice>{bookedThen}</Notice>
            </div>
          )}
        </div>
        <p className={`${layout.soft} ${layout.small} ${layout.above8}`}>{t('recall.bookHelp')}</p>
        {hasBooking && (
          <Button
            variant="default"
            leftSection={<IconCalendarX size={18} aria-hidden />}
            mt={8}
            mb={16}
            disabled={isNoting}
            onClick={() => void cancel()}
          >
            {t('recall.cancelBooking')}
          </Button>
        )}
        <DialogActions submit={t('recall.bookIt')} isWorking={isNoting} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
