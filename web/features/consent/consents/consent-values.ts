import * as z from 'zod';
import { Locale, PlainDate, RequiredLine, Text } from '../../../../shared/core/fields.ts';
import { familyOf } from '../../../../shared/features/cases/cases/family.schema.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import {
  type ConsentFields,
  ConsentPurpose,
  RecordedMethod,
  Relationship,
} from '../../../../shared/features/consent/consents/schema.ts';

const fields = z.strictObject({
  purpose: ConsentPurpose,
  /** Term (condition that families accept) and its version, as `term_… 2`; only for the purpose `terms`. */
  term: z.string().default(''),
  giverName: RequiredLine,
  relationship: Relationship,
  method: RecordedMethod,
  givenOn: PlainDate,
  language: Locale,
  note: Text,
});
export const ConsentValues = fields.refine(({ purpose, term }) => purpose !== 'terms' || term !== '', {
  path: ['term'],
  error: 'validation.required',
});

type Typed = Record<keyof z.output<typeof fields>, string>;

export const termValue = ({ id, textVersion }: { id: string; textVersion: number }): string =>
  `${id} ${textVersion}`;

function termIn(value: string) {
  const [id = '', version] = value.split(' ');
  return { id, textVersion: Number(version) };
}

/** Initial form values, with the recorded parent or guardian as giver. @param today `YYYY-MM-DD` */
export function emptyConsent(record: Case, today: string): Typed {
  const giver = familyOf(record).find(({ name }) => name);
  return {
    purpose: 'care',
    term: '',
    giverName: giver?.name ?? '',
    relationship: giver?.relationship ?? '',
    method: 'paper',
    givenOn: today,
    language: record.emailLanguage,
    note: '',
  };
}

export function fieldsOfConsent(values: Typed): ConsentFields {
  const { giverName, relationship, term, ...others } = ConsentValues.parse(values);
  return {
    ...others,
    term: others.purpose === 'terms' ? termIn(term) : null,
    giver: { name: giverName, relationship },
  };
}
