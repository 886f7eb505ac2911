import * as z from 'zod';
import { Line } from '../../../../shared/core/fields.ts';
import { RichText } from '../../../../shared/core/rich-text.ts';
import { type TermText, TermTexts } from '../../../../shared/core/term-texts.ts';
import {
  AppliesTo,
  type FullTerm,
  type TermFields,
} from '../../../../shared/features/consent/terms/schema.ts';

/** The fields of the form, each a text; a rich text is its JSON, and empty where there is none. */
export interface TermValues extends Record<string, string> {
  titleEn: string;
  textEn: string;
  titleZh: string;
  textZh: string;
  appliesTo: AppliesTo;
  isRequired: 'yes' | 'no';
  isInUse: 'yes' | 'no';
}

export const valuesOf = (term: FullTerm | null): TermValues => ({
  titleEn: term?.texts.en?.title ?? '',
  textEn: toJson(term?.texts.en),
  titleZh: term?.texts.zh?.title ?? '',
  textZh: toJson(term?.texts.zh),
  appliesTo: term?.appliesTo ?? 'cases',
  isRequired: term?.isRequired === false ? 'no' : 'yes',
  isInUse: term?.isInUse === false ? 'no' : 'yes',
});

const toJson = (text: TermText | null | undefined) => (text ? JSON.stringify(text.description) : '');

/** The rich text that a field holds; null where it is empty, or a draft of another version holds something else. */
export function richTextIn(json: string): RichText | null {
  if (json === '') return null;
  try {
    return RichText.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

/** Title and text go together, in one language at least. */
export const TermForm = z
  .looseObject({ titleEn: Line, textEn: z.string(), titleZh: Line, textZh: z.string() })
  .superRefine(({ titleEn, textEn, titleZh, textZh }, { addIssue }) => {
    const miss = (path: string, message = 'validation.required') =>
      addIssue({ code: 'custom', path: [path], message });
    const hasChinese = titleZh !== '' || textZh !== '';
    const hasEnglish = titleEn !== '' || textEn !== '' || !hasChinese;
    if (hasEnglish && titleEn === '') miss('titleEn');
    if (hasEnglish && textEn === '') miss('textEn');
    if (hasChinese && titleZh === '') miss('titleZh');
    if (hasChinese && textZh === '') miss('textZh');
    if (TermTexts.safeParse(textsOf({ titleEn, textEn, titleZh, textZh })).error?.issues.some(isTooLong))
      miss(textEn.length > textZh.length ? 'textEn' : 'textZh', 'validation.too_big');
  });

const isTooLong = ({ message }: { message: string }) => message === 'validation.max_length';

function textsOf({
  titleEn,
  textEn,
  titleZh,
  textZh,
}: Record<'titleEn' | 'textEn' | 'titleZh' | 'textZh', string>) {
  return { en: textOf(titleEn, textEn), zh: textOf(titleZh, textZh) };
}

function textOf(title: string, json: string): TermText | null {
  const description = richTextIn(json);
  return description && { title: title.trim(), description };
}

export const fieldsOf = (values: TermValues): TermFields => ({
  texts: textsOf(values),
  appliesTo: AppliesTo.catch('cases').parse(values.appliesTo),
  isRequired: values.isRequired === 'yes',
  isInUse: values.isInUse === 'yes',
});
