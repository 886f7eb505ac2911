import { useTranslation } from 'react-i18next';
import { listedCourses } from '../../../../shared/features/courses/listed-courses/endpoints.ts';
import type { ListedCourseRow } from '../../../../shared/features/courses/listed-courses/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { refreshCurriculum } from './queries.ts';

const ReasonDialog = lazyComponent(async () => (await import('./reason-dialog.tsx')).ReasonDialog);

interface TakeDownDialogProps {
  course: ListedCourseRow | undefined;
  onClose: () => void;
}

/** Takes a course down for everybody but its author, with a reason. */
export function TakeDownDialog({ course, onClose }: TakeDownDialogProps) {
  const { t } = useTranslation('curriculum');
  const taking = useApiMutation(listedCourses.takeDownCourse, refreshCurriculum);
  if (!course) return null;
  const { id: courseId, organization, version, subscribers, title } = course;
  return (
    <ReasonDialog
      title={t('courses.takeDownTitle', { title })}
      lead={
        subscribers === 0 ? t('courses.takeDownNobody') : t('courses.takeDownLead', { count: subscribers })
      }
      help={t('courses.reasonHelp')}
      confirm={t('courses.takeDown')}
      isDanger
      done={t('courses.takenDown')}
      decide={reason =>
        taking
          .mutateAsync({ organizationId: organization.id, courseId, version, reason })
          .then(() => undefined)
      }
      isDeciding={taking.isPending}
      onClose={onClose}
    />
  );
}
