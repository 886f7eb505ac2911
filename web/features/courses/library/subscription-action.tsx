import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LibraryCourse } from '../../../../shared/features/courses/library/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';

interface SubscriptionActionProps {
  course: LibraryCourse;
  /** URL of the course; null on the course's own page. */
  href: string | null;
  onSubscribe: () => void;
  onCancel: () => void;
}

export function SubscriptionAction({ course, href, onSubscribe, onCancel }: SubscriptionActionProps) {
  const { t } = useTranslation(['library', 'common']);
  const session = useSession();
  const isReadOnly = useIsReadOnly();
  const { subscription, title } = course;
  const isOwnRequest = session.role === 'admin' || subscription?.requestedBy.id === session.id;
  if (course.state === 'pending')
    return isReadOnly || !isOwnRequest ? null : (
      <Button
        variant="subtle"
        size="sm"
        aria-label={t('common:labelled', { name: t('cancel.button'), value: title })}
        onClick={onCancel}
      >
        {t('cancel.button')}
      </Button>
    );
  const isRenewal = course.state === 'subscribed' && course.mayRequest;
  if (course.mayRequest && !isReadOnly)
    return (
      <Button
        variant="default"
        size="sm"
        aria-label={t('common:labelled', { name: t(isRenewal ? 'renew' : 'subscribe.button'), value: title })}
        onClick={onSubscribe}
      >
        {t(isRenewal ? 'renew' : 'subscribe.button')}
      </Button>
    );
  if (!href) return null;
  return (
    <Button
      variant="default"
      size="sm"
      component={Link}
      to={href}
      aria-label={t('common:labelled', { name: t('open'), value: title })}
    >
      {t('open')}
    </Button>
  );
}
