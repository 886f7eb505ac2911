import { letterTextsOf } from '../../../../shared/features/notes/letters/letter-texts.ts';
import type { noteReports } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { type Block, writtenIn } from '../../../platform/pdf/document.ts';
import { headedPdf } from '../../../platform/pdf/headed-pdf.ts';
import { senderBlocks } from '../../../platform/pdf/report-frame.ts';
import { writingLines } from '../../../platform/pdf/writing-lines.ts';

/** Version of the layout. Increase it when the rendering changes. */
const layoutVersion = 2;
/** Number of writing lines that fill the page, even if the letterhead has a long address. */
const linesToWriteOn = 15;

export const openBlankNotePdf: PdfHandler<typeof noteReports.openBlankNotePdf> = async (
  { language, script: requestedScript },
  context,
) => {
  const script = requestedScript ?? context.organization.script;
  const written = writtenIn(language, script);
  const texts = letterTextsOf(written.language);
  const lines = Array.from({ length: linesToWriteOn }, (): Block[] => [
    writingLines(['']),
    { kind: 'space', height: 10 },
  ]);
  const form = headedPdf(context, {
    folder: 'blank',
    name: `note-${language}`,
    facts: [layoutVersion, script],
    draw: sender => ({
      title: texts.note,
      ...written,
      author: sender.name,
      blocks: [
        ...senderBlocks(sender, []),
        { kind: 'heading', level: 1, text: texts.note, size: 17 },
        { kind: 'space', height: 6 },
        writingLines([texts.name, texts.date]),
        { kind: 'space', height: 12 },
        ...lines.flat(),
      ],
      footer: (page, pages) => ({ start: sender.pdfFooter ?? sender.name, end: texts.page(page, pages) }),
    }),
  });
  return context.pdfs.open(form);
};
