import { ageOn } from '../../../../shared/core/age.ts';
import { reportDay } from '../../../../shared/core/dates/report-day.ts';
import { languages } from '../../../../shared/core/languages.ts';
import { documentText } from '../../../../shared/core/rich-document/document-text.ts';
import type { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import { textTag } from '../../../../shared/core/script-of-text.ts';
import { caseFieldTexts } from '../../../../shared/features/cases/cases/field-texts.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { letterTextsOf } from '../../../../shared/features/notes/letters/letter-texts.ts';
import type { TemplatePicture } from '../../../../shared/features/notes/templates/schema.ts';
import { imageSize } from '../../../platform/files/image-size.ts';
import type { Block, Document, Image, Written } from '../../../platform/pdf/document.ts';
import { contentWidth } from '../../../platform/pdf/layout-document.ts';
import { mutedColor, type Sender, senderBlocks } from '../../../platform/pdf/report-frame.ts';
import {
  type PictureBytes,
  richDocumentBlocks,
  type Signature,
} from '../../../platform/pdf/rich-document-blocks.ts';

export interface Letter extends Written {
  sender: Sender;
  title: string;
  author: string;
  child: Pick<Case, 'fullName' | 'otherName' | 'birthDate'>;
  /** Date of the letter, `YYYY-MM-DD`. */
  date: string;
  /** Texts next to the letterhead, such as "draft". */
  marks: readonly string[];
  picture: TemplatePicture | null;
  body: RichDocument;
  pictures: ReadonlyMap<string, PictureBytes>;
  signature?: Signature | undefined;
  /** Footer of every page; defaults to the organisation's footer or name. */
  foot?: string;
}

export function letterDocument(letter: Letter): Document {
  const { language, script, sender, title, author, child, date, marks, body, pictures, signature } = letter;
  const texts = letterTextsOf(language);
  const day = reportDay(language, date);
  const picture = pictureOf(letter);
  const isBanner = letter.picture?.place === 'head';
  const foot = letter.foot ?? sender.pdfFooter ?? sender.name;
  return {
    title: `${title} · ${child.fullName}`,
    language: textTag(languages[language].locale, documentText(body), script),
    script,
    author,
    ...(isBanner && picture && { banner: picture }),
    blocks: [
      ...senderBlocks(sender, [day, ...marks]),
      ...(picture && !isBanner ? [picture, { kind: 'space' as const, height: 10 }] : []),
      { kind: 'heading', level: 1, text: title, size: 17 },
      childLine(letter),
      { kind: 'space', height: 10 },
      ...richDocumentBlocks(body, pictures, signature),
    ],
    header: { start: `${title} · ${child.fullName}`, end: day },
    footer: (page, pages) => ({ start: foot, end: texts.page(page, pages) }),
  };
}

function childLine({ child, date, language }: Letter): Block {
  const { fullName, otherName, birthDate } = child;
  const age = birthDate === null ? null : ageOn(birthDate, date);
  const facts = [
    ...(age ? [caseFieldTexts(language).age(age)] : []),
    ...(birthDate ? [letterTextsOf(language).bornOn(reportDay(language, birthDate))] : []),
  ];
  return {
    kind: 'paragraph',
    text: [
      { text: [fullName, otherName].filter(Boolean).join(' '), bold: true },
      ...(facts.length > 0 ? [{ text: ` · ${facts.join(' · ')}`, color: mutedColor }] : []),
    ],
  };
}

/** Maximum heights in points of a picture at the top: on every page (`head`), or only on the first page. */
const maxHeights = { head: 56, 'first-page': 240 };

function pictureOf({ picture, pictures }: Letter): Image | null {
  const bytes = picture && pictures.get(picture.fileId);
  const size = bytes && imageSize(bytes.bytes, bytes.type);
  if (!picture || !bytes || !size) return null;
  const scale = Math.min(1, contentWidth / size.width, maxHeights[picture.place] / size.height);
  const box = { width: size.width * scale, height: size.height * scale };
  return { kind: 'image', alt: picture.alt || null, ...bytes, ...box };
}
