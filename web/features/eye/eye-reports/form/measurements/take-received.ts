import type { Eye } from '../../../../../../shared/core/optics/eyes.ts';
import { filledFields, holds } from '../../../../../../shared/features/eye/measurements/place-measurement.ts';
import type { WaitingGroup } from '../../../../../../shared/features/eye/received/gather-received.ts';
import { textsOf } from '../../../../../../shared/features/eye/visit-fields/typed-texts.ts';
import { visitFields } from '../../../../../../shared/features/eye/visit-fields/visit-fields.ts';
import { type EyeValues, powerTexts, toFields } from '../eye-values.ts';

type Taken = Pick<WaitingGroup, 'measurement' | 'method'>;

/**
 * The form of a visit after a device's measurement was taken over into its blank fields. Null if a field has
 * another text, because nothing that was typed is replaced.
 */
export function takeReceived(form: EyeValues, taken: Taken): EyeValues | null {
  const { measurement, method } = taken;
  const blank = { refractions: { dry: null, cycloplegic: null, current: null }, axialLength: null };
  const filled = filledFields({ ...blank, cornea: null }, measurement.values, method);
  const { axialLength, cornea } = textsOf(visitFields, filled);
  const power = method && filled.refractions[method];
  const refracted = (eye: Eye) => {
    const typed = form.refractions[method ?? 'dry'][eye];
    return power ? { ...withTaken(typed, { ...powerTexts(power[eye]), va: '' }) } : typed;
  };
  const next = {
    ...form,
    axialLength: withTaken(form.axialLength, axialLength),
    cornea: {
      right: withTaken(form.cornea.right, cornea.right),
      left: withTaken(form.cornea.left, cornea.left),
    },
    refractions: method
      ? { ...form.refractions, [method]: { right: refracted('right'), left: refracted('left') } }
      : form.refractions,
  };
  return holdsTaken(next, taken) ? next : null;
}

/** Whether the form has every value of the measurement. */
export function holdsTaken(form: EyeValues, { measurement, method }: Taken): boolean {
  const { refractions, axialLength, cornea } = toFields(form);
  const power = method && refractions[method];
  const visit = {
    powers: method && power ? { [method]: power } : {},
    axialLength: axialLength ?? { right: null, left: null },
    cornea: cornea ?? null,
  };
  return holds(visit, measurement.values, method);
}

/** The typed texts of a group, with taken texts where nothing was typed. */
const withTaken = <Texts extends object>(typed: Texts, taken: Texts): Texts =>
  Object.fromEntries(
    Object.entries(typed).map(([name, text]) => [name, text || taken[name as keyof Texts]]),
  ) as Texts;
