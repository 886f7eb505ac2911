import * as z from 'zod';
import { Line, type Locale } from '../../../../shared/core/fields.ts';
import type { RichText } from '../../../../shared/core/rich-text.ts';
import { type TermText, TermTexts } from '../../../../shared/core/term-texts.ts';

/** What is typed of a term (condition to accept). An empty title is an empty string; an empty text is null. */
export interface TypedTexts {
  titleEn: string;
  textEn: RichText | null;
  titleZh: string;
  textZh: RichText | null;
}

const Written = z.custom<RichText | null>();

/** Form schema: requires title and text in at least one language; if all are empty, in the page language. */
export const termFormIn = (locale: Locale) =>
  z
    .looseObject({ titleEn: Line, textEn: Written, titleZh: Line, textZh: Written })
    .superRefine(({ titleEn, textEn, titleZh, textZh }, { addIssue }) => {
      const miss = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message });
      const isEmpty = titleEn === '' && textEn === null && titleZh === '' && textZh === null;
      const hasChinese = isEmpty ? locale === 'zh' : titleZh !== '' || textZh !== null;
      const hasEnglish = isEmpty ? locale === 'en' : titleEn !== '' || textEn !== null;
      const missing = isEmpty ? 'validation.one_language' : 'validation.required';
      if (hasEnglish && titleEn === '') miss('titleEn', missing);
      if (hasEnglish && textEn === null) miss('textEn', missing);
      if (hasChinese && titleZh === '') miss('titleZh', missing);
      if (hasChinese && textZh === null) miss('textZh', missing);
      if (TermTexts.safeParse(textsOf({ titleEn, textEn, titleZh, textZh })).error?.issues.some(isOfLongText))
        miss(lengthOf(textEn) > lengthOf(textZh) ? 'textEn' : 'textZh', 'validation.too_big');
    });

const lengthOf = (text: RichText | null): number => JSON.stringify(text).length;

/** Whether the texts are too long; a title that is too long has an error of its own. */
const isOfLongText = ({ message, path }: Pick<z.core.$ZodIssue, 'message' | 'path'>) =>
  message === 'validation.max_length' && path.at(-1) !== 'title';

export const textsOf = ({ titleEn, textEn, titleZh, textZh }: TypedTexts) => ({
  en: textOf(titleEn, textEn),
  zh: textOf(titleZh, textZh),
});

const textOf = (title: string, description: RichText | null): TermText | null =>
  description && { title: title.trim(), description };
