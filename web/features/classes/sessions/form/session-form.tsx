import { Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../../../shared/features/cases/drafts/schema.ts';
import type { SchoolCalendar } from '../../../../../shared/features/classes/school-calendar/schema.ts';
import { classSessions } from '../../../../../shared/features/classes/sessions/endpoints.ts';
import { type Session, seriesScopes } from '../../../../../shared/features/classes/sessions/schema.ts';
import { call } from '../../../../platform/api/call.ts';
import type { DraftKey } from '../../../../platform/api/drafts.ts';
import { queryClient } from '../../../../platform/api/query-client.ts';
import { useSession } from '../../../../platform/auth/session.ts';
import { colleaguesQuery } from '../../../../platform/lookups/colleagues.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { toastFailed } from '../../../../ui/feedback/toast.ts';
import { LineField } from '../../../../ui/form/line-field.tsx';
import { RecordFormFrame } from '../../../../ui/form/record-form-frame.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { useLeaveGuard } from '../../../../ui/form/use-leave-guard.tsx';
import { useRecordForm } from '../../../../ui/form/use-record-form.ts';
import layout from '../../../../ui/layout/layout.module.css';
import { ColleaguePicker } from '../../../../ui/picker/colleague-picker.tsx';
import { sessionQuery } from '../queries.ts';
import styles from '../session.module.css';
import { ownChildren } from '../session-name.ts';
import { useReminderOptions } from '../use-reminder-options.ts';
import { ChildPicker } from './child-picker.tsx';
import { ClassPicker } from './class-picker.tsx';
import { PlannedActivities } from './planned-activities.tsx';
import { RepeatFields } from './repeat-fields.tsx';
import { SessionConflict } from './session-conflict.tsx';
import { partsOfSession } from './session-parts.ts';
import { SessionTimeFields } from './session-time-fields.tsx';
import {
  changesFrom,
  plannedSeries,
  type SessionValues,
  sessionSchema,
  sessionTypes,
  toFields,
  valuesOf,
} from './session-values.ts';
import { useOverlapWarning } from './use-session-warnings.ts';

interface SessionFormProps {
  /** Null for a new session. */
  record: Session | null;
  initialValues: SessionValues;
  calendar: SchoolCalendar;
  draftKey: DraftKey;
  autosave: Draft | null;
  /** @param count number of created sessions: more than one for a series */
  onSaved: (saved: Session, count: number) => void;
  onCancel: () => void;
}

export function SessionForm(props: SessionFormProps) {
  const { record, initialValues, calendar, draftKey, autosave, onSaved, onCancel } = props;
  const { t } = useTranslation(['sessions', 'common', 'validation']);
  const me = useSession();
  const colleagues = useQuery(colleaguesQuery).data ?? [];
  /** The session as read last; changes are computed against it. */
  const base = useRef(record);
  const made = useRef(1);
  const { form, conflict, ...state } = useRecordForm<SessionValues, Session>({
    draftKey,
    autosave,
    record,
    initialValues,
    valuesOf,
    schema: sessionSchema(calendar, (record?.hidden ?? 0) > 0),
    types: sessionTypes,
    parts: partsOfSession,
    save: async (values, version, idempotencyKey) => {
      if (base.current && version !== null) {
        const changes = changesFrom(valuesOf(base.current), values);
        const sent = { sessionId: base.current.id, version, scope: values.scope, changes };
        return call(classSessions.changeSession, sent, { idempotencyKey });
      }
      const { session, dates } = await call(classSessions.createSession, toFields(values), {
        idempotencyKey,
      });
      made.current = dates.length;
      return session;
    },
    readCurrent: async () => {
      base.current = await queryClient.fetchQuery({ ...sessionQuery(record?.id ?? ''), staleTime: 0 });
      return base.current;
    },
    onSaved: saved => onSaved(saved, made.current),
    fallback: record ? 'edit' : 'create',
    onInvalid: errors => {
      if (Object.values(errors).includes('validation.class_or_case'))
        toastFailed(t('validation:class_or_case'));
    },
  });
  const leaving = useLeaveGuard(state.draft.isUnsaved, state.draft.leaving);
  const { values, errors } = form;
  const overlap = useOverlapWarning(values, record?.id);
  const reminders = useReminderOptions(values.reminder);
  const owner = [...(record ? [record.owner] : []), ...colleagues].find(({ id }) => id === values.ownerId);
  const count = plannedSeries(values, calendar)?.dates.length ?? 1;
  const save = record ? t('common:save') : count > 1 ? t('addSeries', { count }) : t('add');
  const change = (changes: Partial<SessionValues>) => {
    for (const [name, value] of Object.entries(changes)) form.setFieldValue(name, value as never);
  };
  return (
    <RecordFormFrame state={state} save={save} onCancel={onCancel}>
      <ClassPicker
        ids={values.classIds}
        known={record?.classes ?? []}
        error={errors.classIds}
        onChange={ids => {
          change({ classIds: ids });
          form.clearFieldError('classIds');
        }}
      />
      <ChildPicker
        ids={values.caseIds}
        known={record ? ownChildren(record) : []}
        error={errors.caseIds}
        onChange={ids => {
          change({ caseIds: ids });
          form.clearFieldError('classIds');
        }}
      />
      <SessionTimeFields values={values} errors={errors} calendar={calendar} onChange={change} />
      {overlap && !state.isSaving && !state.isSaved && (
        <div role="status">
          <Notice tone="attention">{overlap}</Notice>
        </div>
      )}
      {!record && (
        <RepeatFields
          values={values}
          calendar={calendar}
          error={errors.until ?? errors['repeat.until']}
          onChange={change}
        />
      )}
      {record ? (
        <p className={layout.soft}>{t('help.activitiesLater')}</p>
      ) : (
        <PlannedActivities
          ids={values.activityIds}
          error={errors.activityIds}
          onChange={ids => change({ activityIds: ids })}
        />
      )}
      <div className={styles.pair}>
        <LineField label={t('field.room')} autoComplete="off" {...form.getInputProps('room')} />
        <SelectField
          label={t('field.reminder')}
          description={t('help.reminder')}
          options={reminders}
          value={values.reminder || 'none'}
          error={errors.reminder}
          onChange={chosen => change({ reminder: chosen === 'none' ? '' : chosen })}
        />
      </div>
      {me.role === 'admin' && (
        <ColleaguePicker
          label={t('field.owner')}
          description={t('help.owner')}
          required
          value={owner ? [owner] : []}
          error={errors.ownerId}
          onChange={([picked]) => change({ ownerId: picked?.id ?? '' })}
        />
      )}
      <LineField label={t('field.title')} description={t('help.title')} {...form.getInputProps('title')} />
      <TextField label={t('field.note')} {...form.getInputProps('note')} />
      {record?.series && (
        <Radio.Group label={t('field.scope')} description={t('scope.help')} {...form.getInputProps('scope')}>
          <div className={styles.choices}>
            {seriesScopes.map(scope => (
              <Radio key={scope} value={scope} label={t(`scope.${scope}`)} />
            ))}
          </div>
        </Radio.Group>
      )}
      {conflict && (
        <SessionConflict
          before={conflict.before}
          theirs={conflict.theirs}
          mine={values}
          known={[record, conflict.record].filter(session => session !== null)}
          onTakeTheirs={conflict.onTakeTheirs}
          onSave={conflict.onMerge}
          onClose={conflict.onClose}
        />
      )}
      {leaving.dialog}
    </RecordFormFrame>
  );
}
