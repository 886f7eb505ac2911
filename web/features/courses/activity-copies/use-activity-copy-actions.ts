import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { activityCopies } from '../../../../shared/features/courses/activity-copies/endpoints.ts';
import type { ActivityCopyRow } from '../../../../shared/features/courses/activity-copies/schema.ts';
import { refreshAfterRemoval } from '../../../platform/api/refresh-after-removal.ts';
import { undoOf } from '../../../platform/api/unchanged.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useLocale, useTo } from '../../../platform/i18n/use-locale.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { ownActivitiesRoot, refreshOwnActivities } from '../own-activities/queries.ts';

type Named = Pick<ActivityCopyRow, 'id' | 'title' | 'version'>;

export function useActivityCopyActions() {
  const { t } = useTranslation('courses');
  const attempt = useAttempt('edit');
  const locale = useLocale();
  const to = useTo();
  const navigate = useNavigate();
  const making = useApiMutation(activityCopies.createActivityCopy, refreshOwnActivities);
  const duplicating = useApiMutation(activityCopies.duplicateActivityCopy, refreshOwnActivities);
  const updating = useApiMutation(activityCopies.updateActivityCopy, refreshOwnActivities);
  const removing = useApiMutation(activityCopies.removeActivityCopy);
  const restoring = useApiMutation(activityCopies.restoreActivityCopy, refreshOwnActivities);

  return {
    isMaking: making.isPending,
    isUpdating: updating.isPending,
    /** Makes a copy or finds the existing one, and opens its form. */
    make: (publishedActivityId: string) =>
      attempt(async () => {
        const { id, title } = await making.mutateAsync({ publishedActivityId });
        toastDone(t('copy.toast.made', { title }));
        await navigate(to('editCurriculumActivity', { id }));
      }),
    duplicate: ({ id: activityCopyId }: Named) =>
      attempt(async () => {
        const { id, title } = await duplicating.mutateAsync({ activityCopyId, locale });
        toastDone(t('own.toast.copied', { title }));
        await navigate(to('curriculumActivity', { id }));
      }),
    update: (
      { id: activityCopyId, title, version }: Named,
      courseVersion: number,
      choice: 'keep-mine' | 'discard-mine' | 'ignore',
    ) =>
      attempt(async () => {
        await updating.mutateAsync({ activityCopyId, version, courseVersion, choice });
        const key = choice === 'ignore' ? 'copy.toast.ignored' : 'copy.toast.updated';
        toastDone(t(key, { title, version: courseVersion }));
      }),
    /** @param leave leaves the page of the copy */
    remove: ({ id: activityCopyId, title }: Named, leave?: () => unknown) =>
      attempt(async () => {
        const answer = await removing.mutateAsync({ activityCopyId });
        await leave?.();
        void refreshAfterRemoval(ownActivitiesRoot, activityCopyId);
        const undo = () =>
          attempt(async () => {
            await restoring.mutateAsync({ activityCopyId });
            toastDone(t('own.toast.restored', { title }));
          });
        toastDone(
          t('toast.removed', { title }),
          undoOf(answer, () => void undo()),
        );
      }),
  };
}
