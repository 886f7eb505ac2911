import * as z from 'zod';
import type { Locale } from '../../../../shared/core/fields.ts';
import { Line, RequiredLine } from '../../../../shared/core/fields.ts';
import { numberIn } from '../../../../shared/core/reading/read-number.ts';
import { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import {
  type Course,
  CourseFields,
  Cover,
  maxAge,
  maxGoals,
} from '../../../../shared/features/courses/courses/schema.ts';

/** Form values of a course; the description is null if it is empty. */
export interface CourseValues {
  title: string;
  shortDescription: string;
  description: RichDocument | null;
  /** One per line. */
  goals: string;
  language: Locale | 'both';
  ageFrom: string;
  ageTo: string;
  coverId: string;
  coverAlt: string;
}

type Stored = Pick<Course, 'description'> & CourseFields;

export const valuesOf = (course: Stored | null, language: Locale = 'en'): CourseValues => ({
  title: course?.title ?? '',
  shortDescription: course?.shortDescription ?? '',
  description: withoutPictures(course?.description),
  goals: course?.goals.join('\n') ?? '',
  language: course && course.languages.length > 1 ? 'both' : (course?.languages[0] ?? language),
  ageFrom: course?.ageFrom?.toString() ?? '',
  ageTo: course?.ageTo?.toString() ?? '',
  coverId: course?.cover?.fileId ?? '',
  coverAlt: course?.cover?.alt ?? '',
});

/** Schemas of the form fields that are not strings. */
export const courseTypes = { description: RichDocument.nullable() };

export const withoutPictures = (document: RichDocument | null | undefined): RichDocument | null =>
  document ? { ...document, content: document.content.filter(({ type }) => type !== 'image') } : null;

/** Splits a text into trimmed lines, without blank lines and duplicates. */
export const linesIn = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map(line => line.trim())
      .filter(line => line !== ''),
  ),
];

export const fieldsOf = (values: CourseValues): CourseFields => ({
  title: values.title.trim(),
  shortDescription: values.shortDescription.trim(),
  description: values.description as CourseFields['description'],
  goals: linesIn(values.goals),
  languages: values.language === 'both' ? ['en', 'zh'] : [values.language],
  ageFrom: numberIn(values.ageFrom),
  ageTo: numberIn(values.ageTo),
  cover: values.coverId === '' ? null : Cover.parse({ fileId: values.coverId, alt: values.coverAlt.trim() }),
});

const isAge = (years: number) => Number.isInteger(years) && years >= 0 && years <= maxAge;

/** Schema of a typed age: whole years, or empty. */
export const TypedAge = z
  .string()
  .trim()
  .refine(text => numberIn(text) === null || isAge(numberIn(text) ?? Number.NaN), {
    error: 'validation.years',
  });

/** Schema of a text with one item per line; limits the length and number of lines. */
export const TypedLines = z
  .string()
  .refine(text => linesIn(text).length <= maxGoals, { error: 'validation.too_big' })
  .refine(text => linesIn(text).every(line => Line.safeParse(line).success), {
    error: 'validation.max_length',
  });

export const CourseForm = z
  .looseObject({
    title: RequiredLine,
    shortDescription: Line,
    goals: TypedLines,
    ageFrom: TypedAge,
    ageTo: TypedAge,
    coverAlt: Line,
  })
  .superRefine((values, { addIssue }) => {
    const found = CourseFields.safeParse(fieldsOf(values as unknown as CourseValues));
    for (const { path, message } of found.error?.issues ?? []) {
      const [name] = path;
      if (name === 'description' || name === 'ageTo') addIssue({ code: 'custom', path: [name], message });
    }
  });
