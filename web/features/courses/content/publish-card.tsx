import { Button, Group, Stack } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Course } from '../../../../shared/features/courses/courses/schema.ts';
import { publications } from '../../../../shared/features/courses/publications/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import card from '../../../ui/layout/card.module.css';
import { coursesRoot, refreshCourses } from '../courses/queries.ts';

const kinds = ['added', 'changed', 'moved', 'removed'] as const;

/** What changed since the version in the library, what is still missing, and the button that publishes. */
export function PublishCard({ course }: { course: Course }) {
  const { t } = useTranslation('courses');
  const errorText = useErrorText();
  const { id: courseId, version, treeVersion, courseVersion } = course;
  const [note, setNote] = useState('');
  const { data: changes } = useQuery({
    queryKey: [...coursesRoot, 'changes', courseId, version, treeVersion, course.updatedAt],
    queryFn: ({ signal }) => call(publications.getCourseChanges, { courseId }, { signal }),
  });
  const publishing = useApiMutation(publications.publishCourse, refreshCourses);
  const withdrawing = useApiMutation(publications.withdrawCourse, refreshCourses);
  const failed = { onError: (error: unknown) => toastFailed(errorText(error, 'edit')) };
  const next = courseVersion + 1;
  return (
    <section className={card.card}>
      <h2>{t('publish.title')}</h2>
      <Stack gap="md">
        {course.isPublishing && <Notice tone="quiet">{t('publish.working')}</Notice>}
        {changes && changes.lacks.length > 0 && (
          <Notice tone="attention">
            {t('publish.lacks', {
              what: changes.lacks.map(name => t(`publish.lack.${name}`)).join(t('and')),
            })}
          </Notice>
        )}
        {changes && courseVersion > 0 && (
          <ul>
            {changes.hasDetails && <li>{t('publish.details')}</li>}
            {kinds
              .filter(kind => changes[kind].length > 0)
              .map(kind => (
                <li key={kind}>
                  {t(`publish.${kind}`, {
                    count: changes[kind].length,
                    titles: changes[kind]
                      .slice(0, 5)
                      .map(({ title }) => title)
                      .join(t('and')),
                  })}
                </li>
              ))}
          </ul>
        )}
        {course.state === 'published' ? (
          <p>{t('publish.current', { version: courseVersion })}</p>
        ) : (
          <TextField
            label={t('publish.note')}
            description={t('publish.noteHelp')}
            value={note}
            onChange={event => setNote(event.currentTarget.value)}
          />
        )}
      </Stack>
      <Group mt="md" gap="xs">
        {course.state !== 'published' && (
          <Button
            leftSection={<IconSend size={18} aria-hidden />}
            loading={publishing.isPending}
            disabled={course.isPublishing || !changes || changes.lacks.length > 0}
            onClick={() =>
              publishing.mutate(
                { courseId, version, treeVersion, note },
                { onSuccess: () => toastDone(t('publish.done', { version: next })), ...failed },
              )
            }
          >
            {t('publish.action', { version: next })}
          </Button>
        )}
        {(course.state === 'published' || course.state === 'changed') && (
          <Button
            variant="default"
            loading={withdrawing.isPending}
            onClick={() =>
              withdrawing.mutate(
                { courseId, version },
                { onSuccess: () => toastDone(t('publish.withdrawn')), ...failed },
              )
            }
          >
            {t('publish.withdraw')}
          </Button>
        )}
      </Group>
    </section>
  );
}
