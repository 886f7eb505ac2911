import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { Line } from '../../../../shared/core/fields.ts';
import type { LibraryCourse } from '../../../../shared/features/courses/library/schema.ts';
import { subscriptions } from '../../../../shared/features/courses/subscriptions/endpoints.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Dialog, DialogButtons } from '../../../ui/dialog/dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { LineField } from '../../../ui/form/line-field.tsx';
import { useValidatedForm } from '../../../ui/form/use-validated-form.ts';
import { refreshLibrary } from './queries.ts';

export function SubscribeDialog({
  course,
  onClose,
}: {
  course: LibraryCourse | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('library');
  const title =
    course && t(course.state === 'subscribed' ? 'subscribe.renewTitle' : 'subscribe.title', course);
  return (
    <Dialog isOpen={course !== undefined} onClose={onClose} title={title} size={480}>
      {course && <SubscribeForm key={course.id} course={course} onClose={onClose} />}
    </Dialog>
  );
}

const Message = z.object({ message: Line });

function SubscribeForm({ course, onClose }: { course: LibraryCourse; onClose: () => void }) {
  const { t } = useTranslation(['library', 'common']);
  const errorText = useErrorText();
  const requesting = useApiMutation(subscriptions.requestSubscription, refreshLibrary);
  const { form, node, submit, showRefusal } = useValidatedForm({ message: '' }, Message, values => values);
  const send = submit(({ message }) =>
    requesting.mutate(
      { courseId: course.id, message: message || null },
      {
        onSuccess: () => {
          toastDone(t('subscribe.sent'));
          onClose();
        },
        onError: error => {
          showRefusal(error);
          toastFailed(errorText(error, 'create'));
          void refreshLibrary();
        },
      },
    ),
  );
  return (
    <form ref={node} noValidate onSubmit={send}>
      <p>{t('subscribe.lead')}</p>
      <LineField
        mt="md"
        label={t('subscribe.message')}
        description={t('subscribe.messageHelp')}
        {...form.getInputProps('message')}
      />
      <DialogButtons onCancel={onClose}>
        <Button type="submit" loading={requesting.isPending}>
          {t('subscribe.send')}
        </Button>
      </DialogButtons>
    </form>
  );
}
