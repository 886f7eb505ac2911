import { notationOf } from '../../../core/optics/acuity.ts';
import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import { type AcuityCondition, type AcuityEye, acuitiesIn } from '../eye-reports/acuity.schema.ts';
import type { EyeReport } from '../eye-reports/schema.ts';
import { axialRatio, curvatureUnit } from '../optics/keratometry.ts';
import { type Concept, concepts, quantity, siteOf } from './fhir-codes.ts';

const siteOfAcuity: Record<AcuityEye, Concept> = { ...siteOf, both: { text: 'Both eyes' } };

const conditionOf: Record<AcuityCondition, Concept> = {
  unaided: { text: 'Without glasses' },
  withGlasses: { text: 'With the glasses worn' },
  pinhole: { text: 'Through a pinhole' },
  near: { text: 'Near' },
};

/**
 * FHIR R4 observations of acuity without a refraction, keratometry, corneal diameter and pupils.
 * @param common fields shared by all observations of the report
 */
export function fhirMeasurements(report: EyeReport, common: object): object[] {
  const acuity = acuitiesIn(report.acuity).map(({ eye, condition, text }) => ({
    ...common,
    bodySite: siteOfAcuity[eye],
    method: conditionOf[condition],
    code: concepts.acuity,
    valueString: text,
    note: [notationNote(text, report)],
  }));
  const cornea = eyes.flatMap(eye => {
    const component = corneaComponents(report, eye);
    const code = { text: 'Keratometry' };
    return component.length > 0 ? [{ ...common, bodySite: siteOf[eye], code, component }] : [];
  });
  const { pupil } = report;
  const pupils = pupil
    ? [
        {
          ...common,
          bodySite: siteOfAcuity.both,
          code: { text: 'Pupils' },
          valueString: [pupil.state, pupil.agent].filter(Boolean).join(', '),
        },
      ]
    : [];
  return [...acuity, ...cornea, ...pupils];
}

/** The notation of an acuity. */
export const notationNote = (text: string, { acuityNotation }: EyeReport) => ({
  text: `Notation: ${notationOf(text, acuityNotation) ?? acuityNotation}`,
});

function corneaComponents({ cornea, axialLength }: EyeReport, eye: Eye): object[] {
  const of = cornea?.[eye];
  if (!of) return [];
  const ratio = axialRatio(axialLength?.[eye] ?? null, of);
  const part = (text: string, value: number | null, unit: 'D' | 'mm' | 'deg') =>
    value === null ? [] : [{ code: { text }, valueQuantity: quantity(value, unit) }];
  return [
    ...part('Flat meridian, K1', of.k1, of.k1 === null ? 'D' : curvatureUnit(of.k1)),
    ...part('Steep meridian, K2', of.k2, of.k2 === null ? 'D' : curvatureUnit(of.k2)),
    ...part('Axis of K1', of.axis, 'deg'),
    ...part('Corneal diameter', of.diameter, 'mm'),
    ...(ratio === null
      ? []
      : [{ code: { text: 'AL/CR' }, valueQuantity: { value: Number(ratio.toFixed(2)) } }]),
  ];
}
