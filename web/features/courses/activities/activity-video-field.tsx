import { Button, FileButton, Group, Input } from '@mantine/core';
import { IconBadgeCc, IconVideo } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../shared/core/fields.ts';
import { decodeBytes } from '../../../../shared/core/reading/decode-bytes.ts';
import { likelyEncoding } from '../../../../shared/core/reading/find-encoding.ts';
import { isWebVtt } from '../../../../shared/features/courses/activities/captions.ts';
import { maxCaptionsLength } from '../../../../shared/features/courses/activities/schema.ts';
import { minutesAt, videoQuality } from '../../../../shared/features/courses/activities/video-quality.ts';
import { uploaderFor } from '../../../platform/api/upload-file.ts';
import { FileDrop } from '../../../ui/file/file-drop.tsx';
import { useFileLink } from '../../../ui/file/file-image.tsx';
import { sizeOf } from '../../../ui/file/file-rules.ts';
import { ruleFor } from '../../../ui/file/use-picture.ts';
import { FieldNote } from '../../../ui/form/field-note.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';
import type { ActivityValues } from './activity-values.ts';
import { ActivityVideo } from './activity-video.tsx';

type Values = Pick<ActivityValues, 'videoFile' | 'videoUrl' | 'captionsEn' | 'captionsZh'>;

interface ActivityVideoFieldProps {
  values: Values;
  error: unknown;
  onChange: (values: Partial<Values>) => void;
}

export function ActivityVideoField({ values, error, onChange }: ActivityVideoFieldProps) {
  const { t } = useTranslation('courses');
  const [bytes, setBytes] = useState<number>();
  if (values.videoFile !== '') return <VideoFile values={values} bytes={bytes} onChange={onChange} />;
  return (
    <>
      <LineField
        label={t('activity.field.videoUrl')}
        description={t('activity.help.videoUrl')}
        inputMode="url"
        value={values.videoUrl}
        error={error}
        onChange={event => onChange({ videoUrl: event.currentTarget.value })}
      />
      {values.videoUrl.trim() === '' && (
        <Input.Wrapper
          label={t('activity.field.videoFile')}
          description={t('activity.help.videoFile', { high: minutesAt(720), standard: minutesAt(480) })}
          labelElement="div"
        >
          <FileDrop
            rule={ruleFor('activity-video')}
            upload={uploaderFor('activity-video')}
            onUploaded={({ id, size }) => {
              setBytes(size);
              onChange({ videoFile: id, videoUrl: '' });
            }}
          />
        </Input.Wrapper>
      )}
    </>
  );
}

function VideoFile({
  values,
  bytes,
  onChange,
}: Omit<ActivityVideoFieldProps, 'error'> & { bytes: number | undefined }) {
  const { t } = useTranslation('courses');
  const { videoFile, captionsEn, captionsZh } = values;
  const url = useFileLink(videoFile, 'activity-video');
  const [shape, setShape] = useState<{ seconds: number; height: number }>();
  const quality = bytes && shape ? videoQuality({ bytes, ...shape }) : null;
  return (
    <Input.Wrapper label={t('activity.field.video')} labelElement="div">
      <Group gap="xs">
        <IconVideo size={18} aria-hidden />
        <span>{t('activity.videoFile')}</span>
        <Button
          variant="subtle"
          color="red"
          onClick={() => onChange({ videoFile: '', videoUrl: '', captionsEn: '', captionsZh: '' })}
        >
          {t('content.action.remove')}
        </Button>
      </Group>
      <ActivityVideo
        video={{ type: 'file', fileId: videoFile, captions: { en: captionsEn, zh: captionsZh } }}
        url={url}
        onMetadata={({ duration, videoHeight }) => setShape({ seconds: duration, height: videoHeight })}
      />
      {quality && bytes && (
        <p>
          {t(`activity.quality.${quality.advice}`, { size: sizeOf(bytes), enough: sizeOf(quality.enough) })}
        </p>
      )}
      <Group mt="sm" align="flex-start">
        <ActivityCaptionsField
          language="en"
          value={captionsEn}
          onChange={text => onChange({ captionsEn: text })}
        />
        <ActivityCaptionsField
          language="zh"
          value={captionsZh}
          onChange={text => onChange({ captionsZh: text })}
        />
      </Group>
    </Input.Wrapper>
  );
}

interface ActivityCaptionsFieldProps {
  language: Locale;
  /** Captions as WebVTT text; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

function ActivityCaptionsField({ language, value, onChange }: ActivityCaptionsFieldProps) {
  const { t } = useTranslation(['courses', 'validation', 'ui']);
  const [fault, setFault] = useState<string>();
  const label = t('courses:activity.field.captions', { language: t(`courses:language.${language}`) });

  async function read(file: File | null): Promise<void> {
    if (!file) return;
    const tooBig = file.size > maxCaptionsLength * 4;
    const bytes = new Uint8Array(tooBig ? [] : await file.arrayBuffer());
    const text = decodeBytes(bytes, likelyEncoding(bytes)).replaceAll(/\r\n?/g, '\n').trim();
    if (tooBig || [...text].length > maxCaptionsLength) setFault(t('ui:file.tooBig'));
    else if (!isWebVtt(text)) setFault(t('validation:captions'));
    else {
      setFault(undefined);
      onChange(text);
    }
  }

  return (
    <Input.Wrapper label={label} labelElement="div">
      <Group gap="xs">
        {value !== '' && <IconBadgeCc size={22} aria-hidden />}
        {value !== '' && <span>{t('courses:activity.captionsThere')}</span>}
        <FileButton accept=".vtt" onChange={file => void read(file)} inputProps={{ 'aria-label': label }}>
          {props => (
            <Button {...props} variant="default">
              {t(value === '' ? 'courses:activity.chooseCaptions' : 'courses:activity.changeCaptions')}
            </Button>
          )}
        </FileButton>
        {value !== '' && (
          <Button variant="subtle" color="red" onClick={() => onChange('')}>
            {t('content.action.remove')}
          </Button>
        )}
      </Group>
      {fault && (
        <div role="alert">
          <FieldNote note={{ isError: true, text: fault }} />
        </div>
      )}
    </Input.Wrapper>
  );
}
