import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { customActivities } from '../../../../shared/features/courses/custom-activities/endpoints.ts';
import type { CustomActivityRow } from '../../../../shared/features/courses/custom-activities/schema.ts';
import { refreshAfterRemoval } from '../../../platform/api/refresh-after-removal.ts';
import { undoOf } from '../../../platform/api/unchanged.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useLocale, useTo } from '../../../platform/i18n/use-locale.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { ownActivitiesRoot, refreshOwnActivities } from '../own-activities/queries.ts';

type Named = Pick<CustomActivityRow, 'id' | 'title' | 'version'>;

export function useCustomActivityActions() {
  const { t } = useTranslation('courses');
  const attempt = useAttempt('edit');
  const locale = useLocale();
  const to = useTo();
  const navigate = useNavigate();
  const copying = useApiMutation(customActivities.copyCustomActivity, refreshOwnActivities);
  const sharing = useApiMutation(customActivities.shareCustomActivity, refreshOwnActivities);
  const removing = useApiMutation(customActivities.removeCustomActivity);
  const restoring = useApiMutation(customActivities.restoreCustomActivity, refreshOwnActivities);

  const restore = ({ id: customActivityId, title }: Named) =>
    attempt(async () => {
      await restoring.mutateAsync({ customActivityId });
      toastDone(t('own.toast.restored', { title }));
    });

  return {
    copy: ({ id: customActivityId }: Named) =>
      attempt(async () => {
        const { id, title } = await copying.mutateAsync({ customActivityId, locale });
        toastDone(t('own.toast.copied', { title }));
        await navigate(to('customActivity', { id }));
      }),
    share: ({ id: customActivityId, title, version }: Named, isShared: boolean) =>
      attempt(async () => {
        await sharing.mutateAsync({ customActivityId, version, isShared });
        toastDone(t(isShared ? 'own.toast.shared' : 'own.toast.unshared', { title }));
      }),
    /** @param leave leaves the page of the activity */
    remove: (activity: Named, leave?: () => unknown) =>
      attempt(async () => {
        const answer = await removing.mutateAsync({ customActivityId: activity.id });
        await leave?.();
        void refreshAfterRemoval(ownActivitiesRoot, activity.id);
        const undo = undoOf(answer, () => void restore(activity));
        toastDone(t('toast.removed', { title: activity.title }), undo);
      }),
  };
}
