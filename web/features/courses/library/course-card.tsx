import { IconLanguage, IconListCheck, IconUser } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LibraryCourse } from '../../../../shared/features/courses/library/schema.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import layout from '../../../ui/layout/layout.module.css';
import { useAges } from '../courses/use-ages.ts';
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
      <CardCover course={course} />
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

const tones = ['brand', 'amber', 'leaf', 'clay', 'plum'] as const;
/** SVG path of the almond shape in the logo, 40 wide, centred at the origin. */
const almond = 'M-20 0 Q0 -20 20 0 Q0 20 -20 0Z';

/** For each drawing, the centre, rotation and scale of the almonds. */
const drawings = [
  [
    [70, 60, 0, 1],
    [120, 60, 0, 1],
    [170, 60, 0, 1],
    [220, 60, 0, 1],
    [95, 105, 0, 1],
    [145, 105, 0, 1],
    [195, 105, 0, 1],
  ],
  [
    [156, 96, -90, 1.3],
    [120, 76, -35, 1.2],
    [192, 76, 215, 1.2],
    [104, 40, -20, 0.8],
    [208, 40, 200, 0.8],
  ],
  [
    [156, 76, 0, 2.6],
    [60, 40, -25, 0.7],
    [254, 112, -25, 0.7],
    [66, 116, 20, 0.5],
    [248, 36, 20, 0.5],
  ],
] as const;

type Shown = Pick<LibraryCourse, 'id' | 'cover' | 'coverUrl'>;

/** Shows the cover of a course; without a picture, a drawing chosen by the course id. */
function CardCover({ course: { id, cover, coverUrl } }: { course: Shown }) {
  if (coverUrl) return <img className={styles.cover} src={coverUrl} alt={cover?.alt ?? ''} loading="lazy" />;
  return <Leaves id={id} />;
}

function Leaves({ id }: { id: string }) {
  const number = [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const drawing = drawings[number % drawings.length] ?? drawings[0];
  return (
    <svg
      className={styles.cover}
      viewBox="0 0 312 148"
      preserveAspectRatio="xMidYMid slice"
      data-tone={tones[number % tones.length]}
      aria-hidden
    >
      {drawing.map(([x, y, turn, size], index) => (
        <path
          key={`${x} ${y}`}
          d={almond}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
          opacity={index % 3 === 1 ? 0.55 : 0.9}
        />
      ))}
    </svg>
  );
}
