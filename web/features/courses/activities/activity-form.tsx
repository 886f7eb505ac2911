import { SimpleGrid, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../../shared/features/cases/drafts/schema.ts';
import type { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import { ConflictFrame } from '../../../ui/dialog/conflict-frame.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { RecordFormFrame } from '../../../ui/form/record-form-frame.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { DocumentField } from '../../../ui/rich-text/document-field.tsx';
import { plainDocumentIn } from '../courses/course-values.ts';
import { ActivityFilesField } from './activity-files-field.tsx';
import {
  ActivityForm as ActivitySchema,
  type ActivityValues,
  activityFieldsOf,
  activityValues,
} from './activity-values.ts';
import { ActivityVideoField } from './activity-video-field.tsx';

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
  onSaved: (saved: Saved) => void;
  onCancel: () => void;
}

/** An activity with a draft on the server. */
export function ActivityForm<Saved extends EditedActivity>({
  activity,
  newDraft,
  autosave,
  save,
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
    save: (values, version, key) => save(activityFieldsOf(values, activity), version, key),
    onSaved,
  });
  /** The editor reads its text once, so it begins anew. */
  const withNewEditor = (act: () => void) => () => {
    act();
    setEdition(count => count + 1);
  };
  const number = (name: 'ageFrom' | 'ageTo' | 'minutes') => ({
    value: form.values[name],
    error: form.errors[name],
    onChange: (value: string) => form.setFieldValue(name, value),
  });
  return (
    <RecordFormFrame
      state={{ ...state, onDiscardDraft: withNewEditor(onDiscardDraft) }}
      save={t(activity ? 'common:save' : 'activity.add')}
      onCancel={onCancel}
    >
      <LineField
        label={t('field.title')}
        description={t('activity.help.title')}
        required
        data-autofocus
        {...form.getInputProps('title')}
      />
      <SimpleGrid cols={{ base: 1, sm: 4 }}>
        <SelectField
          label={t('activity.field.kind')}
          options={(['ready', 'fillable'] as const).map(value => ({
            value,
            label: t(`activity.kind.${value}`),
          }))}
          allowDeselect={false}
          {...form.getInputProps('activityKind')}
        />
        <NumberField
          label={t('activity.field.minutes')}
          unit={t('activity.minutes')}
          {...number('minutes')}
        />
        <NumberField label={t('field.ageFrom')} unit={t('years')} {...number('ageFrom')} />
        <NumberField label={t('field.ageTo')} unit={t('years')} {...number('ageTo')} />
      </SimpleGrid>
      <TextField label={t('activity.field.description')} {...form.getInputProps('description')} />
      <TextField
        label={t('activity.field.objectives')}
        description={t('activity.help.lines')}
        {...form.getInputProps('objectives')}
      />
      <DocumentField
        key={edition}
        label={t('activity.field.plan')}
        fields={[]}
        value={plainDocumentIn(form.values.plan)}
        error={form.errors.plan}
        onChange={document => form.setFieldValue('plan', document ? JSON.stringify(document) : '')}
      />
      <ActivityVideoField
        file={form.values.videoFile}
        url={form.values.videoUrl}
        error={form.errors.videoUrl}
        onChange={({ file, url }) => {
          form.setFieldValue('videoFile', file);
          form.setFieldValue('videoUrl', url);
        }}
      />
      <ActivityFilesField
        value={form.values.attachments}
        onChange={value => form.setFieldValue('attachments', value)}
      />
      <TextField label={t('activity.field.material')} {...form.getInputProps('material')} />
      <TextField
        label={t('activity.field.tags')}
        description={t('activity.help.lines')}
        {...form.getInputProps('tags')}
      />
      <Switch
        label={t('activity.field.addToCalendar')}
        checked={form.values.addToCalendar === 'yes'}
        onChange={event => form.setFieldValue('addToCalendar', event.currentTarget.checked ? 'yes' : 'no')}
      />
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
