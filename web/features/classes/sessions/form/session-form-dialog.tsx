import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nowIn } from '../../../../../shared/core/dates/now-in.ts';
import { emptyCalendar } from '../../../../../shared/features/classes/school-calendar/schema.ts';
import type { Session } from '../../../../../shared/features/classes/sessions/schema.ts';
import { useDraft } from '../../../../platform/api/use-draft.ts';
import { useSession } from '../../../../platform/auth/session.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { toastDone } from '../../../../ui/feedback/toast.ts';
import { PageLoading } from '../../../../ui/layout/page-loading.tsx';
import { schoolCalendarQuery } from '../../school-calendar/queries.ts';
import { keepSession } from '../queries.ts';
import type { NewSession } from '../session-address.ts';
import { sessionName } from '../session-name.ts';
import { withGivenTime } from './session-draft.ts';
import { SessionForm } from './session-form.tsx';
import { newValues, valuesOf } from './session-values.ts';

interface SessionFormDialogProps {
  /** Null for a new session. */
  record: Session | null;
  given?: NewSession;
  onClose: () => void;
  onSaved: (saved: Session) => void;
}

const noGiven: NewSession = {};

export function SessionFormDialog({ record, given = noGiven, onClose, onSaved }: SessionFormDialogProps) {
  const { t } = useTranslation(['sessions', 'ui']);
  const { organizationUser, organization } = useSession();
  const draftKey = { form: record?.id ?? 'classsession' };
  const autosave = useDraft(draftKey);
  const { data: calendar, isError } = useQuery(schoolCalendarQuery);
  const known = calendar ?? (isError ? emptyCalendar : undefined);
  const [initialValues] = useState(() =>
    record ? valuesOf(record) : newValues(given, organizationUser?.id ?? '', nowIn(organization?.timeZone)),
  );
  return (
    <Dialog entries="kept" onClose={onClose} title={t(record ? 'edit' : 'new')} size={640} fillsPhone>
      {autosave === undefined || !known ? (
        <PageLoading />
      ) : (
        <SessionForm
          record={record}
          initialValues={initialValues}
          calendar={known}
          draftKey={draftKey}
          autosave={record ? autosave : withGivenTime(autosave, given)}
          onCancel={onClose}
          onSaved={(saved, count) => {
            keepSession(saved);
            const name = sessionName(saved, t);
            void toastDone(
              record
                ? t('ui:done.changed', { name })
                : count > 1
                  ? t('toast.addedSeries', { name, count })
                  : t('ui:done.added', { name }),
            );
            onSaved(saved);
          }}
        />
      )}
    </Dialog>
  );
}
