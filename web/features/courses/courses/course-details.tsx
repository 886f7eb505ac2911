import { useTranslation } from 'react-i18next';
import type { Course } from '../../../../shared/features/courses/courses/schema.ts';
import card from '../../../ui/layout/card.module.css';
import { DocumentView } from '../../../ui/rich-text/document-view.tsx';
import { Fact } from '../../../ui/text/fact.tsx';
import facts from '../../../ui/text/facts.module.css';
import { CourseCover } from './course-cover.tsx';
import styles from './course-details.module.css';
import { useAges } from './use-ages.ts';

type Shown = Pick<
  Course,
  'cover' | 'coverUrl' | 'shortDescription' | 'description' | 'goals' | 'languages' | 'ageFrom' | 'ageTo'
>;

const noPictures = new Map<string, string>();

export function CourseDetails({ course, more }: { course: Shown; more?: React.ReactNode }) {
  const { t } = useTranslation(['courses', 'common', 'ui']);
  const ages = useAges(course);
  return (
    <section className={card.card}>
      <div className={styles.columns}>
        <CourseCover url={course.coverUrl} alt={course.cover?.alt ?? ''} />
        <div className={styles.words}>
          {course.shortDescription !== '' && <p className={styles.short}>{course.shortDescription}</p>}
          <dl className={`${facts.facts} ${styles.facts}`}>
            <Fact name={t('common:language')}>
              {course.languages.map(language => t(`language.${language}`)).join(t('common:comma'))}
            </Fact>
            {ages && <Fact name={t('ui:field.age')}>{ages}</Fact>}
            {more}
          </dl>
          {course.goals.length > 0 && (
            <>
              <h2>{t('field.goals')}</h2>
              <ul>
                {course.goals.map(goal => (
                  <li key={goal}>{goal}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
      {course.description && (
        <DocumentView document={course.description} pictures={noPictures} fieldOf={() => ''} />
      )}
    </section>
  );
}
