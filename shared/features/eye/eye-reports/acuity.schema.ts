import * as z from 'zod';
import { optional } from '../../../core/fields.ts';
import { readAcuity } from '../../../core/reading/read-acuity.ts';

/** Acuity in its stored form; the notation is stored on the report. */
export const AcuityText = z
  .string()
  .overwrite(readAcuity)
  .regex(
    /^(\d{1,2}(\.\d{1,2})?\/\d{1,3}(\.\d{1,2})?|-?\d(\.\d{1,2})?)([+-]\d?)?$|^(CF|HM)( \d{1,3}(\.\d{1,2})?(cm|m|ft))?$|^N?LP$/,
  );

/** How acuity is tested without a refraction: unaided, with worn glasses, with a pinhole, or near. */
export const acuityConditions = ['unaided', 'withGlasses', 'pinhole', 'near'] as const;
export type AcuityCondition = (typeof acuityConditions)[number];

/** The eyes that acuity is tested for. */
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

/** All acuities of a visit that were tested without a refraction, with their paths. */
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
