import { countJudged } from '../../../../shared/features/screening/results/judgement.ts';
import type { ResultRow } from '../../../../shared/features/screening/results/result.ts';
import { reasonsText } from '../../../../shared/features/screening/screening-texts/parent-sentence.ts';
import type { ScreeningTexts } from '../../../../shared/features/screening/screening-texts/screening-text-types.ts';
import { filledIn } from '../../../../shared/features/screening/screening-texts/screening-texts.ts';
import type { Block } from '../../../platform/pdf/document.ts';
import { mutedColor } from '../../../platform/pdf/report-frame.ts';

/**
 * The numbers of tests by judgement (look again, as expected, not judged); then the tests to look at again,
 * with the reasons.
 */
export function judgedBlocks(rows: readonly ResultRow[], texts: ScreeningTexts): Block[] {
  const again = rows.filter(({ judgement }) => judgement === 'again');
  return [
    {
      kind: 'paragraph',
      text: [
        { text: filledIn(texts.judged, countJudged(rows)), bold: true },
        ...again.map(row => ({
          text: `\n${texts.tests[row.test][0]}${texts.colon}${reasonsText(row, texts)}`,
        })),
      ],
    },
    { kind: 'paragraph', text: texts.judgedNote, color: mutedColor, size: 8 },
  ];
}
