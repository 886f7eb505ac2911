import { namesStrength } from '../../../../../shared/features/eye/treatments/contradicting-text.ts';
import type { TreatmentKind } from '../../../../../shared/features/eye/treatments/treatment.ts';

const lenses: readonly string[] = ['spectacles', 'dims', 'hal', 'miSight', 'multifocalSoft'];

/** Keys of the hints below the dose and the wearing time of a treatment. */
export function treatmentHints(kind: TreatmentKind | '') {
  if (lenses.includes(kind)) return { dose: 'field.doseLens', wearing: 'field.wearingHelp' } as const;
  if (kind === 'orthokeratology') return { dose: 'field.doseLens', wearing: 'field.wearingNights' } as const;
  if (kind === 'redLight') return { dose: 'field.doseLight', wearing: 'field.wearingSessions' } as const;
  if (namesStrength(kind)) return { dose: 'field.doseOften', wearing: 'field.wearingDrops' } as const;
  if (kind === 'atropine') return { dose: 'field.doseHelp', wearing: 'field.wearingDrops' } as const;
  return { dose: 'field.doseOther', wearing: 'field.wearingOther' } as const;
}
