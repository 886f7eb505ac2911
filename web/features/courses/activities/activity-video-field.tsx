import { Button, Group, Input } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { uploaderFor } from '../../../platform/api/upload-file.ts';
import { FileDrop } from '../../../ui/file/file-drop.tsx';
import { ruleFor } from '../../../ui/file/use-picture.ts';
import { LineField } from '../../../ui/form/line-field.tsx';

interface ActivityVideoFieldProps {
  file: string;
  url: string;
  error: unknown;
  onChange: (video: { file: string; url: string }) => void;
}

/** The video of an activity: a file, or a link. */
export function ActivityVideoField({ file, url, error, onChange }: ActivityVideoFieldProps) {
  const { t } = useTranslation('courses');
  if (file !== '')
    return (
      <Input.Wrapper label={t('activity.field.video')} labelElement="div">
        <Group gap="xs">
          <IconVideo size={18} aria-hidden />
          <span>{t('activity.videoFile')}</span>
          <Button variant="subtle" color="red" onClick={() => onChange({ file: '', url: '' })}>
            {t('remove.confirm')}
          </Button>
        </Group>
      </Input.Wrapper>
    );
  return (
    <>
      <LineField
        label={t('activity.field.videoUrl')}
        description={t('activity.help.videoUrl')}
        inputMode="url"
        value={url}
        error={error}
        onChange={event => onChange({ file: '', url: event.currentTarget.value })}
      />
      {url.trim() === '' && (
        <Input.Wrapper label={t('activity.field.videoFile')} labelElement="div">
          <FileDrop
            rule={ruleFor('activity-video')}
            upload={uploaderFor('activity-video')}
            onUploaded={({ id }) => onChange({ file: id, url: '' })}
          />
        </Input.Wrapper>
      )}
    </>
  );
}
