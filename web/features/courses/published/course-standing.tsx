import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LibraryCourse } from '../../../../shared/features/courses/library/schema.ts';
import type { TakeDown } from '../../../../shared/features/courses/published-courses/schema.ts';
import { useWasOpened } from '../../../ui/dialog/use-was-opened.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { CancelDialog } from '../library/cancel-dialog.tsx';
import { SubscriptionAction } from '../library/subscription-action.tsx';

const SubscribeDialog = lazyComponent(
  async () => (await import('../library/subscribe-dialog.tsx')).SubscribeDialog,
);

export function CourseAction({ course }: { course: LibraryCourse }) {
  const [requested, setRequested] = useState<LibraryCourse>();
  const [cancelled, setCancelled] = useState<LibraryCourse>();
  const wasRequested = useWasOpened(requested !== undefined);
  return (
    <>
      <SubscriptionAction
        course={course}
        href={null}
        onSubscribe={() => setRequested(course)}
        onCancel={() => setCancelled(course)}
      />
      {wasRequested && <SubscribeDialog course={requested} onClose={() => setRequested(undefined)} />}
      <CancelDialog course={cancelled} onClose={() => setCancelled(undefined)} />
    </>
  );
}

type Shown = Pick<LibraryCourse, 'isOwn' | 'isOffered' | 'mayRead' | 'subscription' | 'state'> & {
  takeDown: TakeDown | null;
};

export function CourseNotice({ course }: { course: Shown }) {
  const { t } = useTranslation('library');
  const { takeDown, isOwn, isOffered, mayRead, state, subscription } = course;
  if (takeDown)
    return (
      <Notice tone="danger">
        <p>{t('page.takenDown', { reason: takeDown.reason })}</p>
        {!isOwn && <p>{t('page.takenDownLead')}</p>}
      </Notice>
    );
  if (!isOwn && !isOffered) return <Notice tone="attention">{t('page.withdrawn')}</Notice>;
  const isRefused = state === 'declined' || state === 'withdrawn';
  if (isRefused && subscription?.reason)
    return <Notice tone="attention">{t(`page.refused.${state}`, { reason: subscription.reason })}</Notice>;
  return mayRead ? null : <Notice>{t('page.closed')}</Notice>;
}
