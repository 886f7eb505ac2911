import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../../shared/features/cases/drafts/schema.ts';
import { activities } from '../../../../shared/features/courses/activities/endpoints.ts';
import type { Activity } from '../../../../shared/features/courses/activities/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { ConflictFrame } from '../../../ui/dialog/conflict-frame.tsx';
import { RecordFormFrame } from '../../../ui/form/record-form-frame.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { ActivityFormFields } from './activity-form-fields.tsx';
import {
  ActivityForm as ActivitySchema,
  type ActivityValues,
  activityFieldsOf,
  activityValues,
} from './activity-values.ts';

interface ActivityFormProps {
  /** Null for a new one. */
  activity: Activity | null;
  /** Where a new one goes. */
  place: { courseId: string; parentId: string | null };
  autosave: Draft | null;
  onSaved: (saved: Activity) => void;
  onCancel: () => void;
}

/** An activity with a draft on the server. */
export function ActivityForm({ activity, place, autosave, onSaved, onCancel }: ActivityFormProps) {
  const { t } = useTranslation(['courses', 'common']);
  const [edition, setEdition] = useState(0);
  const { form, conflict, onDiscardDraft, ...state } = useRecordForm<ActivityValues, Activity>({
    draftKey: { form: activity?.id ?? 'activity' },
    autosave,
    record: activity,
    initialValues: activityValues(activity),
    valuesOf: activityValues,
    schema: ActivitySchema,
    fallback: 'create',
    save: (values, version, idempotencyKey) =>
      activity && version !== null
        ? call(
            activities.changeActivity,
            { ...activityFieldsOf(values), activityId: activity.id, version },
            { idempotencyKey },
          )
        : call(activities.createActivity, { ...activityFieldsOf(values), ...place }, { idempotencyKey }),
    onSaved,
  });
  /** The editor reads its text once, so it begins anew. */
  const withNewEditor = (act: () => void) => () => {
    act();
    setEdition(count => count + 1);
  };
  return (
    <RecordFormFrame
      state={{ ...state, onDiscardDraft: withNewEditor(onDiscardDraft) }}
      save={t(activity ? 'common:save' : 'activity.add')}
      onCancel={onCancel}
    >
      <ActivityFormFields key={edition} form={form} />
      {conflict && (
        <ConflictFrame
          title={t('activity.conflict')}
          takeTheirs={t('conflict.takeTheirs')}
          keepMine={t('conflict.keepMine')}
          onTakeTheirs={withNewEditor(conflict.onTakeTheirs)}
          onKeepMine={conflict.onKeepMine}
          onClose={conflict.onClose}
        >
          <p>{t('conflict.text', { name: conflict.theirs.title })}</p>
        </ConflictFrame>
      )}
    </RecordFormFrame>
  );
}
