import * as z from 'zod';
import { optional } from '../../../core/fields.ts';

/** Acuity as entered; the notation is stored on the report. */
export const AcuityText = z
  .string()
  .regex(/^(\d{1,2}\/\d{1,3}(\.\d)?|-?\d(\.\d{1,2})?)([+-]\d)?$|^(CF|HM|LP|NLP)$/);

/** How acuity is taken, besides that with a refraction: with nothing, the glasses worn, a pinhole, up close. */
export const acuityConditions = ['unaided', 'withGlasses', 'pinhole', 'near'] as const;
export type AcuityCondition = (typeof acuityConditions)[number];

/** The eyes that acuity is taken of. */
export const acuityEyes = ['right', 'left', 'both'] as const;
export type AcuityEye = (typeof acuityEyes)[number];

const AcuityByCondition = z.strictObject({
  unaided: optional(AcuityText),
  withGlasses: optional(AcuityText),
  pinhole: optional(AcuityText),
  near: optional(AcuityText),
});

/** Acuity of each eye and of both together. */
export const Acuities = z
  .strictObject({ right: AcuityByCondition, left: AcuityByCondition, both: AcuityByCondition })
  .meta({ id: 'Acuities' });
export type Acuities = z.output<typeof Acuities>;

/** Every acuity of a visit that was taken without a refraction, with its place. */
export function acuitiesIn(
  acuity: Acuities | null,
): { eye: AcuityEye; condition: AcuityCondition; text: string }[] {
  return acuityConditions.flatMap(condition =>
    acuityEyes.flatMap(eye => {
      const text = acuity?.[eye][condition];
      return text ? [{ eye, condition, text }] : [];
    }),
  );
}
