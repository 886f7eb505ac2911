import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { PlainDate, PlainTime } from '../../../../shared/core/fields.ts';
import { emptyCalendar } from '../../../../shared/features/classes/school-calendar/schema.ts';
import type { Session } from '../../../../shared/features/classes/sessions/schema.ts';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { useValidatedForm } from '../../../ui/form/use-validated-form.ts';
import layout from '../../../ui/layout/layout.module.css';
import { schoolCalendarQuery } from '../school-calendar/queries.ts';
import { SessionTimeFields } from './form/session-time-fields.tsx';
import { type AnySession, type SessionTimes, useSessionActions } from './use-session-actions.ts';
import { WhichSession } from './which-session.tsx';

const Times = z
  .object({ date: PlainDate, start: PlainTime, end: PlainTime })
  .refine(({ start, end }) => start < end, { path: ['end'], error: 'validation.end_before_start' });

interface CopyDialogProps {
  session: AnySession;
  onClose: () => void;
  onCopied: (copy: Session) => void;
  /** Called when the user undoes the copying later. */
  onUndone: () => void;
}

export function CopyDialog({ session, onClose, onCopied, onUndone }: CopyDialogProps) {
  const { t } = useTranslation(['sessions', 'ui']);
  const { copy, isWorking } = useSessionActions();
  const { data: calendar = emptyCalendar } = useQuery(schoolCalendarQuery);
  const { date, start, end } = session;
  const { form, node, submit } = useValidatedForm<SessionTimes>(
    { date: daysAfter(date, 7), start, end },
    Times,
    values => values,
  );
  return (
    <Dialog onClose={onClose} title={t('action.copy')} size={560}>
      <form
        ref={node}
        noValidate
        className={layout.stack12}
        onSubmit={submit(async times => {
          const copied = await copy(session, times, onUndone);
          if (copied) onCopied(copied);
        })}
      >
        <WhichSession session={session} />
        <p className={layout.soft}>{t('copyDialog.text')}</p>
        <SessionTimeFields
          values={form.values}
          errors={form.errors}
          calendar={calendar}
          onChange={changes => {
            for (const [name, value] of Object.entries(changes)) form.setFieldValue(name, value);
          }}
        />
        <DialogActions submit={t('ui:act.copy')} isWorking={isWorking} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
