import * as z from 'zod';
import { Line, type Locale } from '../../../../shared/core/fields.ts';
import { RichText } from '../../../../shared/core/rich-text.ts';
import { type TermText, TermTexts } from '../../../../shared/core/term-texts.ts';
import {
  AppliesTo,
  type FullTerm,
  type TermFields,
} from '../../../../shared/features/consent/terms/schema.ts';

/** Form values of a term (condition to accept). An empty title is an empty string; an empty text is null. */
export interface TermValues {
  titleEn: string;
  textEn: RichText | null;
  titleZh: string;
  textZh: RichText | null;
  appliesTo: AppliesTo;
  isRequired: boolean;
  isInUse: boolean;
  isCorrection: boolean;
}

export const valuesOf = (term: FullTerm | null): TermValues => ({
  titleEn: term?.texts.en?.title ?? '',
  textEn: term?.texts.en?.description ?? null,
  titleZh: term?.texts.zh?.title ?? '',
  textZh: term?.texts.zh?.description ?? null,
  appliesTo: term?.appliesTo ?? 'cases',
  isRequired: term?.isRequired ?? true,
  isInUse: term?.isInUse ?? true,
  isCorrection: false,
});

/** Schemas of the form fields that are not strings. */
export const termTypes = {
  textEn: RichText.nullable(),
  textZh: RichText.nullable(),
  isRequired: z.boolean(),
  isInUse: z.boolean(),
  isCorrection: z.boolean(),
};

const Written = z.custom<RichText | null>();

export const textNames = ['titleEn', 'textEn', 'titleZh', 'textZh'] as const;

/** Form schema: requires title and text in at least one language; if all are empty, in the page language. */
export const termFormIn = (locale: Locale) =>
  z
    .looseObject({ titleEn: Line, textEn: Written, titleZh: Line, textZh: Written })
    .superRefine(({ titleEn, textEn, titleZh, textZh }, { addIssue }) => {
      const miss = (path: string, message = 'validation.required') =>
        addIssue({ code: 'custom', path: [path], message });
      const isEmpty = titleEn === '' && textEn === null && titleZh === '' && textZh === null;
      const hasChinese = isEmpty ? locale === 'zh' : titleZh !== '' || textZh !== null;
      const hasEnglish = isEmpty ? locale === 'en' : titleEn !== '' || textEn !== null;
      if (hasEnglish && titleEn === '') miss('titleEn');
      if (hasEnglish && textEn === null) miss('textEn');
      if (hasChinese && titleZh === '') miss('titleZh');
      if (hasChinese && textZh === null) miss('textZh');
      if (TermTexts.safeParse(textsOf({ titleEn, textEn, titleZh, textZh })).error?.issues.some(isTooLong))
        miss(lengthOf(textEn) > lengthOf(textZh) ? 'textEn' : 'textZh', 'validation.too_big');
    });

const lengthOf = (text: RichText | null): number => JSON.stringify(text).length;

const isTooLong = ({ message }: { message: string }) => message === 'validation.max_length';

const textsOf = ({ titleEn, textEn, titleZh, textZh }: Pick<TermValues, (typeof textNames)[number]>) => ({
  en: textOf(titleEn, textEn),
  zh: textOf(titleZh, textZh),
});

const textOf = (title: string, description: RichText | null): TermText | null =>
  description && { title: title.trim(), description };

export const fieldsOf = (values: TermValues): TermFields => ({
  texts: textsOf(values),
  appliesTo: AppliesTo.catch('cases').parse(values.appliesTo),
  isRequired: values.isRequired,
  isInUse: values.isInUse,
});
