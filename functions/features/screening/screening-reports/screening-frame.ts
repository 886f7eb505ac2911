import { ageOn } from '../../../../shared/core/age.ts';
import { reportDay } from '../../../../shared/core/dates/report-day.ts';
import { languages, readableLanguage } from '../../../../shared/core/languages.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { ResultRow } from '../../../../shared/features/screening/results/result.ts';
import type { PrintedScreening } from '../../../../shared/features/screening/screening-reports/frozen.schema.ts';
import type { ScreeningTexts } from '../../../../shared/features/screening/screening-texts/screening-text-types.ts';
import {
  filledIn,
  screeningTextsOf,
} from '../../../../shared/features/screening/screening-texts/screening-texts.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { stateGuideline } from '../../../../shared/features/screening/settings/eyesight-line.ts';
import { sentenceIn } from '../../../../shared/features/screening/settings/shipped-sentences.ts';
import type { Block, Document, Span, Written } from '../../../platform/pdf/document.ts';
import { mutedColor, type Sender, senderBlocks } from '../../../platform/pdf/report-frame.ts';

export interface ScreeningToPrint extends Written {
  screening: Screening;
  printed: PrintedScreening;
  sender: Sender;
}

/**
 * Letterhead, title and child, followed by the blocks of a report.
 * @param facts about the child, printed after the age
 */
export function screeningFrame(
  { language, script, screening, printed, sender }: ScreeningToPrint,
  title: string,
  facts: string[],
  blocks: Block[],
): Document {
  const texts = screeningTextsOf(language);
  const { child } = printed;
  const day = (date: string) => reportDay(language, date);
  const names = [child.fullName, child.otherName].filter(Boolean).join(' ');
  const { amendedAt, tester, date, status } = screening;
  const head = [
    filledIn(texts.screenedOn, { day: day(date) }),
    filledIn(texts.tester, { name: tester.fullName }),
    ...(status === 'draft' ? [texts.draft] : []),
    ...(amendedAt === null ? [] : [filledIn(texts.amendedOn, { day: day(amendedOn(amendedAt, printed)) })]),
  ];
  const about = [...ageFacts(date, child, texts, day), ...facts].map(fact => ` · ${fact}`).join('');
  return {
    title,
    language,
    script,
    author: tester.fullName,
    blocks: [
      ...senderBlocks(sender, head),
      { kind: 'heading', level: 1, text: title, size: 17 },
      { kind: 'paragraph', text: [{ text: names, bold: true }, { text: about }] },
      ...blocks,
    ],
    header: { start: `${title} · ${child.fullName}`, end: day(date) },
    footer: (page, pages) => ({
      start: sender.pdfFooter ?? sender.name,
      end: filledIn(texts.page, { page, pages }),
    }),
  };
}

/** Day of the amendment in the organisation's time zone; in UTC if the stored data lack the time zone. */
const amendedOn = (at: string, { organization: { timeZone } }: PrintedScreening): string =>
  timeZone === undefined ? at.slice(0, 10) : todayIn(timeZone, Date.parse(at));

function ageFacts(
  date: string,
  { birthDate }: PrintedScreening['child'],
  texts: ScreeningTexts,
  day: (date: string) => string,
): string[] {
  const age = birthDate === null ? undefined : ageOn(birthDate, date);
  return [
    ...(birthDate === null ? [] : [filledIn(texts.bornOn, { day: day(birthDate) })]),
    ...(age ? [filledIn(texts.age, { years: age.years, months: age.months })] : []),
  ];
}

export function sourcesOf(rows: readonly ResultRow[], texts: ScreeningTexts): Block[] {
  const sources = rows.flatMap(({ items }) => items.flatMap(({ norm }) => (norm ? [norm.source] : [])));
  return [...new Set(sources)].map(source => ({
    kind: 'paragraph',
    text: filledIn(texts.source, {
      source: source === stateGuideline ? texts.stateGuideline : source,
    }),
    color: mutedColor,
    size: 8,
  }));
}

/** The numbered recommendations, in the language of the report if there is a text in that language. */
export const recommendationsOf = ({
  screening: { recommendations },
  language,
  script,
}: Pick<ScreeningToPrint, 'screening' | 'language' | 'script'>): string[] =>
  recommendations
    .flatMap(line => line[readableLanguage(line, languages[language].locale)] ?? [])
    .map(text => sentenceIn(script, text))
    .map((text, index) => `${index + 1}. ${text}`);

export const section = (title: string, lines: readonly (string | Span[])[], size?: number): Block[] =>
  lines.length === 0
    ? []
    : [
        { kind: 'space', height: 8 },
        { kind: 'heading', level: 2, text: title, size: 12 },
        ...lines.map((text): Block => ({ kind: 'paragraph', text, ...(size && { size }) })),
      ];
