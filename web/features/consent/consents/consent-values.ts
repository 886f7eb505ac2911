import * as z from 'zod';
import { Locale, PlainDate, RequiredLine, Text } from '../../../../shared/core/fields.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { ConsentFields } from '../../../../shared/features/consent/consents/schema.ts';
import {
  ConsentPurpose,
  RecordedMethod,
  Relationship,
} from '../../../../shared/features/consent/consents/schema.ts';

export const recordablePurposes = ConsentPurpose.exclude(['terms']).options;

/** The fields of the form, each a text. */
export const ConsentValues = z.strictObject({
  purpose: ConsentPurpose,
  giverName: RequiredLine,
  relationship: Relationship,
  method: RecordedMethod,
  givenOn: PlainDate,
  language: Locale,
  note: Text,
});

type Typed = Record<keyof z.output<typeof ConsentValues>, string>;

/** What the form begins with: the parent that is recorded. @param today `YYYY-MM-DD` */
export function emptyConsent({ mother, father, emailLanguage }: Case, today: string): Typed {
  const relationship = mother?.name ? 'mother' : father?.name ? 'father' : '';
  return {
    purpose: 'care',
    giverName: mother?.name ?? father?.name ?? '',
    relationship,
    method: 'paper',
    givenOn: today,
    language: emailLanguage,
    note: '',
  };
}

export function fieldsOfConsent(values: Typed): ConsentFields {
  const { giverName, relationship, ...fields } = ConsentValues.parse(values);
  return { ...fields, term: null, giver: { name: giverName, relationship } };
}
