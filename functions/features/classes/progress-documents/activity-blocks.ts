import type { LanguageTag } from '../../../../shared/core/languages.ts';
import { scaleNames } from '../../../../shared/features/classes/evaluations/schema.ts';
import type {
  PrintedProgress,
  ReportedActivity,
  Trend,
} from '../../../../shared/features/classes/progress-reports/progress.schema.ts';
import type { ProgressTexts } from '../../../../shared/features/classes/progress-reports/progress-text-types.ts';
import { filledIn, wordsOf } from '../../../../shared/features/classes/progress-reports/progress-texts.ts';
import type { Block, Cell } from '../../../platform/pdf/document.ts';
import { mutedColor } from '../../../platform/pdf/report-frame.ts';
import { progressCurve } from './progress-curve.ts';

interface Wording {
  language: LanguageTag;
  texts: ProgressTexts;
  day: (date: string) => string;
}

export function activityBlocks(
  { progress: { activities, moreActivities }, scales }: PrintedProgress,
  wording: Wording,
): Block[] {
  const { texts, language } = wording;
  const words = {
    participation: wordsOf(scales, 'participation', language),
    fluency: wordsOf(scales, 'fluency', language),
  };
  const hasCurve = activities.some(({ points }) => points.length > 1);
  return [
    ...activities.map((activity): Block => {
      const table = tableOf(activity, words, wording);
      return {
        kind: 'together',
        blocks: [
          { kind: 'space', height: 6 },
          { kind: 'heading', level: 3, text: activity.title, size: 10.5 },
          activity.points.length > 1
            ? {
                kind: 'columns',
                gap: 14,
                columns: [
                  { share: 3, blocks: [table] },
                  { share: 1.2, blocks: [progressCurve(activity.points, texts.curve)] },
                ],
              }
            : table,
        ],
      };
    }),
    ...(hasCurve ? [{ kind: 'space' as const, height: 4 }, note(texts.curve)] : []),
    ...(moreActivities > 0 ? [note(filledIn(texts.moreActivities, { count: moreActivities }))] : []),
  ];
}

const note = (text: string): Block => ({ kind: 'paragraph', text, color: mutedColor, size: 8 });

type Words = Record<'participation' | 'fluency', readonly string[]>;

function tableOf(activity: ReportedActivity, words: Words, { texts, day }: Wording): Block {
  const rating = ({ date, score }: Trend['first'], of: readonly string[]): Cell => [
    { text: `${score} ${of[score - 1] ?? ''}` },
    { text: `\n${day(date)}`, color: mutedColor, size: 7.5 },
  ];
  return {
    kind: 'table',
    columns: [{ share: 1.3 }, { share: 2 }, { share: 2 }, { share: 0.9, align: 'end' }],
    header: ['', texts.first, texts.latest, texts.times],
    hasRowHeads: true,
    size: 8.5,
    rows: scaleNames.flatMap(scale => {
      const trend = activity[scale];
      if (!trend) return [];
      const latest: Cell = trend.count > 1 ? rating(trend.latest, words[scale]) : '–';
      return [[texts[scale], rating(trend.first, words[scale]), latest, String(trend.count)]];
    }),
  };
}
