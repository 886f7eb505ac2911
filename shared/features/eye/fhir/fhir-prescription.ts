import { lacksSphere } from '../eye-reports/missing-spheres.ts';
import type { EyeReport } from '../eye-reports/schema.ts';
import { isContactLens, planeOf } from '../optics/plane.ts';
import type { PrescribedEye } from '../optics/refraction.ts';
import { productOf } from './fhir-codes.ts';
import type { FhirReferences } from './fhir-observations.ts';

const planeNotes = {
  spectacle: 'Power at the spectacle plane',
  cornea: 'Power at the cornea',
  unknown: 'Plane of the power not recorded',
} as const;

type Prescribed = NonNullable<EyeReport['prescription']>;

/** The FHIR R4 `VisionPrescription`; null if nothing was prescribed. */
export function fhirPrescription(
  { prescription, status, savedAt, date, reference, lens, color, deletedAt }: EyeReport,
  { patient, practitioner }: FhirReferences,
): object | null {
  if (!prescription) return null;
  const of = (eye: 'right' | 'left') => ({
    product: productOf(isContactLens(prescription.lensKind)),
    eye,
    ...specification(prescription[eye], prescription),
    ...(color && { color }),
    ...(lens && { brand: lens }),
  });
  return {
    resourceType: 'VisionPrescription',
    identifier: [{ value: reference }],
    status: deletedAt === null ? (status === 'draft' ? 'draft' : 'active') : 'entered-in-error',
    created: savedAt,
    patient,
    dateWritten: date,
    prescriber: practitioner,
    lensSpecification: [of('right'), of('left')],
  };
}

/**
 * Lens specification of one eye. FHIR names the sphere of a contact lens `power`. FHIR has no field for a
 * base curve in dioptres, so the base curve is written into a note.
 */
function specification(eye: PrescribedEye, prescription: Prescribed): object {
  const { sph, cyl, axis, add, prisms, baseCurve, diameter, pd, height } = eye;
  const isLens = isContactLens(prescription.lensKind);
  const hasLensPower = isLens && eye.sph !== null;
  const prism = prisms.flatMap(({ power, base }) => (base === null ? [] : [{ amount: power, base }]));
  const facts = [
    lacksSphere(eye) && 'No sphere recorded',
    hasLensPower && planeNotes[planeOf(prescription)],
    pd !== null && `PD ${pd} mm`,
    height !== null && `Height ${height} mm`,
    !isLens && baseCurve !== null && `Base curve ${baseCurve} D`,
    !isLens && diameter !== null && `Diameter ${diameter} mm`,
  ].filter(fact => fact !== false);
  return {
    ...(sph !== null && (isLens ? { power: sph } : { sphere: sph })),
    ...(cyl !== null && { cylinder: cyl }),
    ...(axis !== null && { axis }),
    ...(add !== null && { add }),
    ...(prism.length > 0 && { prism }),
    ...(isLens && baseCurve !== null && { backCurve: baseCurve }),
    ...(isLens && diameter !== null && { diameter }),
    ...(facts.length > 0 && { note: [{ text: facts.join(' · ') }] }),
  };
}
