import { useTranslation } from 'react-i18next';
import { languageTag } from '../../../../shared/core/languages.ts';
import type { Activity, ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { DocumentView } from '../../../ui/rich-text/document-view.tsx';
import { Fact } from '../../../ui/text/fact.tsx';
import facts from '../../../ui/text/facts.module.css';
import { useAges } from '../courses/use-ages.ts';
import { ActivityIcon } from './activity-icon.tsx';
import styles from './activity-text.module.css';
import { ActivityVideo } from './activity-video.tsx';
import { LinkedVideo } from './linked-video.tsx';

const languages = ['en', 'zh'] as const;

function ActivityEmail({ email }: { email: NonNullable<Activity['email']> }) {
  const { t } = useTranslation('courses');
  return (
    <div className={styles.letter}>
      <h2>{t('activity.field.email')}</h2>
      {languages
        .filter(language => email[language].subject !== '' || email[language].text !== '')
        .map(language => (
          <div key={language} lang={languageTag(language, 'simplified')}>
            <h3>{email[language].subject || t(`language.${language}`)}</h3>
            <p className={`${layout.breakable} ${layout.lineBreaks}`}>{email[language].text}</p>
          </div>
        ))}
    </div>
  );
}

type Shown = ActivityFields & { links: readonly { fileId: string; url: string }[] };

const noPictures = new Map<string, string>();

export function ActivityText({
  activity,
  refreshLink,
}: {
  activity: Shown;
  /** Returns a new link to a file after the current link has expired. */
  refreshLink?: (fileId: string) => Promise<string>;
}) {
  const { t } = useTranslation(['courses', 'ui', 'common']);
  const ages = useAges(activity);
  const { video, links, attachments } = activity;
  const urlOf = (fileId: string) => links.find(link => link.fileId === fileId)?.url;
  return (
    <section className={`${card.card} ${styles.root}`}>
      {(activity.icon || activity.description !== '') && (
        <div className={layout.row12}>
          {activity.icon && (
            <ActivityIcon
              icon={activity.icon}
              url={activity.icon.type === 'image' ? urlOf(activity.icon.fileId) : undefined}
            />
          )}
          <p className={`${layout.breakable} ${layout.lineBreaks}`}>{activity.description}</p>
        </div>
      )}
      <dl className={`${facts.facts} ${styles.facts}`}>
        <Fact name={t('activity.field.activityKind')}>{t(`activity.kind.${activity.activityKind}`)}</Fact>
        {activity.minutes !== null && (
          <Fact name={t('activity.field.minutes')}>{t('minutes', { count: activity.minutes })}</Fact>
        )}
        {ages && <Fact name={t('ui:field.age')}>{ages}</Fact>}
        {activity.material !== '' && <Fact name={t('activity.field.material')}>{activity.material}</Fact>}
        {activity.tags.length > 0 && (
          <Fact name={t('activity.field.tags')}>{activity.tags.join(t('common:comma'))}</Fact>
        )}
      </dl>
      {activity.objectives.length > 0 && (
        <div>
          <h2>{t('activity.field.objectives')}</h2>
          <ul>
            {activity.objectives.map(objective => (
              <li key={objective}>{objective}</li>
            ))}
          </ul>
        </div>
      )}
      {video?.type === 'file' && (
        <ActivityVideo
          key={video.fileId}
          video={video}
          url={urlOf(video.fileId)}
          refreshLink={refreshLink && (() => refreshLink(video.fileId))}
        />
      )}
      {video?.type === 'link' && <LinkedVideo key={video.url} address={video.url} title={activity.title} />}
      {activity.plan && (
        <div>
          <h2>{t('activity.field.plan')}</h2>
          <DocumentView document={activity.plan} pictures={noPictures} fieldOf={() => ''} />
        </div>
      )}
      {attachments.length > 0 && (
        <div>
          <h2>{t('activity.field.attachments')}</h2>
          <ul>
            {attachments.map(({ fileId, name }) => (
              <li key={fileId}>
                <a href={urlOf(fileId)}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {activity.email && <ActivityEmail email={activity.email} />}
    </section>
  );
}
