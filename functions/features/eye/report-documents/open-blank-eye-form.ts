import type { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import type { EyeReportKind } from '../../../../shared/features/eye/report-documents/schema.ts';
import type { PdfTexts } from '../../../../shared/features/eye/report-texts/pdf-text-types.ts';
import { pdfTextsOf } from '../../../../shared/features/eye/report-texts/pdf-texts.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import {
  type Block,
  type Document,
  type Table,
  type Written,
  writtenIn,
} from '../../../platform/pdf/document.ts';
import { headedPdf } from '../../../platform/pdf/headed-pdf.ts';
import { ruleColor, type Sender, senderBlocks } from '../../../platform/pdf/report-frame.ts';
import { writingLine } from '../../../platform/pdf/writing-lines.ts';
import { layoutVersion } from './eye-report-pdf.ts';

export const openBlankEyeForm: PdfHandler<typeof reportDocuments.openBlankEyeForm> = async (
  { kind, language, script: requestedScript },
  context,
) => {
  const script = requestedScript ?? context.organization.script;
  const form = headedPdf(context, {
    folder: 'blank',
    name: `${kind}-${language}`,
    facts: [layoutVersion, script],
    draw: sender => blankForm(kind, writtenIn(language, script), sender),
  });
  return context.pdfs.open(form);
};

const blankVisitRows = 12;

function blankForm(kind: EyeReportKind, { language, script }: Written, sender: Sender): Document {
  const texts = pdfTextsOf(language);
  const title = texts[kind];
  return {
    title,
    language,
    script,
    author: sender.name,
    blocks: [
      ...senderBlocks(sender, []),
      { kind: 'heading', level: 1, text: title, size: 17 },
      { kind: 'space', height: 8 },
      ...blankFields([texts.name, texts.born, texts.visits.date, texts.to.replace(/[:：]\s*$/, '')]),
      { kind: 'space', height: 14 },
      ...(kind === 'refraction' ? refractionTables(texts) : [visitTable(texts)]),
      { kind: 'space', height: 14 },
      ...blankFields([texts.visit.comment.label, '', texts.examinedBy, texts.signature]),
    ],
    footer: (page, pages) => ({ start: sender.pdfFooter ?? '', end: texts.page(page, pages) }),
  };
}

function blankFields(names: string[]): Block[] {
  const half = Math.ceil(names.length / 2);
  return [
    {
      kind: 'columns',
      gap: 24,
      columns: [names.slice(0, half), names.slice(half)].map(side => ({
        share: 1,
        blocks: side.flatMap((name): Block[] => [...writingLine(name), { kind: 'space', height: 8 }]),
      })),
    },
  ];
}

/** An empty line, as space for writing. */
const room = '\n';

function refractionTables(texts: PdfTexts): Block[] {
  const { sph, cyl, axis, add, va, pd, height, prism } = texts.columns;
  const table = (name: string, columns: string[]): Block[] => [
    { kind: 'heading', level: 2, text: name, size: 11.5 },
    {
      kind: 'table',
      columns: [{ share: 1.5 }, ...columns.map(() => ({ share: 1 }))],
      header: [texts.eye, ...columns],
      hasRowHeads: true,
      rows: [texts.right, texts.left].map(eye => [`${eye}${room}`, ...columns.map(() => '')]),
    } satisfies Table,
    { kind: 'space', height: 12 },
  ];
  return [
    ...table(texts.method.dry, [sph, cyl, axis, add, va]),
    ...table(texts.method.cycloplegic, [sph, cyl, axis, add, va]),
    ...table(texts.prescription, [sph, cyl, axis, add, pd, height, prism]),
  ];
}

function visitTable({ visits }: PdfTexts): Table {
  const header = [
    visits.date,
    visits.age,
    visits.rightSe,
    visits.leftSe,
    visits.rightLength,
    visits.leftLength,
  ];
  return {
    kind: 'table',
    columns: header.map(() => ({ share: 1 })),
    header,
    rows: Array.from({ length: blankVisitRows }, () => [room, ...header.slice(1).map(() => '')]),
    ruled: [{ row: 0, color: ruleColor }],
  };
}
