import type { Eye } from '../../../core/optics/eyes.ts';
import type { Limits } from '../eye-reports/field-limits.ts';

type Unit = Limits['unit'];

/** A FHIR CodeableConcept: a text, and a code if one exists. */
export interface Concept {
  coding?: { system: string; code: string }[];
  text: string;
}

const snomed = 'http://snomed.info/sct';
const loinc = 'http://loinc.org';

export const concept = (text: string, system?: string, code?: string): Concept => ({
  ...(system && code && { coding: [{ system, code }] }),
  text,
});

/** SNOMED CT codes as used by DICOM and national refraction profiles; LOINC for axial length. */
export const concepts = {
  refraction: concept('Refraction', snomed, '251718005'),
  sph: concept('Sphere', snomed, '251795007'),
  cyl: concept('Cylinder', snomed, '251797004'),
  axis: concept('Axis', snomed, '251799001'),
  add: concept('Addition', snomed, '251796008'),
  equivalent: concept('Spherical equivalent'),
  acuity: concept('Visual acuity', snomed, '363983007'),
} as const;

/**
 * Concepts for glasses that the child wears. Their power is not a refraction of the eye and needs other
 * codes.
 */
export const worn = {
  glasses: concept('Power of glasses worn'),
  sph: concept('Sphere of glasses worn'),
  cyl: concept('Cylinder of glasses worn'),
  axis: concept('Axis of glasses worn'),
  add: concept('Addition of glasses worn'),
  equivalent: concept('Spherical equivalent of glasses worn'),
} as const;

export const axialLengthOf: Record<Eye, Concept> = {
  right: concept('Axial length, right eye', loinc, '64742-0'),
  left: concept('Axial length, left eye', loinc, '66067-0'),
};

export const eyePressureOf: Record<Eye, Concept> = {
  right: concept('Intraocular pressure, right eye', loinc, '79892-6'),
  left: concept('Intraocular pressure, left eye', loinc, '79893-4'),
};

export const siteOf: Record<Eye, Concept> = {
  right: concept('Right eye', snomed, '362502000'),
  left: concept('Left eye', snomed, '362503005'),
};

export const methodOf = {
  dry: concept('Without cycloplegia'),
  cycloplegic: concept('With cycloplegia'),
  current: concept('Glasses worn'),
} as const;

export const examCategory = {
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'exam' }],
};

export const productOf = (isContactLens: boolean) => ({
  coding: [
    {
      system: 'http://terminology.hl7.org/CodeSystem/ex-visionprescriptionproduct',
      code: isContactLens ? 'contact' : 'lens',
    },
  ],
});

const ucum = 'http://unitsofmeasure.org';
const codeOfUnit: Record<Unit, string> = {
  ...{ D: '[diop]', Δ: "[p'diop]", '°': 'deg', '″': "''", mm: 'mm', cm: 'cm', mmHg: 'mm[Hg]' },
  ...{ '/min': '/min', h: 'h', d: 'd', y: 'a' },
};

export function quantity(value: number, unit: Unit) {
  return { value, unit, system: ucum, code: codeOfUnit[unit] };
}
