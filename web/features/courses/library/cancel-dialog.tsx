import { useTranslation } from 'react-i18next';
import type { LibraryCourse } from '../../../../shared/features/courses/library/schema.ts';
import { subscriptions } from '../../../../shared/features/courses/subscriptions/endpoints.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { refreshLibrary } from './queries.ts';

export function CancelDialog({
  course,
  onClose,
}: {
  course: LibraryCourse | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('library');
  const errorText = useErrorText();
  const cancelling = useApiMutation(subscriptions.cancelSubscription, refreshLibrary);
  const cancel = () =>
    course &&
    cancelling.mutate(
      { courseId: course.id },
      {
        onSuccess: () => toastDone(t('cancel.done')),
        onError: error => {
          toastFailed(errorText(error));
          void refreshLibrary();
        },
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      isOpen={course !== undefined}
      title={course ? t('cancel.title', { title: course.title }) : ''}
      consequence={t('cancel.lead')}
      confirm={t('cancel.button')}
      keep={t('cancel.keep')}
      isWorking={cancelling.isPending}
      onConfirm={cancel}
      onKeep={onClose}
    />
  );
}
