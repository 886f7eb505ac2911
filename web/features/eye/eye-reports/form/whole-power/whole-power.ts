import { splitPower } from '../../../../../../shared/core/reading/split-power.ts';
import type { LensKind } from '../../../../../../shared/features/eye/eye-reports/field-limits.ts';
import { formatField, parseField } from '../../../../../../shared/features/eye/eye-reports/number-fields.ts';
import { type PowerTexts, parseNumber } from '../eye-values.ts';

export const wholeParts = ['sph', 'cyl', 'axis'] as const;
/** A whole power: sphere, cylinder and axis as the texts of their fields. */
export type WholePower = Pick<PowerTexts, (typeof wholeParts)[number]>;

/**
 * Whether a text is a word such as "plano". Such a word fills only the sphere, because people often type a
 * cylinder after it.
 */
const isWord = (text: string) => /^\p{L}+\.?$/u.test(text.trim());

/** Splits a whole power that was typed into the sphere field; undefined if the text is a sphere only. */
export const wholePower = (text: string): WholePower | undefined =>
  isWord(text) ? undefined : splitPower(text);

/** Sphere, cylinder and axis formatted for their fields. An unreadable value stays as typed. */
export function shownParts(whole: WholePower, kind: LensKind): WholePower {
  const shown = (part: keyof WholePower): string => {
    const read = parseField(part, whole[part]);
    return typeof read === 'object' ? formatField(part, read.value, kind) : whole[part];
  };
  return { sph: shown('sph'), cyl: shown('cyl'), axis: shown('axis') };
}

/** Whether the fields for cylinder and axis are empty or equal the typed power, so that nothing is lost. */
export const isFree = (own: WholePower, whole: WholePower): boolean =>
  (['cyl', 'axis'] as const).every(
    part =>
      own[part].trim() === '' ||
      (parseNumber(part, own[part]) !== null &&
        parseNumber(part, own[part]) === parseNumber(part, whole[part])),
  );

/** Writes a whole power on one line: −1.25 / −0.50 × 180. */
export const lineOf = ({ sph, cyl, axis }: WholePower): string =>
  `${sph} / ${cyl}${axis === '' ? '' : ` × ${axis}`}`;
