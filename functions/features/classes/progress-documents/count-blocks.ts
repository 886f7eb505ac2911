import type { Progress } from '../../../../shared/features/classes/progress-reports/progress.schema.ts';
import type { ProgressTexts } from '../../../../shared/features/classes/progress-reports/progress-text-types.ts';
import { filledIn } from '../../../../shared/features/classes/progress-reports/progress-texts.ts';
import type { Block } from '../../../platform/pdf/document.ts';
import { mutedColor } from '../../../platform/pdf/report-frame.ts';

interface Wording {
  texts: ProgressTexts;
  day: (date: string) => string;
}

/** The lines of a report about a child's attendance, and the number of sessions that are not counted. */
export function countBlocks(
  { attended, missed, leftOut }: Pick<Progress, 'attended' | 'missed' | 'leftOut'>,
  asOf: string,
  { texts, day }: Wording,
): Block[] {
  const total = attended + missed;
  const open: Block[] =
    leftOut === 0 ? [] : [muted(filledIn(texts.leftOut, { day: day(asOf), count: leftOut }))];
  if (total === 0) return [muted(filledIn(texts.none, { day: day(asOf) })), ...open];
  const figures: [string, number][] = [
    [texts.held, total],
    [texts.attended, attended],
    [texts.missed, missed],
  ];
  return [
    {
      kind: 'columns',
      gap: 12,
      columns: figures.map(([label, count]) => ({
        share: 1,
        blocks: [
          { kind: 'paragraph', text: String(count), bold: true, size: 16 },
          { kind: 'paragraph', text: label, color: mutedColor, size: 8.5 },
        ],
      })),
    },
    { kind: 'space', height: 4 },
    ...open,
  ];
}

const muted = (text: string): Block => ({ kind: 'paragraph', text, color: mutedColor, size: 8.5 });
