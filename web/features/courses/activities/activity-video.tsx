import { useTranslation } from 'react-i18next';
import type { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import styles from './activity-text.module.css';

interface ActivityVideoProps {
  activity: Pick<ActivityFields, 'video'> & { links: readonly { fileId: string; url: string }[] };
}

/** The video of an activity: a player, or a link that opens elsewhere. */
export function ActivityVideo({ activity: { video, links } }: ActivityVideoProps) {
  const { t } = useTranslation('courses');
  if (video === null) return null;
  if (video.type === 'file')
    return (
      // biome-ignore lint/a11y/useMediaCaption: captions are the author's to add
      <video
        controls
        preload="metadata"
        src={links.find(({ fileId }) => fileId === video.fileId)?.url}
        className={styles.video}
      />
    );
  return (
    <p>
      <a href={video.url} target="_blank" rel="noopener noreferrer">
        {t('activity.watch', { host: new URL(video.url).hostname })}
      </a>
    </p>
  );
}
