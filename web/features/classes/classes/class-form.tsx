import { Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { RequiredLine, Text } from '../../../../shared/core/fields.ts';
import { MemberId } from '../../../../shared/core/ids.ts';
import type { Draft } from '../../../../shared/features/cases/drafts/schema.ts';
import { classes } from '../../../../shared/features/classes/classes/endpoints.ts';
import {
  type Class,
  ClassColor,
  type ClassRow,
  maxTeachers,
} from '../../../../shared/features/classes/classes/schema.ts';
import { call } from '../../../platform/api/call.ts';
import type { DraftKey } from '../../../platform/api/drafts.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { colleaguesQuery } from '../../../platform/lookups/colleagues.ts';
import { currentClassesQuery } from '../../../platform/lookups/school-class-query.ts';
import { ConflictFrame } from '../../../ui/dialog/conflict-frame.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';
import { RecordFormFrame } from '../../../ui/form/record-form-frame.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { ColleaguePicker } from '../../../ui/picker/colleague-picker.tsx';
import styles from './class-form.module.css';
import { ClassName } from './class-name.tsx';

interface ClassFormProps {
  /** Null for a new class. */
  record: Class | null;
  draftKey: DraftKey;
  autosave: Draft | null;
  onSaved: (saved: Class) => void;
  onCancel: () => void;
}

export function ClassForm({ record, draftKey, autosave, onSaved, onCancel }: ClassFormProps) {
  const { t } = useTranslation(['classes', 'common', 'ui']);
  const me = useSession().organizationUser?.id ?? '';
  const rows = useQuery(currentClassesQuery).data?.data ?? [];
  const colleagues = useQuery(colleaguesQuery).data ?? [];
  const { form, conflict, ...state } = useRecordForm<ClassValues, Class>({
    draftKey,
    autosave,
    record,
    initialValues: valuesOf(record, me),
    valuesOf: stored => valuesOf(stored, me),
    schema: ClassFormValues,
    types: ClassFormValues.pick({ teacherIds: true }).shape,
    save: (values, version, idempotencyKey) =>
      record && version !== null
        ? call(classes.changeClass, { ...values, classId: record.id, version }, { idempotencyKey })
        : call(classes.createClass, values, { idempotencyKey }),
    onSaved,
    fallback: record ? 'edit' : 'create',
  });
  const known = [...(record?.teachers ?? []), ...colleagues];
  const teachers = form.values.teacherIds.flatMap(id => known.find(person => person.id === id) ?? []);
  const isSent = state.isSaving || state.isSaved;
  const namesake = isSent ? undefined : namesakeOf(form.values.name, rows, record?.id);
  return (
    <RecordFormFrame state={state} save={record ? t('common:save') : t('add')} onCancel={onCancel}>
      <LineField
        label={t('ui:field.name')}
        required
        data-autofocus
        warning={
          namesake && {
            text:
              namesake.owner.id === me ? t('ownNamesake') : t('namesake', { name: namesake.owner.fullName }),
          }
        }
        {...form.getInputProps('name')}
      />
      <ColleaguePicker
        label={t('field.teachers')}
        description={t('teachersHelp')}
        max={maxTeachers}
        value={teachers}
        error={form.errors.teacherIds}
        onChange={picked =>
          form.setFieldValue(
            'teacherIds',
            picked.map(({ id }) => id),
          )
        }
      />
      <Radio.Group label={t('field.color')} {...form.getInputProps('color')}>
        <div className={styles.colors}>
          {ClassColor.options.map(color => (
            <Radio key={color} value={color} label={<ClassName name={t(`color.${color}`)} color={color} />} />
          ))}
        </div>
      </Radio.Group>
      <TextField label={t('ui:field.remarks')} {...form.getInputProps('note')} />
      {conflict && <ConflictFrame {...conflict} name={conflict.theirs.name} />}
    </RecordFormFrame>
  );
}

const ClassFormValues = z.object({
  name: RequiredLine,
  note: Text,
  color: ClassColor,
  teacherIds: z.array(MemberId),
});

type ClassValues = z.output<typeof ClassFormValues>;

/** Form values of a class. By default, the user teaches a new class. */
const valuesOf = (record: Class | null, me: string): ClassValues => ({
  name: record?.name ?? '',
  note: record?.note ?? '',
  color: record?.color ?? 'teal',
  teacherIds: record ? record.teachers.map(({ id }) => id) : [me].filter(Boolean),
});

const folded = (name: string) => name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase();

const namesakeOf = (name: string, rows: readonly ClassRow[], id: string | undefined): ClassRow | undefined =>
  name.trim() === '' ? undefined : rows.find(row => row.id !== id && folded(row.name) === folded(name));
