import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../../shared/features/cases/drafts/schema.ts';
import type { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import { ConflictFrame } from '../../../ui/dialog/conflict-frame.tsx';
import { RecordFormFrame } from '../../../ui/form/record-form-frame.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './activity-form.module.css';
import { ActivityFormFields } from './activity-form-fields.tsx';
import {
  ActivityForm as ActivitySchema,
  type ActivityValues,
  activityFieldsOf,
  activityTypes,
  activityValues,
} from './activity-values.ts';

/** The fields of an activity, of any kind, that the form needs. */
export type EditedActivity = ActivityFields & { id: string; version: number };

interface ActivityFormProps<Saved extends EditedActivity> {
  /** Null for a new activity. */
  activity: Saved | null;
  /** Name under which the draft of a new activity is stored. */
  newDraft: string;
  autosave: Draft | null;
  /** Creates the activity if the version is null, otherwise updates it. */
  save: (fields: ActivityFields, version: number | null, idempotencyKey: string) => Promise<Saved>;
  /** Renders a panel beside the fields; the panel can change their values. */
  beside?: (values: ActivityValues, onReset: (values: Partial<ActivityValues>) => void) => ReactNode;
  onSaved: (saved: Saved) => void;
  onCancel: () => void;
}

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
  const { form, edition, conflict, ...state } = useRecordForm<ActivityValues, Saved>({
    draftKey: { form: activity?.id ?? newDraft },
    autosave,
    record: activity,
    initialValues: activityValues(activity),
    valuesOf: activityValues,
    schema: ActivitySchema,
    types: activityTypes,
    fallback: activity ? 'edit' : 'create',
    save: (values, version, key) => save(activityFieldsOf(values), version, key),
    onSaved,
  });
  const fields = <ActivityFormFields key={edition} form={form} />;
  return (
    <RecordFormFrame state={state} save={t(activity ? 'common:save' : 'activity.add')} onCancel={onCancel}>
      {beside ? (
        <div className={styles.beside}>
          <div className={layout.stack16}>{fields}</div>
          {beside(form.values, state.onReplace)}
        </div>
      ) : (
        fields
      )}
      {conflict && <ConflictFrame {...conflict} name={conflict.theirs.title} />}
    </RecordFormFrame>
  );
}
