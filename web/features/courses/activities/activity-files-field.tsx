import { Button, Group, Input } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Attachment, maxAttachments } from '../../../../shared/features/courses/activities/schema.ts';
import { uploaderFor } from '../../../platform/api/upload-file.ts';
import { FileDrop } from '../../../ui/file/file-drop.tsx';
import { ruleFor } from '../../../ui/file/use-picture.ts';

interface ActivityFilesFieldProps {
  value: Attachment[];
  /** Called with a function that updates the files, because parallel uploads can finish in any order. */
  onChange: (change: (files: Attachment[]) => Attachment[]) => void;
}

export function ActivityFilesField({ value: files, onChange }: ActivityFilesFieldProps) {
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
