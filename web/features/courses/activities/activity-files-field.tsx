import { Button, Group, Input } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { maxAttachments } from '../../../../shared/features/courses/activities/schema.ts';
import { uploaderFor } from '../../../platform/api/upload-file.ts';
import { FileDrop } from '../../../ui/file/file-drop.tsx';
import { ruleFor } from '../../../ui/file/use-picture.ts';
import { attachmentsIn } from './activity-values.ts';

interface ActivityFilesFieldProps {
  /** JSON of the files with their names. */
  value: string;
  onChange: (value: string) => void;
}

/** The attachments of an activity. */
export function ActivityFilesField({ value, onChange }: ActivityFilesFieldProps) {
  const { t } = useTranslation('courses');
  const files = attachmentsIn(value);
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
            onClick={() => onChange(JSON.stringify(files.filter(file => file.fileId !== fileId)))}
          >
            {t('remove.confirm')}
          </Button>
        </Group>
      ))}
      {files.length < maxAttachments && (
        <FileDrop
          rule={ruleFor('attachment')}
          upload={uploaderFor('attachment')}
          onUploaded={({ id, name }) => onChange(JSON.stringify([...files, { fileId: id, name }]))}
        />
      )}
    </Input.Wrapper>
  );
}
