import { reportDay } from '../../../../shared/core/dates/report-day.ts';
import { scaleNames } from '../../../../shared/features/classes/evaluations/schema.ts';
import type { PrintedProgress } from '../../../../shared/features/classes/progress-reports/progress.schema.ts';
import type { ProgressTexts } from '../../../../shared/features/classes/progress-reports/progress-text-types.ts';
import {
  filledIn,
  progressTextsOf,
  wordsOf,
} from '../../../../shared/features/classes/progress-reports/progress-texts.ts';
import type { ProgressReport } from '../../../../shared/features/classes/progress-reports/schema.ts';
import type { Block, Document, Written } from '../../../platform/pdf/document.ts';
import { mutedColor, type Sender, senderBlocks } from '../../../platform/pdf/report-frame.ts';
import { activityBlocks } from './activity-blocks.ts';
import { countBlocks } from './count-blocks.ts';

export interface ProgressToPrint extends Written {
  report: ProgressReport;
  printed: PrintedProgress;
  sender: Sender;
}

export function progressDocument({ language, script, report, printed, sender }: ProgressToPrint): Document {
  const texts = progressTextsOf(language);
  const day = (date: string) => reportDay(language, date);
  const { child, progress, className, asOf } = printed;
  const period = filledIn(texts.period, { from: day(report.from), to: day(report.to) });
  const by = report.finishedBy ?? report.author;
  return {
    title: texts.title,
    language,
    script,
    author: by.fullName,
    blocks: [
      ...senderBlocks(sender, [day(asOf), ...(report.status === 'draft' ? [texts.draft] : [])]),
      { kind: 'heading', level: 1, text: texts.title, size: 17 },
      ...childBlocks(printed, texts, day),
      muted(period),
      ...(className === null ? [] : [muted(filledIn(texts.ofClass, { name: className }))]),
      { kind: 'space', height: 8 },
      ...countBlocks(progress, asOf, { texts, day }),
      ...section(texts.comment, report.comment === '' ? [] : paragraphs(report.comment)),
      ...section(
        texts.activities,
        progress.activities.length === 0
          ? [muted(texts.noActivities)]
          : activityBlocks(printed, { language, texts, day }),
      ),
      ...section(texts.observations, observationBlocks(printed, texts, day)),
      { kind: 'space', height: 10 },
      ...scaleNames.map(scale => {
        const words = wordsOf(printed.scales, scale, language);
        const steps = words.map((word, at) => filledIn(texts.step, { step: at + 1, word })).join(' · ');
        return muted(filledIn(texts.steps, { scale: texts[scale], words: steps }), 8);
      }),
      { kind: 'space', height: 8 },
      muted(
        filledIn(texts.finishedBy, {
          name: [by.fullName, by.qualification].filter(Boolean).join(' · '),
          day: day(asOf),
        }),
      ),
    ],
    header: { start: `${texts.title} · ${child.fullName}`, end: period },
    footer: (page, pages) => ({
      start: sender.pdfFooter ?? sender.name,
      end: filledIn(texts.page, { page, pages }),
    }),
  };
}

type Day = (date: string) => string;

const muted = (text: string, size?: number): Block => ({
  kind: 'paragraph',
  text,
  color: mutedColor,
  ...(size && { size }),
});

const paragraphs = (text: string): Block[] =>
  text
    .split(/\n+/)
    .flatMap((line): Block[] => (line.trim() === '' ? [] : [{ kind: 'paragraph', text: line }]));

function childBlocks({ child }: PrintedProgress, texts: ProgressTexts, day: Day): Block[] {
  const names = [child.fullName, child.otherName].filter(Boolean).join(' ');
  const born = child.birthDate === null ? '' : ` · ${filledIn(texts.bornOn, { day: day(child.birthDate) })}`;
  return [{ kind: 'paragraph', text: [{ text: names, bold: true }, { text: born }] }];
}

/** A section whose heading stays on the same page as the first block. */
function section(title: string, [first, ...rest]: readonly Block[]): Block[] {
  if (!first) return [];
  return [
    { kind: 'space', height: 12 },
    { kind: 'together', blocks: [{ kind: 'heading', level: 2, text: title, size: 12 }, first] },
    ...rest,
  ];
}

const observationBlocks = (
  { progress: { observations, moreObservations } }: PrintedProgress,
  texts: ProgressTexts,
  day: Day,
): Block[] => [
  ...observations.map(
    ({ date, activity, text }): Block => ({
      kind: 'paragraph',
      text: [
        { text: `${[day(date), activity].filter(Boolean).join(' · ')}${texts.colon}`, bold: true },
        { text },
      ],
    }),
  ),
  ...(moreObservations > 0 ? [muted(filledIn(texts.moreObservations, { count: moreObservations }))] : []),
];
