import { notationOf } from '../../../core/optics/acuity.ts';
import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import { limitsOf } from '../eye-reports/number-fields.ts';
import type { EyeReport } from '../eye-reports/schema.ts';
import { axialRatio } from '../optics/keratometry.ts';
import type { Field, FieldTree } from '../visit-fields/field.ts';
import { textsAt } from '../visit-fields/field-texts.ts';
import { english } from '../visit-fields/texts.en.ts';
import { type FieldAt, fieldsAt } from '../visit-fields/typed-texts.ts';
import {
  type AcuityEye,
  acuitiesIn,
  acuityFields,
  pairFields,
  staffGroups,
  visitFields,
} from '../visit-fields/visit-fields.ts';
import { type Concept, concepts, quantity, siteOf } from './fhir-codes.ts';
import type { Named } from './named.ts';

const bothEyes: Concept = { text: 'Both eyes' };
const siteOfAcuity: Record<AcuityEye, Concept> = { ...siteOf, both: bothEyes };

/**
 * FHIR R4 observations of axial length, acuity without a refraction, keratometry, corneal diameter and
 * pupils.
 * @param common fields shared by all observations of the report
 */
export function fhirMeasurements(report: EyeReport, common: object): Named[] {
  const { pupil } = report;
  const acuity = acuitiesIn(report.acuity).map(
    ({ eye, condition, text }): Named => [
      `acuity.${eye}.${condition}`,
      {
        ...common,
        bodySite: siteOfAcuity[eye],
        method: acuityFields[condition].fhir,
        code: concepts.acuity,
        valueString: text,
        note: [notationNote(text, report)],
      },
    ],
  );
  const cornea = eyes.flatMap((eye): Named[] => {
    const component = corneaComponents(report, eye);
    const code = { text: 'Keratometry' };
    return component.length > 0
      ? [[`cornea.${eye}`, { ...common, bodySite: siteOf[eye], code, component }]]
      : [];
  });
  const drops = pupil && [pupil.state, pupil.agent].filter(Boolean).join(', ');
  return [
    ...observationsOf(pairFields, report, common),
    ...acuity,
    ...cornea,
    ...(drops
      ? [
          [
            'pupils',
            { ...common, bodySite: bothEyes, code: { text: 'Pupils' }, valueString: drops },
          ] satisfies Named,
        ]
      : []),
    ...staffGroups.flatMap(group =>
      observationsOf({ [group]: visitFields[group] }, report, common, ({ fhir }) => fhir !== undefined),
    ),
  ];
}

/** FHIR note that states the notation of an acuity. */
export const notationNote = (text: string, { acuityNotation }: EyeReport) => ({
  text: `Notation: ${notationOf(text, acuityNotation) ?? acuityNotation}`,
});

/**
 * Makes one observation for each recorded field. If a field has no code, its English name is used as text.
 */
function observationsOf(
  fields: FieldTree,
  values: object,
  common: object,
  isSent: (field: Field) => boolean = () => true,
): Named[] {
  return fieldsAt(fields, values).flatMap(({ path, field, value }) => {
    if (!isSent(field)) return [];
    const eye = eyes.find(side => path.split('.').includes(side));
    const site = eye && { bodySite: siteOf[eye] };
    const measured = measuredValue({ path, field, value });
    const code = field.fhir ?? { text: textsAt(english, path)?.label };
    return measured ? [[path, { ...common, ...site, code, ...measured }]] : [];
  });
}

function measuredValue({ field: { kind, number }, value }: FieldAt): object | null {
  if (value === null || value === undefined) return null;
  if (kind === 'date') return { valueDateTime: String(value) };
  if (!number) return { valueString: String(value) };
  return { valueQuantity: quantity(Number(value), limitsOf(number, 'spectacle', Number(value)).unit) };
}

function corneaComponents({ cornea, axialLength }: EyeReport, eye: Eye): object[] {
  const of = cornea?.[eye];
  if (!of) return [];
  const ratio = axialRatio(axialLength?.[eye] ?? null, of);
  const parts = fieldsAt(visitFields.cornea[eye], of).flatMap(part => {
    const measured = measuredValue(part);
    return measured ? [{ code: part.field.fhir, ...measured }] : [];
  });
  return ratio === null
    ? parts
    : [...parts, { code: { text: 'AL/CR' }, valueQuantity: { value: Number(ratio.toFixed(2)) } }];
}
