import type { TreatmentKind } from '../treatments/treatment.ts';

/** Names of treatments in reports and in FHIR, which needs no other text of a report. */
export const intervention: Record<TreatmentKind, string> = {
  none: 'None',
  spectacles: 'Single-vision glasses',
  dims: 'DIMS lenses',
  hal: 'HAL lenses',
  miSight: 'MiSight 1 day',
  multifocalSoft: 'Multifocal soft lenses',
  orthokeratology: 'Orthokeratology',
  atropine001: 'Atropine 0.01%',
  atropine0025: 'Atropine 0.025%',
  atropine005: 'Atropine 0.05%',
  atropine: 'Atropine, other strength',
  redLight: 'Red light',
  other: 'Other',
};
