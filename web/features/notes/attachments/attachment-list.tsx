import { useTranslation } from 'react-i18next';
import type { Note } from '../../../../shared/features/notes/notes/schema.ts';
import layout from '../../../ui/layout/layout.module.css';
import { AttachmentName } from './attachment-row.tsx';
import styles from './attachments.module.css';

export function AttachmentList({ attachments }: Pick<Note, 'attachments'>) {
  const { t } = useTranslation('notes');
  if (attachments.length === 0) return null;
  return (
    <section className={styles.shown} aria-label={t('attachments.title')}>
      <h2>{t('attachments.title')}</h2>
      <ol className={`${layout.stack4} ${layout.list}`}>
        {attachments.map(({ fileId, caption, isAppended, ...file }) => (
          <li key={fileId}>
            <AttachmentName file={file} />
            {caption && <p className={styles.caption}>{caption}</p>}
            {isAppended && (
              <p className={`${layout.flush} ${layout.hint} ${layout.regular}`}>
                {t('attachments.isAppended')}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
