import { Menu } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconDownload, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { mayChangeCourse } from '../../../../shared/features/courses/courses/course-rules.ts';
import { courses } from '../../../../shared/features/courses/courses/endpoints.ts';
import type { CourseRow } from '../../../../shared/features/courses/courses/schema.ts';
import { refreshAfterRemoval } from '../../../platform/api/refresh-after-removal.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { RecordMenu } from '../../../ui/list/record-menu.tsx';
import type { ExportedCourse } from '../export/export-dialog.tsx';
import { coursesRoot, refreshCourses } from './queries.ts';

const ExportDialog = lazyComponent(async () => (await import('../export/export-dialog.tsx')).ExportDialog);

interface CourseMenuProps {
  course: ExportedCourse & Pick<CourseRow, 'version' | 'author' | 'archivedAt'>;
  onRemoved?: () => void;
}

export function CourseMenu({ course, onRemoved }: CourseMenuProps) {
  const { t } = useTranslation(['courses', 'ui']);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const to = useTo();
  const me = useSession();
  const [isAsking, setAsking] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const archiving = useApiMutation(courses.archiveCourse, refreshCourses);
  const removing = useApiMutation(courses.removeCourse, (_, removed) =>
    refreshAfterRemoval(coursesRoot, removed.courseId),
  );
  if (!mayChangeCourse(course, me)) return null;
  const { id: courseId, title, version, archivedAt } = course;
  const isArchived = archivedAt !== null;
  const archive = () =>
    archiving.mutate(
      { courseId, version, isArchived: !isArchived },
      {
        onSuccess: () => toastDone(t(isArchived ? 'toast.restored' : 'toast.archived', { title })),
        onError: error => toastFailed(errorText(error, 'edit')),
      },
    );
  const remove = () =>
    removing.mutate(
      { courseId },
      {
        onSuccess: () => {
          toastDone(t('toast.removed', { title }));
          onRemoved?.();
        },
        onError: error => toastFailed(errorText(error, 'edit')),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <RecordMenu label={t('menu', { title })}>
        <Menu.Item
          leftSection={<IconPencil size={18} />}
          onClick={() => void navigate(to('editCourse', { id: courseId }))}
        >
          {t('edit')}
        </Menu.Item>
        <Menu.Item
          leftSection={isArchived ? <IconArchiveOff size={18} /> : <IconArchive size={18} />}
          onClick={archive}
        >
          {t(isArchived ? 'action.restore' : 'ui:act.archive')}
        </Menu.Item>
        <Menu.Item leftSection={<IconDownload size={18} />} onClick={() => setExporting(true)}>
          {t('ui:export.label')}
        </Menu.Item>
        {course.courseVersion === 0 && (
          <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => setAsking(true)}>
            {t('action.remove', { title })}
          </Menu.Item>
        )}
      </RecordMenu>
      {isExporting && <ExportDialog course={course} onClose={() => setExporting(false)} />}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('remove.title', { title })}
        consequence={
          course.activities === 0 ? t('remove.empty') : t('remove.consequence', { count: course.activities })
        }
        confirm={t('content.action.remove')}
        keep={t('ui:act.keep')}
        isWorking={removing.isPending}
        onConfirm={remove}
        onKeep={() => setAsking(false)}
      />
    </>
  );
}
