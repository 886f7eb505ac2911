import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CourseRow } from '../../../../shared/features/courses/courses/schema.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { saveFile } from '../../../ui/file/save-file.ts';
import { fetchCartridge } from './fetch-cartridge.ts';

/** What is known of a course that is exported. */
export type ExportedCourse = Pick<
  CourseRow,
  'id' | 'title' | 'shortDescription' | 'languages' | 'activities' | 'courseVersion'
>;

/** Saves a course as a file that other learning platforms read. */
export function ExportDialog({ course, onClose }: { course: ExportedCourse; onClose: () => void }) {
  const { t } = useTranslation(['courses', 'common']);
  const errorText = useErrorText();
  const [progress, setProgress] = useState<{ done: number; all: number }>();
  const [error, setError] = useState<unknown>();
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
      saveFile(await fetchCartridge(course, { signal, onProgress }), `course-v${course.courseVersion}.imscc`);
      onClose();
    } catch (problem) {
      if (!signal.aborted) setError(problem);
    } finally {
      setProgress(undefined);
    }
  }

  return (
    <Dialog title={t('courses:export.title', { title: course.title })} onClose={onClose}>
      <p>{t('courses:export.text')}</p>
      {progress && (
        <p role="status">{t('courses:export.progress', { done: progress.done, all: progress.all })}</p>
      )}
      {error !== undefined && <Notice tone="attention">{errorText(error)}</Notice>}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={progress !== undefined}
          onClick={() => void save()}
        >
          {t('courses:export.save')}
        </Button>
      </Group>
    </Dialog>
  );
}
