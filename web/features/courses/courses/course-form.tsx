import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../../shared/features/cases/drafts/schema.ts';
import { courses } from '../../../../shared/features/courses/courses/endpoints.ts';
import type { Course } from '../../../../shared/features/courses/courses/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { ConflictFrame } from '../../../ui/dialog/conflict-frame.tsx';
import { PictureField } from '../../../ui/file/picture-field.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { RecordFormFrame } from '../../../ui/form/record-form-frame.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { DocumentField } from '../../../ui/rich-text/document-field.tsx';
import {
  CourseForm as CourseSchema,
  type CourseValues,
  fieldsOf,
  plainDocumentIn,
  valuesOf,
} from './course-values.ts';

interface CourseFormProps {
  /** Null for a new one. */
  course: Course | null;
  autosave: Draft | null;
  onSaved: (saved: Course) => void;
  onCancel: () => void;
}

/** Width by height of a cover, as the library shows it. */
const coverAspect = 312 / 148;

/** The details of a course, with a draft on the server. */
export function CourseForm({ course, autosave, onSaved, onCancel }: CourseFormProps) {
  const { t } = useTranslation(['courses', 'common']);
  const locale = useLocale();
  const [edition, setEdition] = useState(0);
  const { form, conflict, onDiscardDraft, ...state } = useRecordForm<CourseValues, Course>({
    draftKey: { form: course?.id ?? 'course' },
    autosave,
    record: course,
    initialValues: valuesOf(course, locale),
    valuesOf,
    schema: CourseSchema,
    fallback: course ? 'edit' : 'create',
    save: (values, version, idempotencyKey) =>
      course && version !== null
        ? call(
            courses.changeCourse,
            { ...fieldsOf(values), courseId: course.id, version },
            { idempotencyKey },
          )
        : call(courses.createCourse, fieldsOf(values), { idempotencyKey }),
    onSaved,
  });
  /** The editor reads its text once, so it begins anew. */
  const withNewEditor = (act: () => void) => () => {
    act();
    setEdition(count => count + 1);
  };
  const number = (name: 'ageFrom' | 'ageTo') => ({
    value: form.values[name],
    error: form.errors[name],
    onChange: (value: string) => form.setFieldValue(name, value),
  });
  return (
    <RecordFormFrame
      state={{ ...state, onDiscardDraft: withNewEditor(onDiscardDraft) }}
      save={t(course ? 'common:save' : 'add')}
      onCancel={onCancel}
    >
      <LineField label={t('field.title')} required data-autofocus {...form.getInputProps('title')} />
      <LineField
        label={t('field.shortDescription')}
        description={t('help.shortDescription')}
        {...form.getInputProps('shortDescription')}
      />
      <PictureField
        label={t('field.cover')}
        purpose="course-cover"
        aspect={coverAspect}
        value={form.values.coverId || null}
        onChange={id => form.setFieldValue('coverId', id ?? '')}
      />
      {form.values.coverId !== '' && (
        <LineField
          label={t('field.coverAlt')}
          description={t('help.coverAlt')}
          {...form.getInputProps('coverAlt')}
        />
      )}
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <SelectField
          label={t('field.language')}
          options={(['en', 'zh', 'both'] as const).map(value => ({ value, label: t(`language.${value}`) }))}
          allowDeselect={false}
          {...form.getInputProps('language')}
        />
        <NumberField label={t('field.ageFrom')} unit={t('years')} {...number('ageFrom')} />
        <NumberField label={t('field.ageTo')} unit={t('years')} {...number('ageTo')} />
      </SimpleGrid>
      <TextField label={t('field.goals')} description={t('help.goals')} {...form.getInputProps('goals')} />
      <DocumentField
        key={edition}
        label={t('field.description')}
        fields={[]}
        value={plainDocumentIn(form.values.description)}
        error={form.errors.description}
        onChange={document => form.setFieldValue('description', document ? JSON.stringify(document) : '')}
      />
      {conflict && (
        <ConflictFrame
          title={t('conflict.title')}
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
