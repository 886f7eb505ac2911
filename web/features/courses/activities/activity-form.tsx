import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../../shared/features/cases/drafts/schema.ts';
import type { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import { ConflictFrame } from '../../../ui/dialog/conflict-frame.tsx';
import { RecordFormFrame } from '../../../ui/form/record-form-frame.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import styles from './activity-form.module.css';
import { ActivityFormFields } from './activity-form-fields.tsx';
import {
  ActivityForm as ActivitySchema,
  type ActivityValues,
  activityFieldsOf,
  activityValues,
} from './activity-values.ts';

/** An activity of any kind, as its form needs it. */
export type EditedActivity = ActivityFields & { id: string; version: number };

interface ActivityFormProps<Saved extends EditedActivity> {
  /** Null for a new one. */
  activity: Saved | null;
  /** The name of the draft of a new one. */
  newDraft: string;
  autosave: Draft | null;
  /** Creates it, or changes it at a version. */
  save: (fields: ActivityFields, version: number | null, idempotencyKey: string) => Promise<Saved>;
  /** What stands beside the fields, given what they hold; it may put other values into them. */
  beside?: (values: ActivityValues, onReset: (values: Partial<ActivityValues>) => void) => ReactNode;
  onSaved: (saved: Saved) => void;
  onCancel: () => void;
}

/** An activity with a draft on the server. */
export function ActivityForm<Saved extends EditedActivity>({
  activity,
  newDraft,
  autosave,
  save,
  beside,
  onSaved,
  onCancel,
}: ActivityFormProps<Saved>) {
  const { t } = useTranslation(['courses', 'common']);
  const [edition, setEdition] = useState(0);
  const { form, conflict, onDiscardDraft, ...state } = useRecordForm<ActivityValues, Saved>({
    draftKey: { form: activity?.id ?? newDraft },
    autosave,
    record: activity,
    initialValues: activityValues(activity),
    valuesOf: activityValues,
    schema: ActivitySchema,
    fallback: activity ? 'edit' : 'create',
    save: (values, version, key) => save(activityFieldsOf(values), version, key),
    onSaved,
  });
  /** The editor reads its text once, so it begins anew. */
  const withNewEditor = (act: () => void) => () => {
    act();
    setEdition(count => count + 1);
  };
  const fields = <ActivityFormFields key={edition} form={form} />;
  return (
    <RecordFormFrame
      state={{ ...state, onDiscardDraft: withNewEditor(onDiscardDraft) }}
      save={t(activity ? 'common:save' : 'activity.add')}
      onCancel={onCancel}
    >
      {beside ? (
        <div className={styles.beside}>
          <div className={styles.fields}>{fields}</div>
          {beside(form.values, values => withNewEditor(() => form.setValues(values))())}
        </div>
      ) : (
        fields
      )}
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
