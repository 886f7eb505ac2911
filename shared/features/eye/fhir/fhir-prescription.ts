import { lacksSphere } from '../eye-reports/missing-spheres.ts';
import type { EyeReport } from '../eye-reports/schema.ts';
import type { PrescribedEye } from '../optics/refraction.ts';
import { productOf } from './fhir-codes.ts';
import type { FhirReferences } from './fhir-observations.ts';

type Prescribed = NonNullable<EyeReport['prescription']>;

/** The FHIR R4 `VisionPrescription`; null if nothing was prescribed. */
export function fhirPrescription(
  { prescription, status, savedAt, date, reference, lens, color, deletedAt }: EyeReport,
  { patient, practitioner }: FhirReferences,
): object | null {
  if (!prescription) return null;
  const of = (eye: 'right' | 'left') => ({
    product: productOf(prescription.lensKind !== 'spectacle'),
    eye,
    ...specification(prescription[eye], prescription.lensKind),
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

/** A contact lens has a power, glasses a sphere. FHIR has no field for base curves in dioptres: they go into a note. */
function specification(eye: PrescribedEye, kind: Prescribed['lensKind']): object {
  const { sph, cyl, axis, add, prisms, baseCurve, diameter, pd, height } = eye;
  const isContactLens = kind !== 'spectacle';
  const prism = prisms.flatMap(({ power, base }) => (base === null ? [] : [{ amount: power, base }]));
  const facts = [
    lacksSphere(eye) && 'No sphere recorded',
    pd !== null && `PD ${pd} mm`,
    height !== null && `Height ${height} mm`,
    !isContactLens && baseCurve !== null && `Base curve ${baseCurve} D`,
    !isContactLens && diameter !== null && `Diameter ${diameter} mm`,
  ].filter(fact => fact !== false);
  return {
    ...(sph !== null && (isContactLens ? { power: sph } : { sphere: sph })),
    ...(cyl !== null && { cylinder: cyl }),
    ...(axis !== null && { axis }),
    ...(add !== null && { add }),
    ...(prism.length > 0 && { prism }),
    ...(isContactLens && baseCurve !== null && { backCurve: baseCurve }),
    ...(isContactLens && diameter !== null && { diameter }),
    ...(facts.length > 0 && { note: [{ text: facts.join(' · ') }] }),
  };
}
