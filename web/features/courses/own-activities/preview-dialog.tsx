import { useTranslation } from 'react-i18next';
import type { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { ActivityVideo } from '../activities/activity-video.tsx';
import { LinkedVideo } from '../activities/linked-video.tsx';
import styles from './preview-dialog.module.css';

interface PreviewDialogProps {
  activity: ActivityFields & { links: readonly { fileId: string; url: string }[] };
  onClose: () => void;
}

/** Shows an activity as a class sees it: without the plan, material and notes for the teacher. */
export function PreviewDialog({ activity, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('courses');
  const { title, description, objectives, video, links } = activity;
  const urlOf = (id: string) => links.find(({ fileId }) => fileId === id)?.url;
  const isEmpty = description === '' && objectives.length === 0 && video === null;
  return (
    <Dialog title={t('own.preview.title')} size="xl" fillsPhone onClose={onClose}>
      <article className={styles.root}>
        <h2>{title}</h2>
        {description !== '' && <p className={`${layout.breakable} ${layout.lineBreaks}`}>{description}</p>}
        {video?.type === 'file' && <ActivityVideo video={video} url={urlOf(video.fileId)} />}
        {video?.type === 'link' && <LinkedVideo address={video.url} title={title} />}
        {objectives.length > 0 && (
          <ul>
            {objectives.map(objective => (
              <li key={objective}>{objective}</li>
            ))}
          </ul>
        )}
        {isEmpty && <p className={`${layout.breakable} ${layout.lineBreaks}`}>{t('own.preview.nothing')}</p>}
      </article>
    </Dialog>
  );
}
