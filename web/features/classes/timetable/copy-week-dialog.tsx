import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import type { ResponseOf } from '../../../../shared/core/endpoint.ts';
import { PlainDate } from '../../../../shared/core/fields.ts';
import { startOfWeek } from '../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { useValidatedForm } from '../../../ui/form/use-validated-form.ts';
import layout from '../../../ui/layout/layout.module.css';
import { useRangeTexts } from '../school-calendar/use-range-texts.ts';
import { refreshSessions } from '../sessions/queries.ts';
import styles from '../sessions/session.module.css';
import { type Days, weekOf } from './rules/shown-days.ts';
import { useDayTexts } from './use-day-texts.ts';
import type { TimetableView } from './use-timetable-view.ts';

type Copied = ResponseOf<typeof classSessions.copySessionsOfWeek> & { to: string };

const Target = z.object({ to: PlainDate });

interface CopyWeekDialogProps {
  view: TimetableView;
  /** The days of the week that the timetable shows and names. */
  week: Days;
  onClose: () => void;
}

/**
 * Copies the user's sessions of a week to another week, and reports which days were skipped. The undo is
 * offered once the report is closed.
 */
export function CopyWeekDialog({ view, week, onClose }: CopyWeekDialogProps) {
  const { t } = useTranslation(['timetable', 'common', 'ui']);
  const errorText = useErrorText();
  const { range } = useDayTexts();
  const copying = useApiMutation(classSessions.copySessionsOfWeek, refreshSessions);
  const undoing = useApiMutation(classSessions.undoCopyOfWeek, refreshSessions);
  const [copied, setCopied] = useState<Copied>();
  const startOf = (date: string) => startOfWeek(date, view.weekStart);
  const [from] = useState(() => startOf(view.days.to));
  const [copiedWeek] = useState(week);
  const { form, node, submit } = useValidatedForm({ to: daysAfter(from, 7) }, Target, values => values);
  const textOf = (date: string) => range(weekOf(date, view.weekStart));
  const { to } = form.values;

  async function copy(date: string): Promise<void> {
    try {
      const answer = await copying.mutateAsync({ from, to: date });
      if (answer.skipped.length > 0 || answer.dates.length === 0) return setCopied({ ...answer, to: date });
      close({ ...answer, to: date });
      view.goTo(startOf(date));
    } catch (error) {
      void toastFailed(errorText(error, 'edit'));
    }
  }

  async function undo(sessionIds: string[]): Promise<void> {
    try {
      const { removed, kept } = await undoing.mutateAsync({ sessionIds });
      const undone = t('copyWeek.undone', { count: removed });
      void toastDone(kept > 0 ? t('copyWeek.kept', { undone, count: kept }) : undone);
    } catch (error) {
      void refreshSessions();
      void toastFailed(errorText(error, 'edit'));
    }
  }

  function close({ dates, sessionIds, to: date }: Copied): void {
    onClose();
    if (dates.length === 0) return;
    void toastDone(t('copyWeek.done', { count: dates.length, week: textOf(date) }), () => undo(sessionIds));
  }

  if (copied)
    return (
      <Result
        copied={copied}
        week={textOf(copied.to)}
        onClose={() => close(copied)}
        onShow={() => {
          close(copied);
          view.goTo(startOf(copied.to));
        }}
      />
    );
  return (
    <Dialog onClose={onClose} title={t('copyWeek.title', { week: range(copiedWeek) })} size={480}>
      <form ref={node} noValidate className={layout.stack12} onSubmit={submit(({ to: date }) => copy(date))}>
        <p className={layout.soft}>{t('copyWeek.text')}</p>
        <DateField
          label={t('copyWeek.to')}
          description={PlainDate.safeParse(to).success ? textOf(to) : t('copyWeek.help')}
          required
          ahead={from}
          value={to}
          error={form.errors.to}
          onChange={typed => form.setFieldValue('to', typed)}
        />
        <DialogActions submit={t('ui:act.copy')} isWorking={copying.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

interface ResultProps {
  copied: Copied;
  week: string;
  onClose: () => void;
  onShow: () => void;
}

function Result({ copied: { dates, skipped }, week, onClose, onShow }: ResultProps) {
  const { t } = useTranslation(['timetable', 'common']);
  const { full } = useDayTexts();
  const { titleOf, weekdayName } = useRangeTexts();
  return (
    <Dialog onClose={onClose} title={t('copyWeek.done', { count: dates.length, week })} size={480}>
      <div className={layout.stack12}>
        {dates.length === 0 && <p className={layout.soft}>{t('copyWeek.nothing')}</p>}
        {skipped.length > 0 && (
          <Notice>
            <p>{t('copyWeek.skipped')}</p>
            <ul className={styles.ahead}>
              {skipped.map(day => (
                <li key={day.date}>
                  {t('copyWeek.day', {
                    date: full(day.date),
                    why:
                      day.type === 'make-up'
                        ? t('follows', { weekday: weekdayName(day.follows) })
                        : titleOf(day),
                  })}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('common:close')}
          </Button>
          <Button onClick={onShow}>{t('copyWeek.show')}</Button>
        </Group>
      </div>
    </Dialog>
  );
}
