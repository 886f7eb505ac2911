import { useTranslation } from 'react-i18next';
import type { Activity } from '../../../../shared/features/courses/activities/schema.ts';
import styles from './activity-text.module.css';

const languages = ['en', 'zh'] as const;

/** What families are told, in the languages that something is written in. */
export function ActivityEmail({ email }: { email: NonNullable<Activity['email']> }) {
  const { t } = useTranslation('courses');
  return (
    <div className={styles.letter}>
      <h2>{t('activity.email')}</h2>
      {languages
        .filter(language => email[language].subject !== '' || email[language].text !== '')
        .map(language => (
          <div key={language} lang={language === 'zh' ? 'zh-Hans' : 'en'}>
            <h3>{email[language].subject || t(`language.${language}`)}</h3>
            <p className={styles.description}>{email[language].text}</p>
          </div>
        ))}
    </div>
  );
}
