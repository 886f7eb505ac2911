import { AppError } from '../../../../shared/core/errors.ts';
import { letterTextsOf } from '../../../../shared/features/notes/letters/letter-texts.ts';
import type { noteReports } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { headedPdf } from '../../../platform/pdf/headed-pdf.ts';
import { mutedColor } from '../../../platform/pdf/report-frame.ts';
import { letterDocument } from '../letters/letter-document.ts';
import { readPictures } from '../letters/read-pictures.ts';
import { NotesStore } from '../notes/notes-store.ts';

/** Increase it when the rendering changes, so that stored PDFs of drafts are not served. */
const layoutVersion = 1;

/** A draft as it reads now, which says that it is one and who has prepared it. */
export const openNotePdfHandler: PdfHandler<typeof noteReports.openNotePdf> = async (
  { script: asked },
  context,
) => {
  const { openStore, organization, pdfs, records } = context;
  const { note, case: child } = records;
  if (note.deleted !== null) throw new AppError('note.deleted');
  const { id, date, description, language, template, picture, files, author, includesName } = note;
  const script = asked ?? child.emailScript ?? organization.script;
  const texts = letterTextsOf(language, script);
  const { fullName, otherName, birthDate } = child;
  const letter = {
    ...{ language, script, picture, date, child: { fullName, otherName, birthDate } },
    title: description || template?.name || texts.note,
    body: await openStore(NotesStore).body(id),
    author: author.fullName,
    marks: [texts.draft],
  };
  const name = [author.fullName, author.qualification].filter(Boolean).join(' · ');
  const preparedBy = includesName ? texts.preparedBy(name) : null;
  const pdf = headedPdf(context, {
    folder: id,
    name: `note-${date}-${language}`,
    facts: [layoutVersion, letter, files, preparedBy],
    draw: async sender => {
      const pictures = await readPictures(pdfs, 'template-picture', files);
      const document = letterDocument({ ...letter, sender, pictures });
      if (preparedBy === null) return document;
      const end = { kind: 'paragraph' as const, text: preparedBy, color: mutedColor };
      return { ...document, blocks: [...document.blocks, { kind: 'space', height: 16 }, end] };
    },
  });
  return pdfs.open(pdf);
};
