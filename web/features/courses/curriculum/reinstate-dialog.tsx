import { useTranslation } from 'react-i18next';
import { listedCourses } from '../../../../shared/features/courses/listed-courses/endpoints.ts';
import type { ListedCourseRow } from '../../../../shared/features/courses/listed-courses/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { refreshCurriculum } from './queries.ts';

/** Makes a course that was taken down available again; asks for confirmation. */
export function ReinstateDialog({
  course,
  onClose,
}: {
  course: ListedCourseRow | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation(['curriculum', 'ui']);
  const errorText = useErrorText();
  const reinstating = useApiMutation(listedCourses.reinstateCourse, refreshCurriculum);
  const reinstate = () =>
    course &&
    reinstating.mutate(
      { organizationId: course.organization.id, courseId: course.id, version: course.version },
      {
        onSuccess: () => toastDone(t('courses.reinstated')),
        onError: error => {
          toastFailed(errorText(error, 'edit'));
          void refreshCurriculum();
        },
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      isOpen={course !== undefined}
      title={course ? t('courses.reinstateTitle', { title: course.title }) : ''}
      consequence={t('courses.reinstateLead')}
      confirm={t('ui:act.restore')}
      keep={t('courses.keep')}
      isWorking={reinstating.isPending}
      onConfirm={reinstate}
      onKeep={onClose}
    />
  );
}
