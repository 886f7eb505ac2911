import * as z from 'zod';
import { Line, RequiredLine } from '../../../../shared/core/fields.ts';
import { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import {
  type Course,
  CourseFields,
  Cover,
  maxAge,
  maxGoals,
} from '../../../../shared/features/courses/courses/schema.ts';

/** The fields of the form, each a text; the description is its JSON, and empty where there is none. */
export interface CourseValues extends Record<string, string> {
  title: string;
  shortDescription: string;
  description: string;
  /** One a line. */
  goals: string;
  language: 'en' | 'zh' | 'both';
  ageFrom: string;
  ageTo: string;
  coverId: string;
  coverAlt: string;
}

type Stored = Pick<Course, 'description'> & CourseFields;

export const valuesOf = (course: Stored | null, language: 'en' | 'zh' = 'en'): CourseValues => ({
  title: course?.title ?? '',
  shortDescription: course?.shortDescription ?? '',
  description: course?.description ? JSON.stringify(course.description) : '',
  goals: course?.goals.join('\n') ?? '',
  language: course && course.languages.length > 1 ? 'both' : (course?.languages[0] ?? language),
  ageFrom: course?.ageFrom?.toString() ?? '',
  ageTo: course?.ageTo?.toString() ?? '',
  coverId: course?.cover?.fileId ?? '',
  coverAlt: course?.cover?.alt ?? '',
});

/** The document that a field holds, without pictures; null where it is empty or of another kind. */
export function plainDocumentIn(json: string): RichDocument | null {
  if (json === '') return null;
  try {
    const document = RichDocument.safeParse(JSON.parse(json)).data;
    return document
      ? { ...document, content: document.content.filter(({ type }) => type !== 'image') }
      : null;
  } catch {
    return null;
  }
}

/** Lines that say something, each once without the spaces around it. */
export const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');

export const ageIn = (text: string): number | null => (text.trim() === '' ? null : Number(text.trim()));

export const fieldsOf = (values: CourseValues): CourseFields => ({
  title: values.title.trim(),
  shortDescription: values.shortDescription.trim(),
  description: plainDocumentIn(values.description) as CourseFields['description'],
  goals: linesIn(values.goals),
  languages: values.language === 'both' ? ['en', 'zh'] : [values.language],
  ageFrom: ageIn(values.ageFrom),
  ageTo: ageIn(values.ageTo),
  cover: values.coverId === '' ? null : Cover.parse({ fileId: values.coverId, alt: values.coverAlt.trim() }),
});

/** A whole number of years, or nothing. */
export const TypedAge = z
  .string()
  .trim()
  .refine(text => text === '' || (/^\d{1,2}$/.test(text) && Number(text) <= maxAge), {
    error: 'validation.years',
  });

/** Lines of a text, each no longer than a line and not too many. */
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
