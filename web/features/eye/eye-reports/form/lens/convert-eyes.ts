import {
  type ConvertedPower,
  convertPower,
  needsConversion,
} from '../../../../../../shared/core/optics/convert-power.ts';
import { formatField } from '../../../../../../shared/features/eye/eye-reports/number-fields.ts';
import { powerOf } from '../../../../../../shared/features/eye/optics/sphero-cylinder.ts';
import { type Eyes, type PowerTexts, parsePower } from '../eye-values.ts';

/** Power of an eye converted between the planes of glasses and cornea; `same` if both are equal. */
export type EyeConversion = ConvertedPower | 'same' | 'vertex-needed' | 'impossible';

/** The typed power as a whole; null without a sphere. */
export const wholeOf = (texts: PowerTexts) => powerOf(parsePower(texts));

export const needConversion = ({ right, left }: Eyes<PowerTexts>): boolean =>
  [right, left].map(wholeOf).some(power => power !== null && needsConversion(power));

/** @param vertex in mm; negative to convert from the cornea to glasses; null if unknown */
export function convertEye(texts: PowerTexts, vertex: number | null): EyeConversion {
  const power = wholeOf(texts);
  if (!power || !needsConversion(power)) return 'same';
  if (vertex === null) return 'vertex-needed';
  return convertPower(power, vertex) ?? 'impossible';
}

export function withOffer(texts: PowerTexts, conversion: EyeConversion, choice: number): PowerTexts {
  if (typeof conversion !== 'object') return texts;
  const { sph, cyl, axis } = conversion.offers[choice] ?? conversion.offers[0];
  const written = (field: 'sph' | 'cyl' | 'axis', value: number | null) => formatField(field, value, 'soft');
  return {
    ...texts,
    sph: written('sph', sph),
    cyl: written('cyl', cyl === 0 && texts.cyl === '' ? null : cyl),
    axis: written('axis', axis),
  };
}
