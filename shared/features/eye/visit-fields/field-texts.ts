import { formatField, limitsOf } from '../eye-reports/number-fields.ts';
import type { Field, FieldTree } from './field.ts';
import { fieldsAt } from './typed-texts.ts';
import type { visitFields } from './visit-fields.ts';

export interface FieldTexts {
  label: string;
  /** The label in the printed report, if it differs from `label`. */
  printed?: string;
  help?: string;
  /** Unit of the field, if the unit is a word that is translated. */
  unit?: string;
  options?: Record<string, string>;
  /** Formats a value for a summary. */
  said?: (value: string) => string;
}

type GroupTexts<Fields> = FieldTexts & { fields: Record<keyof Fields, FieldTexts> };

/** Fields of one eye and fields for both eyes, combined into one type. */
type FieldsOfAll<Group extends { right: object }> = Group['right'] & {
  [Name in keyof Group as Group[Name] extends Field ? Name : never]: Group[Name];
};

type TextsOf<Node> = Node extends Field | { right: Field }
  ? FieldTexts
  : GroupTexts<Node extends { right: object } ? FieldsOfAll<Node> : Node>;

/**
 * Texts of all fields of a visit, by field or group. A field that each eye has uses the same texts for both
 * eyes.
 */
export type VisitTexts = {
  [Name in keyof typeof visitFields]: TextsOf<(typeof visitFields)[Name]>;
};

type AnyTexts = FieldTexts & { fields?: Record<string, FieldTexts> };

/** Texts of the field at a path such as `cornea.right.k1`, or of its group if the field has none. */
export function textsAt(texts: VisitTexts, path: string): AnyTexts | undefined {
  const [group = '', ...names] = path.split('.');
  const found: AnyTexts | undefined = texts[group as keyof VisitTexts];
  return found?.fields?.[names.at(-1) ?? ''] ?? found;
}

/** Finds the label of a chosen option in the texts of all fields of a group. */
export const wordIn = (texts: AnyTexts | undefined, value: string): string | undefined =>
  Object.values(texts?.fields ?? {}).find(({ options }) => options?.[value])?.options?.[value];

export const printedLabel = ({ label, printed }: FieldTexts): string => printed ?? label;

/** Writes a recorded value for people: 43.25 D, 175°, dilated. Null if nothing was recorded. */
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
  eye: Record<'right' | 'left' | 'both', string>;
  date: (day: string) => string;
}

/**
 * The recorded fields of a group with their labels. If both eyes have a value, both are on one line.
 * @param path of the group; empty if `group` contains several groups by name
 */
export function factsOf(group: FieldTree, path: string, values: object | null, words: GroupWords) {
  const facts = new Map<string, string>();
  for (const { path: at, field, value } of fieldsAt(group, values, path && `${path}.`)) {
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
