import { useTranslation } from 'react-i18next';
import { documentText } from '../../../../shared/core/rich-document/document-text.ts';
import type { Note } from '../../../../shared/features/notes/notes/schema.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { type ConflictActs, FieldConflictDialog } from '../../../ui/dialog/field-conflict-dialog.tsx';
import { noteLanguages } from './note-language-field.tsx';
import { mergedAttachments, type NotePart, partsOfNote } from './note-parts.ts';
import { type NoteValues, valuesOf } from './use-saved-note.ts';

interface NoteConflictProps extends ConflictActs<NoteValues> {
  /** The version of the note that somebody else saved. */
  theirs: Note;
  /** The values of the note as last stored on the server. */
  before: NoteValues;
  mine: NoteValues;
}

/** Resolves a version conflict of a note. */
export function NoteConflict({ theirs, before, mine, ...acts }: NoteConflictProps) {
  const { t } = useTranslation('notes');
  const { longDate } = useCalendarDates();
  const stored = valuesOf(theirs);
  const attachments = mergedAttachments(before.attachments, stored.attachments, mine.attachments);

  function textOf(part: NotePart, values: NoteValues): string {
    if (part === 'date') return /^\d{4}-\d\d-\d\d$/.test(values.date) ? longDate(values.date) : values.date;
    if (part === 'description') return values.description;
    if (part === 'body') return documentText(values.body);
    if (part === 'language')
      return noteLanguages.find(({ value }) => value === values.language)?.label ?? values.language;
    return t(values[part] ? 'conflict.yes' : 'conflict.no');
  }

  return (
    <FieldConflictDialog
      other={{ by: theirs.savedBy, at: theirs.savedAt }}
      parts={partsOfNote}
      before={before}
      theirs={{ ...stored, attachments }}
      mine={{ ...mine, attachments }}
      labelOf={part => t(`field.${part}`)}
      textOf={textOf}
      {...acts}
    />
  );
}
