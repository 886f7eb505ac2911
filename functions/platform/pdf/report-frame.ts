import { ageOn } from '../../../shared/core/age.ts';
import { reportDay } from '../../../shared/core/dates/report-day.ts';
import { type LanguageTag, languages } from '../../../shared/core/languages.ts';
import { readablePhone } from '../../../shared/core/places/readable-phone.ts';
import type { Case } from '../../../shared/features/cases/cases/schema.ts';
import {
  type OrganizationRecord,
  todayIn,
} from '../../../shared/features/organizations/organizations/record.ts';
import { imageSize } from '../files/image-size.ts';
import type { Block, Color, Document, Span, Written } from './document.ts';
import { boxPath } from './draw-path.ts';
import { contentWidth } from './layout-document.ts';

export const brandColor: Color = '#00695c';
export const mutedColor: Color = '#5f5b54';
export const ruleColor: Color = '#dcd8d0';
export type Sender = Pick<OrganizationRecord, 'name' | 'billingAddress' | 'officeNumber' | 'pdfFooter'> & {
  /** The organisation's logo as PNG; if absent, its initials are printed. */
  logo?: Uint8Array | undefined;
};

export interface FrameTexts {
  reference: (reference: string) => string;
  draft: string;
  bornOn: (day: string) => string;
  age: (years: number, months: number) => string;
  to: string;
  addressee: Record<string, string>;
  colon: string;
  examinedBy: string;
  signature: string;
  amendedOn: (day: string) => string;
  /** Says on the first page of an amended report that it replaces the earlier version. */
  replaces: (day: string) => string;
  page: (page: number, pages: number) => string;
}

interface Signer {
  fullName: string;
  qualification: string | null;
}

export interface FramedRecord {
  reference: string;
  date: string;
  status: string;
  to: { kind: string; name: string | null } | null;
  author: Signer;
  savedBy: Signer;
  amendedAt: string | null;
}

export interface FrameData extends Written {
  texts: FrameTexts;
  organization: Sender & Pick<OrganizationRecord, 'timeZone'>;
  child: Pick<Case, 'fullName' | 'otherName' | 'birthDate'>;
  report: FramedRecord;
  /** Signature of the person who finished this version, as PNG; absent on a draft. */
  signature?: Uint8Array | undefined;
}

/** A page before the first page of a report. */
interface Cover {
  title: string;
  blocks: Block[];
}

export function framedDocument(
  copy: FrameData,
  title: string,
  blocks: Block[],
  cover: Cover | null = null,
): Document {
  const { texts, report, child, language, script, organization } = copy;
  const examined = `${texts.examinedBy}${texts.colon}${nameWithQualification(report.author, language)}`;
  return {
    title: `${title} ${report.reference}`,
    language,
    script,
    author: report.author.fullName,
    blocks: [
      ...headBlocks(copy, cover ? cover.title : title),
      ...replacesBlocks(copy),
      ...(cover ? [...cover.blocks, { kind: 'page-break' as const }, ...headBlocks(copy, title)] : []),
      ...blocks,
      {
        kind: 'together',
        keepsPrevious: true,
        blocks: [{ kind: 'space', height: 10 }, ...signatureBlocks(copy, examined)],
      },
    ],
    header: { start: `${title} · ${child.fullName}`, end: report.reference },
    hasCover: cover !== null,
    footer: (page, pages) => ({
      start: organization.pdfFooter ?? organization.name,
      end: texts.page(page, pages),
    }),
  };
}

function headBlocks(copy: FrameData, title: string): Block[] {
  const { texts, report, child, language, organization } = copy;
  return [
    ...senderBlocks(organization, [
      texts.reference(report.reference),
      reportDay(language, report.date),
      ...(report.status === 'draft' ? [texts.draft] : []),
    ]),
    { kind: 'heading', level: 1, text: title, size: 17 },
    { kind: 'paragraph', text: [...nameSpans(child), { text: childFacts(copy) }] },
    ...addressBlocks(copy),
    { kind: 'space', height: 10 },
  ];
}

/**
 * The letterhead: logo and address on the left; on the right `facts`, such as the report's number and date.
 */
export function senderBlocks({ name, billingAddress, officeNumber, logo }: Sender, facts: string[]): Block[] {
  const logoSize = sizeOfLogo(logo);
  const phone = officeNumber && readablePhone(officeNumber).replaceAll(' ', '\u00A0');
  const address = [billingAddress?.replaceAll('\n', ', '), phone].filter(Boolean).join(' · ');
  return [
    {
      kind: 'columns',
      gap: headGap,
      columns: [
        {
          share: logoSize.width,
          blocks: [
            logo
              ? { kind: 'image', alt: name, bytes: logo, type: 'image/png', ...logoSize }
              : initialsBlock(name),
          ],
        },
        {
          share: contentWidth - 2 * headGap - logoSize.width - factsWidth,
          blocks: [
            { kind: 'paragraph', text: name, bold: true, size: 11 },
            { kind: 'paragraph', text: address, color: mutedColor, size: 8.5 },
          ],
        },
        {
          share: factsWidth,
          blocks: facts.map(text => ({
            kind: 'paragraph',
            text,
            color: mutedColor,
            size: 8.5,
            align: 'end',
          })),
        },
      ],
    },
    { kind: 'space', height: 8 },
    { kind: 'line', color: ruleColor, width: 0.8 },
    { kind: 'space', height: 12 },
  ];
}

