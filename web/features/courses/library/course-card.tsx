import { Button } from '@mantine/core';
import { IconLanguage, IconListCheck, IconUser } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { routes } from '../../../../shared/core/routes.ts';
import type { LibraryCourse } from '../../../../shared/features/courses/library/schema.ts';
import { accessTo } from '../../../platform/auth/access.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { useDates } from '../../../platform/i18n/use-dates.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { CourseCover } from './course-cover.tsx';
import styles from './library.module.css';
import { SubscriptionStatus } from './subscription-status.tsx';

interface CourseCardProps {
  course: LibraryCourse;
  onSubscribe: () => void;
  onCancel: () => void;
}

/** A course: what it is, how the organisation stands with it, and the one thing to do about it. */
export function CourseCard({ course, onSubscribe, onCancel }: CourseCardProps) {
  const { t } = useTranslation('library');
  const title = useId();
  const { day } = useDates(useSession().organization?.timeZone);
  const { subscription } = course;
  const isAsked = course.state === 'pending' && subscription;
  const ages = useAges(course);
  const href = useCourseHref(course);
  return (
    <li className={styles.card} aria-labelledby={title}>
      <CourseCover id={course.id} />
      <div className={styles.text}>
        <h2 id={title}>{href ? <Link to={href}>{course.title}</Link> : course.title}</h2>
        <p className={styles.description}>{course.shortDescription}</p>
        <p className={styles.author}>{course.organizationName}</p>
        <p className={styles.facts}>
          <span>
            <IconLanguage size={16} aria-hidden />
            {course.languages.map(language => t(`languageName.${language}`)).join(' · ')}
          </span>
          {ages && (
            <span>
              <IconUser size={16} aria-hidden />
              {ages}
            </span>
          )}
          <span>
            <IconListCheck size={16} aria-hidden />
            {t('activities', { count: course.activities })}
          </span>
        </p>
        {isAsked && (
          <p className={styles.asked}>
            {t('requestedBy', {
              name: subscription.requestedBy.fullName,
              date: day(subscription.requestedAt),
            })}
          </p>
        )}
        {(course.state === 'declined' || course.state === 'withdrawn') && subscription?.reason && (
          <p className={styles.asked}>{subscription.reason}</p>
        )}
      </div>
      <div className={styles.foot}>
        <SubscriptionStatus course={course} />
        <CardAction course={course} onSubscribe={onSubscribe} onCancel={onCancel} />
      </div>
    </li>
  );
}

/** Where a course is read: its authors open what they write. */
function useCourseHref({ id, isOwn }: LibraryCourse): string | null {
  const to = useTo();
  const session = useSession();
  return isOwn && accessTo(routes.course, session) === 'open' ? to('course', { id }) : null;
}

function useAges({ ageFrom, ageTo }: LibraryCourse): string | null {
  const { t } = useTranslation('library');
  if (ageFrom === null) return ageTo === null ? null : t('ageAtMost', { to: ageTo });
  return ageTo === null ? t('ageAtLeast', { from: ageFrom }) : t('ageRange', { from: ageFrom, to: ageTo });
}

function CardAction({ course, onSubscribe, onCancel }: CourseCardProps) {
  const { t } = useTranslation('library');
  const href = useCourseHref(course);
  const session = useSession();
  const isReadOnly = useIsReadOnly();
  const { subscription, title } = course;
  const isOwnRequest = session.role === 'admin' || subscription?.requestedBy.id === session.id;
  if (course.state === 'pending')
    return isReadOnly || !isOwnRequest ? null : (
      <Button variant="subtle" size="sm" aria-label={`${t('cancel.button')}: ${title}`} onClick={onCancel}>
        {t('cancel.button')}
      </Button>
    );
  const isRenewal = course.state === 'subscribed' && course.mayRequest;
  if (course.mayRequest && !isReadOnly)
    return (
      <Button
        variant="default"
        size="sm"
        aria-label={`${t(isRenewal ? 'renew' : 'subscribe.button')}: ${title}`}
        onClick={onSubscribe}
      >
        {t(isRenewal ? 'renew' : 'subscribe.button')}
      </Button>
    );
  if (!href) return null;
  return (
    <Button variant="default" size="sm" component={Link} to={href} aria-label={`${t('open')}: ${title}`}>
      {t('open')}
    </Button>
  );
}
