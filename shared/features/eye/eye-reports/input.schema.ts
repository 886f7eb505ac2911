import * as z from 'zod';
import { addProblem } from '../../../core/fields.ts';
import { acuityNotations, isAcuity, unclearAcuities } from '../../../core/optics/acuity.ts';
import { eyes } from '../../../core/optics/eyes.ts';
import { contradictingTexts } from '../treatments/contradicting-text.ts';
import { Intervention } from '../treatments/intervention.ts';
import { leftOut } from '../visit-fields/field.ts';
import { acuitiesIn, type LaterGroup, laterShape } from '../visit-fields/visit-fields.ts';
import { fieldsToCorrect } from './fields-to-correct.ts';
import { agreesOnParents } from './parents-myopia.ts';
import { visitFields } from './schema.ts';

export const acuityTexts = ({
  refractions,
  acuity,
}: Pick<z.output<typeof visitFields>, 'refractions' | 'acuity'>): string[] => [
  ...[refractions.dry, refractions.cycloplegic, refractions.current].flatMap(one =>
    [one?.right.va, one?.left.va].filter(text => typeof text === 'string'),
  ),
  ...acuitiesIn(acuity).map(({ text }) => text),
];

type Checked = z.core.ParsePayload<Omit<z.output<typeof visitFields>, LaterGroup>>;

function checkVisit(payload: Checked): void {
  const { value } = payload;
  for (const method of ['dry', 'cycloplegic', 'current'] as const) {
    for (const eye of eyes) {
      const va = value.refractions[method]?.[eye].va;
      if (!va || isAcuity(va, value.acuityNotation)) continue;
      addProblem(payload, ['refractions', method, eye, 'va'], 'validation.acuity', va);
    }
  }
  for (const [place, { id }] of value.treatments.entries()) {
    if (value.treatments.findIndex(one => one.id === id) === place) continue;
    addProblem(payload, ['treatments', place, 'id'], 'validation.twice', id);
  }
  for (const { eye, condition, text } of acuitiesIn(value.acuity)) {
    if (isAcuity(text, value.acuityNotation)) continue;
    addProblem(payload, ['acuity', eye, condition], 'validation.acuity', text);
  }
  if (value.prescription?.lensKind === 'spectacle' && value.prescription.plane === 'cornea')
    addProblem(payload, ['prescription', 'plane'], 'validation.glasses_plane', 'cornea');
  for (const { path, message, input } of fieldsToCorrect(value)) addProblem(payload, path, message, input);
  if (!agreesOnParents(value.riskFactors, value.questionnaire?.parents ?? null))
    addProblem(payload, ['riskFactors'], 'validation.parents', value.riskFactors);
}

/** The fields of a visit with all rules. */
export const EyeReportFields = visitFields.check(checkVisit);
export type EyeReportFields = z.output<typeof EyeReportFields>;

/**
 * The fields of a request that saves an eye report. The request may leave out the groups in `laterShape`;
 * then their stored values are kept.
 */
export const EyeReportInput = visitFields
  .extend({
    ...leftOut(laterShape),
    /** Required if an acuity is a number that can be decimal or logMAR. */
    acuityNotation: z.enum(acuityNotations).optional(),
    /** A treatment to add to `treatments`; it does not name the id of an earlier treatment. */
    intervention: Intervention.nullish(),
  })
  .check(payload => {
    const { acuityNotation, intervention, ...value } = payload.value;
    const isStart = intervention?.to === null && intervention.from >= value.date;
    if (isStart) {
      for (const { field, message } of contradictingTexts({ ...intervention, decision: 'start', dose: null }))
        addProblem(payload, ['intervention', field], message, intervention.product);
    }
    if (acuityNotation === undefined && unclearAcuities(acuityTexts(value)).length > 0)
      addProblem(payload, ['acuityNotation'], 'validation.acuity_notation', undefined);
    checkVisit({ ...payload, value: { ...value, acuityNotation: acuityNotation ?? 'decimal' } });
  });
