import { useState } from 'react';
import { isSame } from '../../../../../../shared/core/documents/is-same.ts';
import { type Eye, eyes } from '../../../../../../shared/core/optics/eyes.ts';
import { isContactLens } from '../../../../../../shared/features/eye/optics/plane.ts';
import {
  isSameLens,
  type SpheroCylinder,
} from '../../../../../../shared/features/eye/optics/sphero-cylinder.ts';
import { type Eyes, type EyeValues, type Method, methods } from '../eye-values.ts';
import type { EyeForm } from '../use-eye-form.ts';
import { wholeOf } from './convert-eyes.ts';

/** The refraction from which the prescription of an eye has its power. */
interface Source {
  method: Method;
  power: SpheroCylinder;
}

function sourceOf({ refractions, prescription, lensKind }: EyeValues, eye: Eye): Source | null {
  const power = wholeOf(prescription[eye]);
  if (isContactLens(lensKind) || !power) return null;
  const method = methods.find(method => isSameLens(power, wholeOf(refractions[method][eye])));
  return method ? { method, power } : null;
}

const sourcesOf = (values: EyeValues): Eyes<Source | null> => ({
  right: sourceOf(values, 'right'),
  left: sourceOf(values, 'left'),
});

/**
 * Finds eyes whose glasses were prescribed with the power of a refraction that has changed since. Contact
 * lenses have a different power than the refraction, so they are not compared.
 *
 * @param stored the report as stored; differs from the form's first values if an unsaved draft was restored
 */
export function useChangedRefraction(form: EyeForm, stored: EyeValues = form.values) {
  const { values } = form;
  const [sources, setSources] = useState(() => {
    const first = sourcesOf(values);
    const earlier = sourcesOf(stored);
    return { right: first.right ?? earlier.right, left: first.left ?? earlier.left };
  });
  const now = sourcesOf(values);
  if (eyes.some(eye => now[eye] && !isSame(now[eye], sources[eye])))
    setSources({ right: now.right ?? sources.right, left: now.left ?? sources.left });

  const changedIn = (values: EyeValues): Eye[] =>
    eyes.filter(eye => {
      const source = sources[eye];
      if (!source || isContactLens(values.lensKind)) return false;
      const measured = wholeOf(values.refractions[source.method][eye]);
      const isKept = isSameLens(source.power, wholeOf(values.prescription[eye]));
      return isKept && measured !== null && !isSameLens(source.power, measured);
    });
  const changed = changedIn(values);

  function take(): void {
    const outdated = changedIn(form.getValues());
    const { prescription, refractions } = form.getValues();
    const powerFor = (eye: Eye) => {
      const source = sources[eye];
      if (!source || !outdated.includes(eye)) return prescription[eye];
      const { sph, cyl, axis } = refractions[source.method][eye];
      return { ...prescription[eye], sph, cyl, axis };
    };
    form.setFieldValue('prescription', { right: powerFor('right'), left: powerFor('left') });
  }

  return {
    changed,
    /** Whether the form's latest values have such an eye, even before these are rendered. */
    isChangedNow: () => changedIn(form.getValues()).length > 0,
    take,
    keep: () => setSources({ right: null, left: null }),
  };
}
