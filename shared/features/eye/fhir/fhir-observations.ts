import { eyes } from '../../../core/optics/eyes.ts';
import { lacksSphere } from '../eye-reports/missing-spheres.ts';
import type { EyeReport } from '../eye-reports/schema.ts';
import type { RefractedEye } from '../optics/refraction.ts';
import { sphericalEquivalent } from '../optics/sphero-cylinder.ts';
import { concepts, examCategory, methodOf, quantity, siteOf, worn } from './fhir-codes.ts';
import { fhirMeasurements, notationNote } from './fhir-measurements.ts';
import type { Named } from './named.ts';

export interface FhirReferences {
  patient: { reference: string };
  practitioner: { reference: string } | { display: string };
  encounter?: { reference: string };
}

const methods = ['cycloplegic', 'dry', 'current'] as const;

const statuses = { draft: 'preliminary', finished: 'final', amended: 'amended' } as const;

/** Status of observations; "entered-in-error" for a deleted report. */
const statusOf = ({ status, deletedAt }: EyeReport) =>
  deletedAt === null ? statuses[status] : 'entered-in-error';

export const fhirObservations = (report: EyeReport, references: FhirReferences): object[] =>
  namedObservations(report, references).map(([, observation]) => observation);

export function namedObservations(
  report: EyeReport,
  { patient, practitioner, encounter }: FhirReferences,
): Named[] {
  const common = {
    resourceType: 'Observation',
    status: statusOf(report),
    category: [examCategory],
    subject: patient,
    performer: [practitioner],
    effectiveDateTime: report.date,
    ...(encounter && { encounter }),
  };
  const found = methods.flatMap(method =>
    eyes.flatMap((eye): Named[] => {
      const refracted = report.refractions[method]?.[eye];
      if (!refracted) return [];
      const of = { ...common, bodySite: siteOf[eye], method: methodOf[method] };
      const isWorn = method === 'current';
      const component = components(refracted, isWorn ? worn : concepts);
      const code = isWorn ? worn.glasses : concepts.refraction;
      return [
        ...(component.length > 0
          ? [
              [
                `${method}.${eye}`,
                {
                  ...of,
                  code,
                  component,
                  ...(lacksSphere(refracted) && { note: [{ text: 'No sphere recorded' }] }),
                },
              ] satisfies Named,
            ]
          : []),
        ...(refracted.va === null
          ? []
          : [
              [
                `va.${method}.${eye}`,
                {
                  ...of,
                  code: concepts.acuity,
                  valueString: refracted.va,
                  note: [notationNote(refracted.va, report)],
                },
              ] satisfies Named,
            ]),
      ];
    }),
  );
  return [...found, ...fhirMeasurements(report, common)];
}

/** Observation components of one eye. Zero is a value; a blank field gives no component. */
function components(refracted: RefractedEye, codes: typeof worn | typeof concepts): object[] {
  const equivalent = sphericalEquivalent(refracted);
  const powers = (['sph', 'cyl', 'axis', 'add'] as const).flatMap(field => {
    const value = refracted[field];
    if (value === null) return [];
    return [{ code: codes[field], valueQuantity: quantity(value, field === 'axis' ? '°' : 'D') }];
  });
  return equivalent === null
    ? powers
    : [...powers, { code: codes.equivalent, valueQuantity: quantity(equivalent, 'D') }];
}
