import { IconLanguage, IconListCheck, IconUser } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LibraryCourse } from '../../../../shared/features/courses/library/schema.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import layout from '../../../ui/layout/layout.module.css';
import { CourseCover } from './course-cover.tsx';
import styles from './library.module.css';
import { SubscriptionAction } from './subscription-action.tsx';
import { SubscriptionStatus } from './subscription-status.tsx';

interface CourseCardProps {
  course: LibraryCourse;
  onSubscribe: () => void;
  onCancel: () => void;
}

export function CourseCard({ course, onSubscribe, onCancel }: CourseCardProps) {
  const { t } = useTranslation('library');
  const title = useId();
  const { day } = useInstants();
  const { subscription } = course;
  const isAsked = course.state === 'pending' && subscription;
  const ages = useAges(course);
  const to = useTo();
  const href = to('publishedCourse', { id: course.id });
  return (
    <li className={`${layout.column} ${layout.panel}`} aria-labelledby={title}>
      <CourseCover course={course} />
      <div className={styles.text}>
        <h2 id={title}>
          <Link to={href}>{course.title}</Link>
        </h2>
        <p className={styles.description}>{course.shortDescription}</p>
        <p className={layout.hint}>{course.organizationName}</p>
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
        <SubscriptionAction course={course} href={href} onSubscribe={onSubscribe} onCancel={onCancel} />
      </div>
    </li>
  );
}

function useAges({ ageFrom, ageTo }: LibraryCourse): string | null {
  const { t } = useTranslation(['library', 'ui']);
  if (ageFrom === null) return ageTo === null ? null : t('ageAtMost', { to: ageTo });
  return ageTo === null
    ? t('ageAtLeast', { from: ageFrom })
    : t('ui:age.range', { from: ageFrom, to: ageTo });
}
