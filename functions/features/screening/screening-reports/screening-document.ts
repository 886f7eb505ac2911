import { reportDay } from '../../../../shared/core/dates/report-day.ts';
import { countJudged } from '../../../../shared/features/screening/results/judgement.ts';
import { type ResultRow, resultOf } from '../../../../shared/features/screening/results/result.ts';
import { reasonsText } from '../../../../shared/features/screening/screening-texts/parent-sentence.ts';
import type { ScreeningTexts } from '../../../../shared/features/screening/screening-texts/screening-text-types.ts';
import {
  filledIn,
  screeningTextsOf,
} from '../../../../shared/features/screening/screening-texts/screening-texts.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import type { Block, Document, Span } from '../../../platform/pdf/document.ts';
import { mutedColor } from '../../../platform/pdf/report-frame.ts';
import { resultBlocks } from './result-table.ts';
import {
  recommendationsOf,
  type ScreeningToPrint,
  screeningFrame,
  section,
  sourcesOf,
} from './screening-frame.ts';

/**
 * The report: results, previous results, changes, norms, tests that were not done, and recommendations. It
 * never contains a total score.
 */
export function screeningDocument(copy: ScreeningToPrint): Document {
  const { language, screening, printed } = copy;
  const texts = screeningTextsOf(language);
  const { child, previous, sets } = printed;
  const rows = resultOf(screening, previous ?? undefined, sets, child);
  return screeningFrame(copy, texts.title, bandFacts(screening, texts), [
    ...circumstances(screening, texts),
    { kind: 'paragraph', text: texts.descriptive, color: mutedColor },
    ...judgedBlocks(rows, texts),
    { kind: 'space', height: 8 },
    ...resultBlocks({
      rows,
      tests: screening.tests,
      lastDay: previous ? reportDay(language, previous.date) : null,
      texts,
    }),
    { kind: 'paragraph', text: texts.overlayNote, color: mutedColor, size: 8 },
    ...sourcesOf(rows, texts),
    ...section(texts.recommendations, recommendationsOf(copy)),
    ...section(texts.remarks, remarksOf(rows, texts)),
    ...section(texts.notes, screening.notes ? [screening.notes] : []),
  ]);
}

function bandFacts({ band, bandReason }: Screening, texts: ScreeningTexts): string[] {
  const group = filledIn(texts.band, { band: band.replace('-', '–') });
  return [bandReason ? `${group}${filledIn(texts.aside, { text: bandReason })}` : group];
}

function circumstances(
  { school, grade, place, wearsSpectacles }: Screening,
  { spectacles }: ScreeningTexts,
): Block[] {
  const worn = wearsSpectacles === null ? null : spectacles[wearsSpectacles ? 'yes' : 'no'];
  const text = [school, grade, place, worn].filter(Boolean).join(' · ');
  return text === '' ? [] : [{ kind: 'paragraph', text }];
}

const remarksOf = (rows: readonly ResultRow[], texts: ScreeningTexts): Span[][] =>
  rows.flatMap(({ test, remark }) =>
    remark ? [[{ text: `${texts.tests[test][0]}${texts.colon}`, bold: true }, { text: remark }]] : [],
  );

/**
 * The numbers of tests by judgement (look again, as expected, not judged); then the tests to look at again,
 * with the reasons.
 */
function judgedBlocks(rows: readonly ResultRow[], texts: ScreeningTexts): Block[] {
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
