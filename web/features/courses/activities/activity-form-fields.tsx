import { Button, Group, Input, SimpleGrid, Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPaperclip } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Attachment,
  activityIcons,
  type ActivityIcon as Icon,
  maxAttachments,
} from '../../../../shared/features/courses/activities/schema.ts';
import { uploaderFor } from '../../../platform/api/upload-file.ts';
import { FileDrop } from '../../../ui/file/file-drop.tsx';
import { PictureField } from '../../../ui/file/picture-field.tsx';
import { ruleFor } from '../../../ui/file/use-picture.ts';
import { LineField } from '../../../ui/form/line-field.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { DocumentField } from '../../../ui/rich-text/document-field.tsx';
import { ActivityEmailField } from './activity-email-field.tsx';
import styles from './activity-icon.module.css';
import { ActivityIcon } from './activity-icon.tsx';
import type { ActivityValues } from './activity-values.ts';
import { ActivityVideoField } from './activity-video-field.tsx';

/** Form fields of an activity. The editor reads its value only once; a new `key` resets the editor. */
export function ActivityFormFields({ form }: { form: UseFormReturnType<ActivityValues> }) {
  const { t } = useTranslation('courses');
  return (
    <>
      <LineField
        label={t('activity.field.title')}
        description={t('activity.help.title')}
        required
        data-autofocus
        {...form.getInputProps('title')}
      />
      <ActivityIconField value={form.values.icon} onChange={value => form.setFieldValue('icon', value)} />
      <SimpleGrid type="container" cols={{ base: 1, '420px': 2, '760px': 4 }}>
        <SelectField
          label={t('activity.field.activityKind')}
          description={t('activity.help.kind')}
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
          value={form.values.minutes}
          {...form.getInputProps('minutes')}
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
      <TextField label={t('activity.field.description')} {...form.getInputProps('description')} />
      <TextField
        label={t('activity.field.objectives')}
        description={t('activity.help.lines')}
        {...form.getInputProps('objectives')}
      />
      <DocumentField
        label={t('activity.field.plan')}
        fields={[]}
        value={form.values.plan}
        {...form.getInputProps('plan')}
      />
      <ActivityVideoField
        values={form.values}
        error={form.errors.videoUrl}
        onChange={values => form.setValues({ ...values })}
      />
      <ActivityFilesField
        value={form.values.attachments}
        onChange={change => form.setFieldValue('attachments', change)}
      />
      <TextField label={t('activity.field.material')} {...form.getInputProps('material')} />
      <TextField
        label={t('activity.field.tags')}
        description={t('activity.help.lines')}
        {...form.getInputProps('tags')}
      />
      <Switch
        label={t('activity.field.addToCalendar')}
        {...form.getInputProps('addToCalendar', { type: 'checkbox' })}
      />
      <h2>{t('activity.field.email')}</h2>
      <ActivityEmailField
        values={form.values}
        errors={form.errors}
        onChange={(name, value) => form.setFieldValue(name, value)}
      />
    </>
  );
}

interface ActivityFilesFieldProps {
  value: Attachment[];
  /** Called with a function that updates the files, because parallel uploads can finish in any order. */
  onChange: (change: (files: Attachment[]) => Attachment[]) => void;
}

function ActivityFilesField({ value: files, onChange }: ActivityFilesFieldProps) {
  const { t } = useTranslation('courses');
  return (
    <Input.Wrapper label={t('activity.field.attachments')} labelElement="div">
      {files.map(({ fileId, name }) => (
        <Group key={fileId} gap="xs" my={4}>
          <IconPaperclip size={18} aria-hidden />
          <span style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</span>
          <Button
            variant="subtle"
            color="red"
            aria-label={t('activity.removeFile', { name })}
            onClick={() => onChange(now => now.filter(file => file.fileId !== fileId))}
          >
            {t('content.action.remove')}
          </Button>
        </Group>
      ))}
      {files.length < maxAttachments && (
        <FileDrop
          isListed
          rule={ruleFor('attachment')}
          upload={uploaderFor('attachment')}
          onUploaded={({ id, name }) => onChange(now => [...now, { fileId: id, name }])}
        />
      )}
    </Input.Wrapper>
  );
}

interface ActivityIconFieldProps {
  value: Icon | null;
  onChange: (value: Icon | null) => void;
}

function ActivityIconField({ value: icon, onChange }: ActivityIconFieldProps) {
  const { t } = useTranslation('courses');
  const name = useId();
  const choice = (
    key: string,
    label: string,
    isChosen: boolean,
    choose: () => void,
    shown: React.ReactNode,
  ) => (
    <label key={key} className={styles.choice} title={label}>
      <input type="radio" name={name} aria-label={label} checked={isChosen} onChange={choose} />
      {shown}
    </label>
  );
  return (
    <>
      <Input.Wrapper label={t('activity.field.icon')} labelElement="div">
        <div className={layout.wrap8} role="radiogroup" aria-label={t('activity.field.icon')}>
          {choice(
            'none',
            t('activity.icon.none'),
            icon === null,
            () => onChange(null),
            <span className={styles.none}>{t('activity.icon.none')}</span>,
          )}
          {activityIcons.map(own =>
            choice(
              own,
              t(`activity.icon.${own}`),
              icon?.type === 'own' && icon.name === own,
              () => onChange({ type: 'own', name: own }),
              <ActivityIcon icon={{ type: 'own', name: own }} />,
            ),
          )}
        </div>
      </Input.Wrapper>
      <PictureField
        label={t('activity.field.iconImage')}
        purpose="activity-icon"
        value={icon?.type === 'image' ? icon.fileId : null}
        onChange={fileId => (fileId ? onChange({ type: 'image', fileId }) : onChange(null))}
      />
    </>
  );
}
