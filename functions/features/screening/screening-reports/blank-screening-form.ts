import type { Locale, Script } from '../../../../shared/core/fields.ts';
import { reportTag } from '../../../../shared/core/report-language.ts';
import {
  filledIn,
  screeningTextsOf,
} from '../../../../shared/features/screening/screening-texts/screening-texts.ts';
import type { Band } from '../../../../shared/features/screening/screenings/bands.ts';
import { placesOf, screeningTests } from '../../../../shared/features/screening/tests/catalogue.ts';
import type { Document } from '../../../platform/pdf/document.ts';
import { mutedColor, type Sender, senderBlocks } from '../../../platform/pdf/report-frame.ts';
import { writingLines } from '../../../platform/pdf/writing-lines.ts';

/** Every test with room to write, by hand. */
export function blankScreeningForm(
  band: Band,
  { language, script }: { language: Locale; script: Script },
  sender: Sender,
): Document {
  const texts = screeningTextsOf(language, script);
  const side = { whole: '', right: texts.right, left: texts.left };
  return {
    title: texts.title,
    language: reportTag(language, script),
    script,
    author: sender.name,
    blocks: [
      ...senderBlocks(sender, [filledIn(texts.band, { band })]),
      { kind: 'heading', level: 1, text: texts.title, size: 17 },
      writingLines([texts.name, texts.date, texts.grade]),
      { kind: 'space', height: 10 },
      {
        kind: 'table',
        columns: [{ share: 2.6 }, { share: 2.4 }, { share: 1.2 }, { share: 2 }],
        header: [texts.columns.test, texts.columns.today, texts.notDone, texts.remark],
        hasRowHeads: true,
        size: 8.5,
        rows: screeningTests.flatMap(test =>
          placesOf(test).map(place => [
            [texts.tests[test.id][0], side[place]].filter(Boolean).join(' · '),
            `${test.measures.map(({ id }) => `${texts.measures[id] ?? id} ______`).join('   ')}`,
            '',
            '',
          ]),
        ),
      },
      { kind: 'space', height: 8 },
      { kind: 'paragraph', text: texts.descriptive, color: mutedColor, size: 8 },
    ],
    footer: (page, pages) => ({
      start: sender.pdfFooter ?? sender.name,
      end: filledIn(texts.page, { page, pages }),
    }),
  };
}
