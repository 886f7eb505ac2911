import { SimpleGrid } from '@mantine/core';
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
  courseTypes,
  fieldsOf,
  valuesOf,
} from './course-values.ts';

interface CourseFormProps {
  /** Null for a new course. */
  course: Course | null;
  autosave: Draft | null;
  onSaved: (saved: Course) => void;
  onCancel: () => void;
}

/** Width divided by height of a cover in the library. */
const coverAspect = 312 / 148;

export function CourseForm({ course, autosave, onSaved, onCancel }: CourseFormProps) {
  const { t } = useTranslation(['courses', 'common']);
  const locale = useLocale();
  const { form, edition, conflict, ...state } = useRecordForm<CourseValues, Course>({
    draftKey: { form: course?.id ?? 'course' },
    autosave,
    record: course,
    initialValues: valuesOf(course, locale),
    valuesOf,
    schema: CourseSchema,
    types: courseTypes,
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
  return (
    <RecordFormFrame state={state} save={t(course ? 'common:save' : 'add')} onCancel={onCancel}>
      <LineField label={t('activity.field.title')} required data-autofocus {...form.getInputProps('title')} />
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
          label={t('common:language')}
          options={(['en', 'zh', 'both'] as const).map(value => ({ value, label: t(`language.${value}`) }))}
          allowDeselect={false}
          {...form.getInputProps('language')}
        />
        <NumberField
          label={t('activity.field.ageFrom')}
          unit={t('years')}
          value={form.values.ageFrom}
          {...form.getInputProps('ageFrom')}
        />
        <NumberField
          label={t('activity.field.ageTo')}
          unit={t('years')}
          value={form.values.ageTo}
          {...form.getInputProps('ageTo')}
        />
      </SimpleGrid>
      <TextField label={t('field.goals')} description={t('help.goals')} {...form.getInputProps('goals')} />
      <DocumentField
        key={edition}
        label={t('field.description')}
        fields={[]}
        value={form.values.description}
        {...form.getInputProps('description')}
      />
      {conflict && <ConflictFrame {...conflict} name={conflict.theirs.title} />}
    </RecordFormFrame>
  );
}
