import type { EyeReport } from '../eye-reports/schema.ts';
import type { Eye } from '../optics/prism.ts';
import type { RefractedEye } from '../optics/refraction.ts';
import { sphericalEquivalent } from '../optics/sphero-cylinder.ts';
import { axialLengthOf, concepts, examCategory, methodOf, quantity, siteOf } from './fhir-codes.ts';
import { fhirMeasurements } from './fhir-measurements.ts';

/** References shared by all resources of a report. */
export interface FhirReferences {
  patient: { reference: string };
  practitioner: { reference: string };
}

const eyes: readonly Eye[] = ['right', 'left'];
const methods = ['cycloplegic', 'dry', 'current'] as const;

const statusOf = { draft: 'preliminary', finished: 'final', amended: 'amended' } as const;

/** FHIR R4 observations of a visit: refraction and acuity by method and eye, and the eyes' lengths. */
export function fhirObservations(report: EyeReport, { patient, practitioner }: FhirReferences): object[] {
  const common = {
    resourceType: 'Observation',
    status: statusOf[report.status],
    category: [examCategory],
    subject: patient,
    performer: [practitioner],
    effectiveDateTime: report.date,
  };
  const found = methods.flatMap(method =>
    eyes.flatMap(eye => {
      const refracted = report.refractions[method]?.[eye];
      if (!refracted) return [];
      const of = { ...common, bodySite: siteOf[eye], method: methodOf[method] };
      const component = components(refracted);
      return [
        ...(component.length > 0 ? [{ ...of, code: concepts.refraction, component }] : []),
        ...(refracted.va === null
          ? []
          : [
              {
                ...of,
                code: concepts.acuity,
                valueString: refracted.va,
                note: [{ text: `Notation: ${report.acuityNotation}` }],
              },
            ]),
      ];
    }),
  );
  const lengths = eyes.flatMap(eye => {
    const length = report.axialLength?.[eye] ?? null;
    return length === null
      ? []
      : [
          {
            ...common,
            bodySite: siteOf[eye],
            code: axialLengthOf[eye],
            valueQuantity: quantity(length, 'mm'),
          },
        ];
  });
  return [...found, ...lengths, ...fhirMeasurements(report, common)];
}

/** Zero is a value; blank fields are omitted. */
function components(refracted: RefractedEye): object[] {
  const equivalent = sphericalEquivalent(refracted);
  const powers = (['sph', 'cyl', 'axis', 'add'] as const).flatMap(field => {
    const value = refracted[field];
    if (value === null) return [];
    return [{ code: concepts[field], valueQuantity: quantity(value, field === 'axis' ? 'deg' : 'D') }];
  });
  return equivalent === null
    ? powers
    : [...powers, { code: concepts.equivalent, valueQuantity: quantity(equivalent, 'D') }];
}
