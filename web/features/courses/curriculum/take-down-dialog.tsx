import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { Text } from '../../../../shared/core/fields.ts';
import { listedCourses } from '../../../../shared/features/courses/listed-courses/endpoints.ts';
import type { ListedCourseRow } from '../../../../shared/features/courses/listed-courses/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useValidatedForm } from '../../../ui/form/use-validated-form.ts';
import { refreshCurriculum } from './queries.ts';

interface TakeDownDialogProps {
  course: ListedCourseRow | undefined;
  onClose: () => void;
}

/** Takes a course away from everybody but its author, with a reason. */
export function TakeDownDialog({ course, onClose }: TakeDownDialogProps) {
  const { t } = useTranslation('curriculum');
  const title = course && t('courses.takeDownTitle', { title: course.title });
  return (
    <Dialog isOpen={course !== undefined} onClose={onClose} title={title} size={480}>
      {course && <TakeDownForm key={course.id} course={course} onClose={onClose} />}
    </Dialog>
  );
}

const Reason = z.object({ reason: Text.min(1) });

function TakeDownForm({ course, onClose }: { course: ListedCourseRow; onClose: () => void }) {
  const { t } = useTranslation(['curriculum', 'common']);
  const errorText = useErrorText();
  const taking = useApiMutation(listedCourses.takeDownCourse, refreshCurriculum);
  const { form, node, submit, showRefusal } = useValidatedForm({ reason: '' }, Reason, values => values);
  const { id: courseId, organization, version, subscribers } = course;
  const takeDown = submit(({ reason }) =>
    taking.mutate(
      { organizationId: organization.id, courseId, version, reason },
      {
        onSuccess: () => {
          toastDone(t('courses.takenDown'));
          onClose();
        },
        onError: error => {
          showRefusal(error);
          toastFailed(errorText(error, 'edit'));
          void refreshCurriculum();
        },
      },
    ),
  );
  return (
    <form ref={node} noValidate onSubmit={takeDown}>
      <p>{t('courses.takeDownLead', { count: subscribers })}</p>
      <TextField
        mt="md"
        label={t('close.reason')}
        description={t('courses.reasonHelp')}
        required
        {...form.getInputProps('reason')}
      />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" color="red" loading={taking.isPending}>
          {t('courses.takeDown')}
        </Button>
      </Group>
    </form>
  );
}
