import { reportDay } from '../../../../shared/core/dates/report-day.ts';
import type { Locale, Script } from '../../../../shared/core/fields.ts';
import { sortChildren } from '../../../../shared/features/classes/classes/sort-children.ts';
import type { progressDocuments } from '../../../../shared/features/classes/progress-documents/endpoints.ts';
import type { ProgressTexts } from '../../../../shared/features/classes/progress-reports/progress-text-types.ts';
import {
  filledIn,
  progressTextsOf,
} from '../../../../shared/features/classes/progress-reports/progress-texts.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { type Block, type Document, writtenIn } from '../../../platform/pdf/document.ts';
import { headedPdf } from '../../../platform/pdf/headed-pdf.ts';
import { mutedColor, type Sender, senderBlocks } from '../../../platform/pdf/report-frame.ts';
import { openClass } from '../classes/open-class.ts';
import { type ChildProgress, type ClassProgress, type Mean, readClassProgress } from './class-progress.ts';

/** Version of the layout. Increase it when the rendering changes. */
const layoutVersion = 3;

interface ClassToPrint {
  language: Locale;
  script: Script;
  name: string;
  from: string;
  to: string;
  asOf: string;
  progress: ClassProgress;
}

/**
 * The PDF with the progress of a class. It contains only the children whom the reader may see, so it cannot
 * be sent to others.
 */
export const openClassProgressPdf: PdfHandler<typeof progressDocuments.openClassProgressPdf> = async (
  { classId, from, to, language, script: requestedScript },
  context,
) => {
  const opened = await openClass(classId, context);
  const progress = await readClassProgress(opened, { from, to }, context);
  const { organization, now } = context;
  const script = requestedScript ?? organization.script;
  const asOf = todayIn(organization.timeZone, now());
  const facts: ClassToPrint = { language, script, name: opened.record.name, from, to, asOf, progress };
  const pdf = headedPdf(context, {
    ...{ folder: classId, name: `class-progress-${to}-${language}`, isTemporary: true },
    facts: [layoutVersion, facts],
    draw: sender => classDocument(facts, sender),
  });
  return context.pdfs.open(pdf);
};

function classDocument({ name, from, to, asOf, progress, ...copy }: ClassToPrint, sender: Sender): Document {
  const { language, script } = writtenIn(copy.language, copy.script);
  const texts = progressTextsOf(language);
  const day = (date: string) => reportDay(language, date);
  const period = filledIn(texts.period, { from: day(from), to: day(to) });
  const { held, leftOut, hidden } = progress;
  return {
    title: `${texts.classTitle} · ${name}`,
    language,
    script,
    author: sender.name,
    blocks: [
      ...senderBlocks(sender, [day(asOf)]),
      { kind: 'heading', level: 1, text: name, size: 17 },
      muted(`${texts.classTitle} · ${period}`),
      {
        kind: 'paragraph',
        text: [{ text: `${texts.held}${texts.colon}` }, { text: String(held), bold: true }],
      },
      ...(leftOut > 0 ? [muted(filledIn(texts.leftOut, { day: day(asOf), count: leftOut }))] : []),
      { kind: 'space', height: 8 },
      ...childrenBlocks(sortChildren(progress.children, language), texts),
      ...(hidden > 0 ? [muted(filledIn(texts.hidden, { count: hidden }))] : []),
      muted(filledIn(texts.asOf, { day: day(asOf) })),
    ],
    header: { start: `${texts.classTitle} · ${name}`, end: period },
    footer: (page, pages) => ({
      start: sender.pdfFooter ?? sender.name,
      end: filledIn(texts.page, { page, pages }),
    }),
  };
}

const muted = (text: string): Block => ({ kind: 'paragraph', text, color: mutedColor, size: 8.5 });

function childrenBlocks(children: readonly ChildProgress[], texts: ProgressTexts): Block[] {
  if (children.length === 0) return [muted(texts.noChildren)];
  const mean = (of: Mean | null) =>
    of === null
      ? '–'
      : filledIn(of.count === 1 ? texts.meanOfOne : texts.mean, {
          mean: of.mean.toFixed(1),
          count: of.count,
        });
  return [
    {
      kind: 'table',
      columns: [
        { share: 2.6 },
        { share: 1, align: 'end' },
        { share: 1, align: 'end' },
        { share: 1.6, align: 'end' },
        { share: 1.6, align: 'end' },
      ],
      header: [texts.child, texts.attended, texts.missed, texts.participation, texts.fluency],
      hasRowHeads: true,
      rows: children.map(({ fullName, attended, missed, participation, fluency }) => [
        ...[fullName, String(attended), String(missed), mean(participation), mean(fluency)],
      ]),
    },
    { kind: 'space', height: 6 },
    muted(texts.means),
  ];
}