/** Maximum height of the logo, and side length of the square with initials, in points. */
const logoSide = 34;
const maxLogoWidth = 150;
const headGap = 12;
const factsWidth = 124;

function sizeOfLogo(logo: Uint8Array | undefined): { width: number; height: number } {
  const size = logo && imageSize(logo, 'image/png');
  if (!size) return { width: logoSide, height: logoSide };
  const scale = Math.min(maxLogoWidth / size.width, logoSide / size.height);
  return { width: size.width * scale, height: size.height * scale };
}

function initialsBlock(name: string): Block {
  return {
    kind: 'drawing',
    alt: name,
    height: logoSide,
    shapes: () => [
      { kind: 'path', d: boxPath(0, 0, logoSide, logoSide), fill: '#f5dfb5' },
      {
        kind: 'label',
        x: 17,
        y: 21,
        text: initials(name),
        size: 11,
        bold: true,
        color: '#6b4a00',
        align: 'middle',
      },
    ],
  };
}

/** Initials: the first letters of two words, or two Han characters. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '', second = ''] = words;
  if (/\p{Script=Han}/u.test(first)) return [...first].slice(0, 2).join('');
  return [...first].slice(0, 1).join('') + [...second].slice(0, 1).join('');
}

function nameSpans({ fullName, otherName }: FrameData['child']): Span[] {
  return [{ text: fullName, bold: true }, ...(otherName ? [{ text: ` ${otherName}`, bold: true }] : [])];
}

function childFacts({ child: { birthDate }, report, texts, language }: FrameData): string {
  if (birthDate === null) return '';
  const age = ageOn(birthDate, report.date);
  const facts = [
    ...(age ? [texts.age(age.years, age.months)] : []),
    texts.bornOn(reportDay(language, birthDate)),
  ];
  return facts.map(fact => ` · ${fact}`).join('');
}

function addressBlocks({ report: { to }, texts }: FrameData): Block[] {
  if (!to) return [];
  const name = [texts.addressee[to.kind], to.name].filter(Boolean).join(' · ');
  return [{ kind: 'paragraph', text: `${texts.to}${name}` }];
}

const nameWithQualification = ({ fullName, qualification }: Signer, language: LanguageTag): string =>
  [fullName, qualification].filter(Boolean).join(languages[language].comma);

/** The day on which the report was amended, in words; null if it was not. */
function amendmentDay({ report: { amendedAt }, language, organization }: FrameData): string | null {
  return amendedAt && reportDay(language, todayIn(organization.timeZone, Date.parse(amendedAt)));
}

/** Tells the reader of the first page of an amended report to use it instead of the earlier version. */
function replacesBlocks(copy: FrameData): Block[] {
  const day = amendmentDay(copy);
  if (day === null) return [];
  return [
    { kind: 'paragraph', text: copy.texts.replaces(day), rule: brandColor, bold: true, size: 11 },
    { kind: 'space', height: 10 },
  ];
}

function signatureBlocks(copy: FrameData, examined: string): Block[] {
  const day = amendmentDay(copy);
  const amended = day === null ? [] : [copy.texts.amendedOn(day)];
  return [
    {
      kind: 'columns',
      gap: 24,
      columns: [
        {
          share: 3,
          blocks: [examined, ...amended].map(text => ({ kind: 'paragraph', text, color: mutedColor })),
        },
        {
          share: 2,
          blocks: [
            signatureBlock(copy),
            { kind: 'line', color: mutedColor, width: 0.6 },
            { kind: 'paragraph', text: signatureCaption(copy), color: mutedColor, size: 8 },
          ],
        },
      ],
    },
  ];
}

/** Maximum size of the signature, and height of the empty space without one, in points. */
const signatureSize = { width: 130, height: 34, empty: 22 };

function signatureBlock({ signature, report, texts, language }: FrameData): Block {
  const size = signature && imageSize(signature, 'image/png');
  if (!signature || !size) return { kind: 'space', height: signatureSize.empty };
  const scale = Math.min(signatureSize.width / size.width, signatureSize.height / size.height);
  return {
    kind: 'image',
    alt: `${texts.signature}${texts.colon}${nameWithQualification(report.savedBy, language)}`,
    bytes: signature,
    type: 'image/png',
    width: size.width * scale,
    height: size.height * scale,
  };
}

/** Caption of the signature line: the signer's name, or the word "Signature" if nobody has signed. */
function signatureCaption({ signature, report, texts, language }: FrameData): string {
  return signature ? nameWithQualification(report.savedBy, language) : texts.signature;
}

export const dayOf = ({ language }: { language: LanguageTag }, date: string) => reportDay(language, date);
