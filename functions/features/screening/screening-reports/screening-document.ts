import { ageOn } from '../../../../shared/core/age.ts';
import type { Locale, Script } from '../../../../shared/core/fields.ts';
import { reportDay, reportTag } from '../../../../shared/core/report-language.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import { type ResultRow, resultOf } from '../../../../shared/features/screening/results/result.ts';
import type { PrintedScreening } from '../../../../shared/features/screening/screening-reports/frozen.schema.ts';
import type { ScreeningTexts } from '../../../../shared/features/screening/screening-texts/screening-text-types.ts';
import {
  filledIn,
  screeningTextsOf,
} from '../../../../shared/features/screening/screening-texts/screening-texts.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import type { Block, Document, Span } from '../../../platform/pdf/document.ts';
import { mutedColor, type Sender, senderBlocks } from '../../../platform/pdf/report-frame.ts';
import { judgedBlocks } from './judged-blocks.ts';
import { resultBlocks } from './result-table.ts';

export interface ScreeningToPrint {
  language: Locale;
  script: Script;
  screening: Screening;
  printed: PrintedScreening;
  sender: Sender;
}

/**
 * The report: today's and the previous result of each test, change, norm, tests not done, and
 * recommendations. Never a total.
 */
export function screeningDocument({
  language,
  script,
  screening,
  printed,
  sender,
}: ScreeningToPrint): Document {
  const texts = screeningTextsOf(language, script);
  const { child, previous, sets } = printed;
  const day = (date: string) => reportDay(language, date);
  const rows = resultOf(screening, previous ?? undefined, sets, child);
  const names = [child.fullName, child.otherName].filter(Boolean).join(' ');
  const { amendedAt, tester, date, status } = screening;
  const head = [
    filledIn(texts.screenedOn, { day: day(date) }),
    filledIn(texts.tester, { name: tester.fullName }),
    ...(status === 'draft' ? [texts.draft] : []),
    ...(amendedAt === null ? [] : [filledIn(texts.amendedOn, { day: day(amendedOn(amendedAt, printed)) })]),
  ];
  return {
    title: texts.title,
    language: reportTag(language, script),
    script,
    author: tester.fullName,
    blocks: [
      ...senderBlocks(sender, head),
      { kind: 'heading', level: 1, text: texts.title, size: 17 },
      {
        kind: 'paragraph',
        text: [{ text: names, bold: true }, { text: factsOf({ screening, child, texts, day }) }],
      },
      ...circumstances(screening, texts),
      { kind: 'paragraph', text: texts.descriptive, color: mutedColor },
      ...judgedBlocks(rows, texts),
      { kind: 'space', height: 8 },
      ...resultBlocks({
        rows,
        tests: screening.tests,
        lastDay: previous ? day(previous.date) : null,
        texts,
      }),
      { kind: 'paragraph', text: texts.overlayNote, color: mutedColor, size: 8 },
      ...sourcesOf(rows, texts),
      ...section(
        texts.recommendations,
        linesOf(screening, language).map((text, index) => `${index + 1}. ${text}`),
      ),
      ...section(texts.remarks, remarksOf(rows, texts)),
      ...section(texts.notes, screening.notes ? [screening.notes] : []),
    ],
    header: { start: `${texts.title} · ${child.fullName}`, end: day(date) },
    footer: (page, pages) => ({
      start: sender.pdfFooter ?? sender.name,
      end: filledIn(texts.page, { page, pages }),
    }),
  };
}

function sourcesOf(rows: readonly ResultRow[], texts: ScreeningTexts): Block[] {
  const sources = rows.flatMap(({ items }) => items.flatMap(({ norm }) => (norm ? [norm.source] : [])));
  return [...new Set(sources)].map(source => ({
    kind: 'paragraph',
    text: filledIn(texts.source, { source }),
    color: mutedColor,
    size: 8,
  }));
}

const linesOf = ({ recommendations }: Screening, language: Locale): string[] =>
  recommendations.flatMap(line => (language === 'zh' ? line.zh || line.en : line.en || line.zh) ?? []);

/** The day in the organisation's time zone; in UTC if the frozen data lack a time zone. */
const amendedOn = (at: string, { organization: { timeZone } }: PrintedScreening): string =>
  timeZone === undefined ? at.slice(0, 10) : todayIn(timeZone, Date.parse(at));

interface Facts extends Pick<ScreeningToPrint, 'screening'> {
  child: PrintedScreening['child'];
  texts: ScreeningTexts;
  day: (date: string) => string;
}

function factsOf({ screening: { date, band, bandReason }, child: { birthDate }, texts, day }: Facts): string {
  const age = birthDate === null ? undefined : ageOn(birthDate, date);
  const group = filledIn(texts.band, { band: band.replace('-', '–') });
  return [
    ...(birthDate === null ? [] : [filledIn(texts.bornOn, { day: day(birthDate) })]),
    ...(age ? [filledIn(texts.age, { years: age.years, months: age.months })] : []),
    bandReason ? `${group}${filledIn(texts.aside, { text: bandReason })}` : group,
  ]
    .map(fact => ` · ${fact}`)
    .join('');
}

/** School, grade, place, and whether spectacles were worn. */
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

const section = (title: string, lines: readonly (string | Span[])[]): Block[] =>
  lines.length === 0
    ? []
    : [
        { kind: 'space', height: 8 },
        { kind: 'heading', level: 2, text: title, size: 12 },
        ...lines.map((text): Block => ({ kind: 'paragraph', text })),
      ];
