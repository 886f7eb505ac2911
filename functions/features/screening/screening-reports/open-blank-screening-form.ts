import type { screeningReports } from '../../../../shared/features/screening/screening-reports/endpoints.ts';
import { sideName } from '../../../../shared/features/screening/screening-texts/parent-sentence.ts';
import {
  filledIn,
  screeningTextsOf,
} from '../../../../shared/features/screening/screening-texts/screening-texts.ts';
import type { Band } from '../../../../shared/features/screening/screenings/bands.ts';
import {
  type Measure,
  placesOf,
  screeningTests,
} from '../../../../shared/features/screening/tests/catalogue.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { type Document, type Written, writtenIn } from '../../../platform/pdf/document.ts';
import { headedPdf } from '../../../platform/pdf/headed-pdf.ts';
import { mutedColor, type Sender, senderBlocks } from '../../../platform/pdf/report-frame.ts';
import { writingLines } from '../../../platform/pdf/writing-lines.ts';
import { layoutVersion } from './screening-pdf.ts';

export const openBlankScreeningForm: PdfHandler<typeof screeningReports.openBlankScreeningForm> = async (
  { band, language, script: requestedScript },
  context,
) => {
  const script = requestedScript ?? context.organization.script;
  const form = headedPdf(context, {
    folder: 'blank',
    name: `screening-${band}-${language}`,
    facts: [layoutVersion, script],
    draw: sender => blankScreeningForm(band, writtenIn(language, script), sender),
  });
  return context.pdfs.open(form);
};

const gap = (name: string, unit: string): string =>
  [name, '______', unit].filter(Boolean).join('\u00A0').replaceAll(' ', '\u00A0');

function blankScreeningForm(band: Band, { language, script }: Written, sender: Sender): Document {
  const texts = screeningTextsOf(language);
  const unitOf = (measure: Measure) => (measure.kind === 'number' ? texts.units[measure.unit] : '');
  return {
    title: texts.title,
    language,
    script,
    author: sender.name,
    blocks: [
      ...senderBlocks(sender, [filledIn(texts.band, { band: band.replace('-', '–') })]),
      { kind: 'heading', level: 1, text: texts.title, size: 17 },
      { kind: 'space', height: 4 },
      writingLines([texts.name, texts.date, texts.form.tester]),
      { kind: 'space', height: 6 },
      writingLines([texts.form.school, texts.grade, texts.form.spectacles]),
      { kind: 'space', height: 10 },
      {
        kind: 'table',
        columns: [{ share: 2 }, { share: 4 }, { share: 1.4 }, { share: 1.2 }],
        header: [texts.columns.test, texts.columns.today, texts.form.reason, texts.remark],
        hasRowHeads: true,
        size: 8.5,
        rows: screeningTests.flatMap(test =>
          placesOf(test).map((place, index) => [
            [
              { text: texts.tests[test.id][0], bold: true },
              { text: place === 'whole' ? '' : ` · ${sideName(test.id, place, texts)}` },
            ],
            [
              test.measures.map(measure => gap(texts.measures[measure.id] ?? measure.id, unitOf(measure))),
              index === 0
                ? test.details.map(measure =>
                    gap(texts.details[measure.id]?.name ?? measure.id, unitOf(measure)),
                  )
                : [],
            ]
              .filter(fields => fields.length > 0)
              .map(fields => fields.join('   '))
              .join('\n'),
            '',
            '',
          ]),
        ),
      },
      { kind: 'space', height: 8 },
      { kind: 'paragraph', text: texts.grades, color: mutedColor, size: 8 },
      { kind: 'paragraph', text: texts.descriptive, color: mutedColor, size: 8 },
    ],
    footer: (page, pages) => ({
      start: sender.pdfFooter ?? sender.name,
      end: filledIn(texts.page, { page, pages }),
    }),
  };
}
