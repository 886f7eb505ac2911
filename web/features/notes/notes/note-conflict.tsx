import { useTranslation } from 'react-i18next';
import { documentText } from '../../../../shared/core/rich-document/document-text.ts';
import type { Note } from '../../../../shared/features/notes/notes/schema.ts';
import { type ConflictChoice, ConflictFrame } from '../../../ui/dialog/conflict-frame.tsx';
import styles from './note.module.css';
import type { NoteValues } from './use-saved-note.ts';

interface NoteConflictProps extends ConflictChoice {
  theirs: Note;
  mine: NoteValues;
}

/** Somebody else saved the same draft: both texts beside each other. */
export function NoteConflict({ theirs, mine, ...choice }: NoteConflictProps) {
  const { t } = useTranslation('notes');
  return (
    <ConflictFrame
      title={t('conflict.title')}
      takeTheirs={t('conflict.takeTheirs')}
      keepMine={t('conflict.keepMine')}
      size={800}
      {...choice}
    >
      <p>{t('conflict.text', { name: theirs.savedBy.fullName })}</p>
      <div className={styles.texts}>
        {(['mine', 'theirs'] as const).map(whose => (
          <section key={whose}>
            <h3>{t(`conflict.${whose}`)}</h3>
            <p className={styles.plain}>{documentText((whose === 'mine' ? mine : theirs).body)}</p>
          </section>
        ))}
      </div>
    </ConflictFrame>
  );
}
