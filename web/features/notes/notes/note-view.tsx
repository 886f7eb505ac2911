import { useTranslation } from 'react-i18next';
import { documentText } from '../../../../shared/core/rich-document/document-text.ts';
import { signatureField } from '../../../../shared/core/rich-document/fill-fields.ts';
import { mapFields } from '../../../../shared/core/rich-document/walk-document.ts';
import { textTag } from '../../../../shared/core/script-of-text.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { Note } from '../../../../shared/features/notes/notes/schema.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useAmendmentText } from '../../../ui/amendment/use-amendment-text.ts';
import card from '../../../ui/layout/card.module.css';
import { DocumentView } from '../../../ui/rich-text/document-view.tsx';
import { AttachmentList } from '../attachments/attachment-list.tsx';
import styles from './note.module.css';
import { NotePicture } from './note-picture.tsx';

export function NoteView({ note, child }: { note: Note; child: Case }) {
  const { t } = useTranslation(['notes', 'ui']);
  const { date } = useCalendarDates();
  const { day } = useInstants();
  const amendment = useAmendmentText(note);
  const pictures = new Map<string, string>(note.pictures.map(({ fileId, url }) => [fileId, url]));
  const facts = [
    [t('field.case'), child.fullName],
    [t('field.date'), date(note.date)],
    [t('field.author'), [note.author.fullName, note.author.qualification].filter(Boolean).join(' · ')],
    [t('field.signature'), t(note.includesSignature ? 'signature.printed' : 'signature.none')],
    ...(amendment ? [[t('ui:amendment.last'), amendment]] : []),
    ...(note.template ? [[t('field.template'), note.template.name]] : []),
    ...(note.isShared || !note.sentAt
      ? [[t('field.shared'), t(`filter.shared.${note.isShared ? 'yes' : 'no'}`)]]
      : []),
    [t('field.sent'), note.sentAt ? day(note.sentAt) : t('ui:filter.sent.no')],
  ] as const;
  const signed = t('signature.place', { name: note.author.fullName });
  const body = note.includesSignature
    ? mapFields(note.body, field => (field.name === signatureField ? { ...field, value: signed } : field))
    : note.body;
  return (
    <div className={styles.columns}>
      <section className={card.card} lang={textTag(note.language, documentText(note.body))}>
        <NotePicture note={note} pictures={pictures} />
        <DocumentView document={body} pictures={pictures} />
        <AttachmentList attachments={note.attachments} />
      </section>
      <section className={card.small}>
        <h2>{t('edit.details')}</h2>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
