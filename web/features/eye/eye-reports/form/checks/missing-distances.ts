import { eyes } from '../../../../../../shared/core/optics/eyes.ts';
import type { EyeValues } from '../eye-values.ts';

/** Paths of the missing PDs (pupillary distances) of glasses: one for each eye that has a power. */
export function missingDistances({ lensKind, prescription }: EyeValues): string[] {
  if (lensKind !== 'spectacle') return [];
  return eyes
    .filter(eye => prescription[eye].sph.trim() !== '' && prescription[eye].pd.trim() === '')
    .map(eye => `prescription.${eye}.pd`);
}
