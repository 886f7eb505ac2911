import { formatField, limitsOf } from '../eye-reports/number-fields.ts';
import type { Field, FieldTree } from './field.ts';
import type { questionnaireFields } from './questionnaire.schema.ts';
import { fieldsAt } from './typed-texts.ts';
import type {
  acuityFields,
  binocularFields,
  corneaFields,
  followUpFields,
  lensFields,
  pupilFields,
  visitFields,
} from './visit-fields.ts';

/** Words of a field in the form, on its page and on paper. */
export interface FieldTexts {
  label: string;
  /** The label on paper, if it is another. */
  printed?: string;
  /** Shown below the field in the form. */
  help?: string;
  /** Unit, if it is a word. */
  unit?: string;
  /** Words of a choice. */
  options?: Record<string, string>;
  /** A value in a summary. */
  said?: (value: string) => string;
}

/** Words of a group and of its fields. */
type GroupTexts<Fields> = FieldTexts & { fields: Record<keyof Fields, FieldTexts> };

/** Fields of each eye, and fields of the visit. */
type FieldsOfAll<Group extends { right: object }> = Group['right'] & Omit<Group, 'right' | 'left'>;

type SingleFields = typeof lensFields & typeof followUpFields & { axialLength: unknown };

export interface VisitTexts extends Record<keyof SingleFields, FieldTexts> {
  acuity: GroupTexts<typeof acuityFields>;
  cornea: GroupTexts<typeof corneaFields>;
  pupil: GroupTexts<typeof pupilFields>;
  questionnaire: GroupTexts<typeof questionnaireFields>;
  binocular: GroupTexts<typeof binocularFields>;
  accommodation: GroupTexts<typeof visitFields.accommodation.right>;
  eyeHealth: GroupTexts<FieldsOfAll<typeof visitFields.eyeHealth>>;
  sideEffects: GroupTexts<FieldsOfAll<typeof visitFields.sideEffects>>;
}

type AnyTexts = FieldTexts & { fields?: Record<string, FieldTexts> };

/** The words of a group or a field by its path, such as `cornea.right.k1` or `frame`; none if it is not in the table. */
export function textsAt(texts: VisitTexts, path: string): AnyTexts | undefined {
  const [group = '', ...names] = path.split('.');
  const found: AnyTexts | undefined = texts[group as keyof VisitTexts];
  return found?.fields?.[names.at(-1) ?? ''] ?? found;
}

/** The label of a choice of any field in a group. */
export const wordIn = (texts: AnyTexts | undefined, value: string): string | undefined =>
  Object.values(texts?.fields ?? {}).find(({ options }) => options?.[value])?.options?.[value];

export const printedLabel = ({ label, printed }: FieldTexts): string => printed ?? label;

/** A recorded value as people read it: 43.25 D, 175°, dilated. Null if there is none. */
export function sayValue({ number, options }: Field, value: unknown, texts?: FieldTexts): string | null {
  if (value === null || value === undefined) return null;
  if (options) return texts?.options?.[String(value)] ?? String(value);
  if (!number) return String(value);
  const { unit } = limitsOf(number, 'spectacle', Number(value));
  const written = formatField(number, Number(value), 'spectacle');
  return unit === '°' ? `${written}${unit}` : `${written} ${texts?.unit ?? unit}`;
}

interface GroupWords {
  texts: VisitTexts;
  /** The short name of an eye. */
  eye: Record<'right' | 'left' | 'both', string>;
  date: (day: string) => string;
}

/** The recorded fields of a group with their labels; those of each eye on one line. */
export function factsOf(group: FieldTree, path: string, values: object | null, words: GroupWords) {
  const facts = new Map<string, string>();
  for (const { path: at, field, value } of fieldsAt(group, values, `${path}.`)) {
    const texts = textsAt(words.texts, at);
    const said = field.kind === 'date' && value ? words.date(String(value)) : sayValue(field, value, texts);
    if (!texts || said === null) continue;
    const eye = (['right', 'left', 'both'] as const).find(side => at.split('.').includes(side));
    const before = facts.get(texts.label);
    facts.set(
      texts.label,
      [...(before ? [before] : []), eye ? `${words.eye[eye]} ${said}` : said].join(' · '),
    );
  }
  return [...facts];
}
