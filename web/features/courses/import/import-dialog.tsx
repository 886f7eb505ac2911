import { Button, Group } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxCourseFileBytes } from '../../../../shared/features/courses/course-files/schema.ts';
import { followJob } from '../../../platform/api/running-jobs.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { DropZone } from '../../../ui/file/drop-zone.tsx';
import { useLatest } from '../../../ui/file/use-latest.ts';
import layout from '../../../ui/layout/layout.module.css';
import { refreshCourses } from '../courses/queries.ts';
import { CourseFileError, type LeftKind, type LeftOut, type ReadCourse } from './course-in-file.ts';
import { openCourse } from './open-course.ts';
import { sendCourse } from './send-course.ts';

const rule = { extensions: ['zip', 'imscc', 'mbz'], maxBytes: maxCourseFileBytes };

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['courses', 'common']);
  const errorText = useErrorText();
  const [isReading, setReading] = useState(false);
  const [read, setRead] = useState<ReadCourse>();
  const [share, setShare] = useState(0);
  const [problem, setProblem] = useState<string>();
  const begin = useLatest();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const sending = useApiMutation((course: ReadCourse, key) => {
    controller.current = new AbortController();
    return sendCourse(course, key, { signal: controller.current.signal, onProgress: setShare });
  });

  async function choose([file]: File[]): Promise<void> {
    if (!file) return;
    const isLatest = begin();
    setProblem(undefined);
    setReading(true);
    try {
      const course = await openCourse(file);
      if (isLatest()) setRead(course);
    } catch (error) {
      const problem = error instanceof CourseFileError ? error.problem : 'damaged';
      if (isLatest()) setProblem(t(`import.problem.${problem}`));
    } finally {
      if (isLatest()) setReading(false);
    }
  }

  function send(course: ReadCourse): void {
    const { title } = course.content.course;
    setProblem(undefined);
    setShare(0);
    sending.mutate(course, {
      onSuccess: ({ id, kind }) => {
        followJob({
          id,
          kind,
          label: t('import.running', { title }),
          onDone: () => {
            void refreshCourses();
            toastDone(t('import.done', { title }));
          },
          onStopped: () => toastFailed(t('import.stopped', { title })),
        });
        onClose();
      },
      onError: error => {
        if (!controller.current?.signal.aborted) setProblem(errorText(error));
      },
    });
  }

  const isSending = sending.isPending;
  return (
    <Dialog title={t('import.title')} size={520} closeOnClickOutside={!isSending} onClose={onClose}>
      {!read && (
        <>
          <p>{t('import.text')}</p>
          <DropZone rule={rule} onFiles={files => void choose([...files])} />
        </>
      )}
      {isReading && <p role="status">{t('import.reading')}</p>}
      {read && <Found read={read} />}
      {isSending && (
        <>
          <Progress label={t('import.sending')} done={share} />
          <p role="status">{t('import.sendingHint')}</p>
        </>
      )}
      {problem && (
        <div role="alert">
          <Notice tone="attention">{problem}</Notice>
        </div>
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        {read && !isSending && (
          <Button variant="subtle" onClick={() => setRead(undefined)}>
            {t('courses:import.other')}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        {read && (
          <Button
            leftSection={<IconUpload size={18} aria-hidden />}
            loading={isSending}
            onClick={() => send(read)}
          >
            {t('import.start')}
          </Button>
        )}
      </Group>
    </Dialog>
  );
}

function Found({ read: { content, media, digest, left } }: { read: ReadCourse }) {
  const { t } = useTranslation('courses');
  const activities = content.parts.filter(({ type }) => type === 'activity').length;
  return (
    <>
      <p role="status">{t('import.found', { title: content.course.title })}</p>
      <ul>
        <li>{t('import.size', { count: activities })}</li>
        <li>{t('import.files', { count: media.size })}</li>
        {digest !== null && (
          <li style={{ overflowWrap: 'anywhere' }}>{t('import.digest', { digest: digest.slice(0, 16) })}</li>
        )}
      </ul>
      {left.length > 0 && (
        <div className={layout.above8}>
          <LeftOutParts left={left} />
        </div>
      )}
    </>
  );
}

const kinds: readonly LeftKind[] = [
  'hidden',
  'test',
  'discussion',
  'assignment',
  'tool',
  'other',
  'file',
  'page',
  'full',
];
const shownNames = 5;

/** Lists content of another program's course that is not imported, by kind, with the first few names. */
function LeftOutParts({ left }: { left: readonly LeftOut[] }) {
  const { t } = useTranslation(['courses', 'common']);
  return (
    <Notice tone="attention">
      {t('import.left.title')}
      <ul style={{ overflowWrap: 'anywhere' }}>
        {kinds.map(kind => {
          const names = left.filter(one => one.kind === kind).map(({ name }) => name);
          if (names.length === 0) return null;
          const shown = names.slice(0, shownNames).join(t('common:comma'));
          const more = names.length > shownNames ? '…' : '';
          return (
            <li key={kind}>
              {t(`import.left.${kind}`, { count: names.length })}: <bdi>{`${shown}${more}`}</bdi>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
