import { useTranslation } from 'react-i18next';
import { documentText } from '../../../../shared/core/rich-document/document-text.ts';
import type { Note } from '../../../../shared/features/notes/notes/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { type ConflictChoice, ConflictFrame } from '../../../ui/dialog/conflict-frame.tsx';
import styles from './note.module.css';
import type { NoteValues } from './use-saved-note.ts';

interface NoteConflictProps extends ConflictChoice {
  theirs: Note;
  mine: NoteValues;
}

/** Resolves a version conflict of a note: shows both texts side by side. */
export function NoteConflict({ theirs, mine, ...choice }: NoteConflictProps) {
  const { t } = useTranslation('notes');
  const { organizationUser } = useSession();
  const by = theirs.savedBy.id === organizationUser?.id ? 'own' : 'other';
  return (
    <ConflictFrame
      textOf={part => t(part === 'keepMine' ? 'conflict.keepMine' : `conflict.${by}.${part}`)}
      size={800}
      {...choice}
    >
      <p>{t(`conflict.${by}.text`, { name: theirs.savedBy.fullName })}</p>
      <div className={styles.texts}>
        {(['mine', 'theirs'] as const).map(whose => (
          <section key={whose}>
            <h3>{t(whose === 'mine' ? 'conflict.mine' : `conflict.${by}.theirs`)}</h3>
            <p className={styles.plain}>{documentText((whose === 'mine' ? mine : theirs).body)}</p>
          </section>
        ))}
      </div>
    </ConflictFrame>
  );
}
