import { Button, Radio, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cartridgeTexts } from '../../../../shared/features/courses/cartridges/cartridge.ts';
import type { CourseRow } from '../../../../shared/features/courses/courses/schema.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Dialog, DialogButtons } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { saveFile } from '../../../ui/file/save-file.ts';
import { zipBlob } from '../../../ui/file/zip-blob.ts';
import { endingOf, readWholeCourse, type WholeCourse } from './read-whole-course.ts';
import { writeCourseFile } from './write-course-file.ts';

function writeCartridge({ course, parts, activities, files }: WholeCourse): Promise<Blob> {
  const media = [...files]
    .filter(([fileId]) => fileId !== course.cover?.fileId)
    .map(([fileId, content]) => ({ fileId, path: `files/${fileId}.${endingOf(content.type)}`, content }));
  const paths = new Map(media.map(({ fileId, path }) => [fileId, path]));
  const texts = cartridgeTexts({ course, parts, activities, files: paths }).map(({ path, text }) => ({
    path,
    content: new Blob([text]),
  }));
  return zipBlob([...texts, ...media]);
}

export type ExportedCourse = Pick<CourseRow, 'id' | 'title' | 'activities' | 'courseVersion'>;

/** For each export format, the function that writes it and the file extension. */
const formats = {
  course: { write: writeCourseFile, ending: 'course.zip' },
  cartridge: { write: writeCartridge, ending: 'imscc' },
} as const;
type Format = keyof typeof formats;

export function ExportDialog({ course, onClose }: { course: ExportedCourse; onClose: () => void }) {
  const { t } = useTranslation(['courses', 'common']);
  const errorText = useErrorText();
  const [progress, setProgress] = useState<{ done: number; all: number }>();
  const [error, setError] = useState<unknown>();
  const [format, setFormat] = useState<Format>('course');
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  function begin(): AbortController {
    controller.current = new AbortController();
    return controller.current;
  }

  async function save(): Promise<void> {
    const { signal } = begin();
    setError(undefined);
    setProgress({ done: 0, all: course.activities });
    try {
      const onProgress = (done: number, all: number) => setProgress({ done, all });
      const { write, ending } = formats[format];
      const file = await write(await readWholeCourse(course.id, { signal, onProgress }));
      if (!signal.aborted) saveFile(file, `course-v${course.courseVersion}.${ending}`);
      onClose();
    } catch (problem) {
      if (!signal.aborted) setError(problem);
    } finally {
      setProgress(undefined);
    }
  }

  return (
    <Dialog entries="kept" title={t('courses:export.title', { title: course.title })} onClose={onClose}>
      <Radio.Group
        label={t('courses:export.format')}
        value={format}
        onChange={value => setFormat(value as Format)}
      >
        <Stack gap="sm" mt="xs">
          {(Object.keys(formats) as Format[]).map(name => (
            <Radio
              key={name}
              value={name}
              label={t(`courses:export.${name}.name`)}
              description={t(`courses:export.${name}.text`)}
              disabled={progress !== undefined}
            />
          ))}
        </Stack>
      </Radio.Group>
      {progress && (
        <p role="status">{t('courses:export.progress', { done: progress.done, all: progress.all })}</p>
      )}
      {error !== undefined && <Notice tone="attention">{errorText(error)}</Notice>}
      <DialogButtons onCancel={onClose}>
        <Button
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={progress !== undefined}
          onClick={() => void save()}
        >
          {t('courses:export.save')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
