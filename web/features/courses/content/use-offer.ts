import { useTranslation } from 'react-i18next';
import type { Course } from '../../../../shared/features/courses/courses/schema.ts';
import { publications } from '../../../../shared/features/courses/publications/endpoints.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { refreshCourses } from '../courses/queries.ts';
import { useDelayedAction } from './use-delayed-action.ts';

export function useOffer({ course, note }: { course: Course; note: string }) {
  const { t } = useTranslation('courses');
  const errorText = useErrorText();
  const publishing = useApiMutation(publications.publishCourse, refreshCourses);
  const withdrawing = useApiMutation(publications.withdrawCourse, refreshCourses);
  const offering = useApiMutation(publications.offerCourseAgain, refreshCourses);
  const { id: courseId, title, version, treeVersion, courseVersion } = course;

  async function attempt<Answer>(act: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await act();
    } catch (error) {
      toastFailed(errorText(error, 'edit'));
      return undefined;
    }
  }

  const { pending, action: publication } = useDelayedAction(async () => {
    const sent = { courseId, version, treeVersion, note };
    const published = await attempt(() => publishing.mutateAsync(sent));
    if (published) toastDone(t('publish.done', { version: courseVersion + 1 }));
    return published !== undefined;
  });

  function cancelPublishing(): void {
    if (publication.cancel(courseId)) toastDone(t('publish.undone'));
    else toastFailed(t('content.tooLate'));
  }

  async function offerAgain(at: number): Promise<void> {
    const offered = await attempt(() => offering.mutateAsync({ courseId, version: at }));
    if (offered) toastDone(t('publish.offered', { title }));
  }

  async function withdraw(): Promise<void> {
    const withdrawn = await attempt(() => withdrawing.mutateAsync({ courseId, version }));
    if (!withdrawn) return;
    const run = () => void offerAgain(withdrawn.version);
    toastDone(t('publish.withdrawn'), run);
  }

  return {
    /** Whether the publication is pending, so that the user can still cancel it. */
    isWaiting: pending !== undefined && !publishing.isPending,
    isBusy: publishing.isPending || withdrawing.isPending || offering.isPending,
    publish: () => publication.start(courseId),
    cancelPublishing,
    withdraw,
    offerAgain,
  };
}
