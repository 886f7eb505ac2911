import { reportDay } from '../../../../shared/core/dates/report-day.ts';
import type { Script } from '../../../../shared/core/fields.ts';
import { documentText } from '../../../../shared/core/rich-document/document-text.ts';
import { hasSignaturePlace } from '../../../../shared/core/rich-document/fill-fields.ts';
import type { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import { fieldsOf } from '../../../../shared/core/rich-document/walk-document.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { letterTextsOf } from '../../../../shared/features/notes/letters/letter-texts.ts';
import { PrintedNote } from '../../../../shared/features/notes/note-reports/frozen.schema.ts';
import type { NoteHead } from '../../../../shared/features/notes/notes/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { DocumentPrinter } from '../../../composition/archives/document-printer.ts';
import type { PdfContext } from '../../../composition/pdf-context.ts';
import { checkPresent } from '../../../platform/documents/document-life.ts';
import { digestOf } from '../../../platform/pdf/digest-of.ts';
import type { Block, Document, Written } from '../../../platform/pdf/document.ts';
import { type DocumentPdf, documentPdf } from '../../../platform/pdf/document-pdf.ts';
import type { PdfsStore } from '../../../platform/pdf/pdfs-store.ts';
import { mutedColor, type Sender } from '../../../platform/pdf/report-frame.ts';
import { type Signature, signatureBlocks } from '../../../platform/pdf/rich-document-blocks.ts';
import { attachmentBlocks } from '../attachments/attachment-blocks.ts';
import { letterDocument } from '../letters/letter-document.ts';
import { readPictures } from '../letters/read-pictures.ts';
import { NoteSourcesStore } from '../note-sources/sources-store.ts';
import { noteKind } from '../notes/note-items.ts';
import { NotesStore } from '../notes/notes-store.ts';
import { changesOfNote, sourcesOfNote } from './changed-notes.ts';

/**
 * Version of the layout. Increase it when the rendering changes; stored PDFs of drafts are then not served.
 */
const layoutVersion = 7;

interface PrintedHead {
  note: NoteHead;
  child: Case;
  /** False prints the last finished version instead of the draft, if the note was ever finished. */
  isDraft?: boolean;
}

/**
 * A draft prints current data and says that it is a draft. A finished note prints the data that were stored
 * when it was finished.
 */
export async function notePdf(
  { note, child, isDraft = note.status === 'draft' }: PrintedHead,
  requestedScript: Script | null,
  { organization, openStore, pdfs }: Pick<PdfContext, 'organization' | 'openStore' | 'pdfs'>,
): Promise<DocumentPdf> {
  checkPresent(noteKind, note);
  const store = openStore(NotesStore);
  const frozen = isDraft ? undefined : await store.frozen(note);
  const body = frozen?.body ?? (await store.body(note.id));
  const now = PrintedNote.parse({ note, body, child, organization });
  const printed = frozen ?? now;
  const { date: day, language } = printed.note;
  const version = frozen
    ? `final-${frozen.version}`
    : `v${note.version}-${digestOf([layoutVersion, printed])}`;
  const changes = frozen
    ? changesOfNote(frozen, {
        child,
        organization,
        itemAt: await openStore(NoteSourcesStore).itemsAt(sourcesOfNote(frozen, organization.slug)),
      })
    : [];
  return documentPdf(
    {
      ...{ id: note.id, kind: 'note', day, language, script: requestedScript, version, isFrozen: !!frozen },
      ...{ printed, changes },
      draw: (written, sender) => noteDocument(printed, written, sender, pdfs),
    },
    pdfs,
  );
}

async function noteDocument(
  { note, body, child, organization }: PrintedNote,
  written: Written,
  sender: Sender,
  pdfs: PdfsStore,
): Promise<Document> {
  const { date, description, template, picture, files, author, includesName } = note;
  const { language } = written;
  const texts = letterTextsOf(language);
  const signer = note.status === 'draft' ? null : note.finishedBy;
  const by = signer ?? author;
  const name = [by.fullName, by.qualification].filter(Boolean).join(' · ');
  const signature = await signatureOf(note, texts.signatureOf(by.fullName), pdfs);
  const day = (at: string) => reportDay(language, todayIn(organization.timeZone, Date.parse(at)));
  const letter = letterDocument({
    ...{ ...written, picture, date, body, child, signature },
    title: description || template?.name || texts.note,
    sender,
    author: by.fullName,
    marks: [
      ...(note.status === 'draft' ? [texts.draft] : []),
      ...(note.status === 'amended' && note.amendedAt ? [texts.amendedOn(day(note.amendedAt))] : []),
    ],
    pictures: await readPictures(pdfs, 'template-picture', files),
  });
  const muted = (text: string): Block => ({ kind: 'paragraph', text, color: mutedColor });
  const end: Block[] = [
    ...(signature && !hasSignaturePlace(body) ? signatureBlocks(signature) : []),
    ...(includesName && !(signature && isNamedAtEnd(body, by))
      ? [muted(signature ? name : texts.preparedBy(name))]
      : []),
  ];
  const { list, pages } = await attachmentBlocks(note.attachments, texts, pdfs);
  const closing = [...end, ...list];
  return {
    ...letter,
    blocks: [
      ...letter.blocks,
      ...(closing.length > 0
        ? [
            { kind: 'space' as const, height: 16 },
            { kind: 'together' as const, blocks: closing },
          ]
        : []),
      ...pages,
    ],
  };
}

/**
 * Number of blocks with text at the end of a letter in which its author signs, unless a field holds the
 * signature.
 */
const closingBlocks = 4;

/** The end of a letter, in which its author signs: its last blocks, and all from the signature on. */
function closingOf(body: RichDocument): RichDocument {
  const inBlock = (block: RichDocument['content'][number]) => ({ ...body, content: [block] });
  const signed = body.content.findIndex(block => hasSignaturePlace(inBlock(block)));
  const written = body.content.flatMap((block, place) => {
    const own = inBlock(block);
    return fieldsOf(own).length > 0 || documentText(own).trim() !== '' ? [place] : [];
  });
  const last = written.slice(-closingBlocks)[0] ?? 0;
  return { ...body, content: body.content.slice(signed < 0 ? last : Math.min(signed, last)) };
}

/**
 * Whether the fields at the end of a text already give the name of its author, and the qualification if there
 * is one. A name further up does not tell who signed.
 */
function isNamedAtEnd(body: RichDocument, { fullName, qualification }: NoteHead['author']): boolean {
  const end = closingOf(body);
  const filled = new Map(fieldsOf(end).map(({ name, value }) => [name, value]));
  return (
    filled.get('author.fullName') === fullName &&
    (!qualification || filled.get('author.qualification') === qualification)
  );
}

async function signatureOf(
  { status, includesSignature, finishedBy }: NoteHead,
  alt: string,
  pdfs: PdfsStore,
): Promise<Signature | undefined> {
  const id = status !== 'draft' && includesSignature ? finishedBy?.signatureId : null;
  const bytes = id ? await pdfs.picture('signature', id) : undefined;
  return bytes && { bytes, type: 'image/png', alt };
}

export const printNote: DocumentPrinter['print'] = async (item, { child, ...context }) =>
  (await notePdf({ note: noteKind.parse(item), child }, null, context)).pdf;
