import { pairFields } from '../../../../../shared/features/eye/visit-fields/visit-fields.ts';

export const steps = ['visit', 'refraction', 'prescription', 'lens', 'plan', 'follow'] as const;
export type StepKey = (typeof steps)[number];

/** For each step, the beginnings of the paths of its fields. */
export const fieldsOfStep: Record<StepKey, string[]> = {
  visit: ['caseId', 'date', 'toKind', 'toName', 'riskFactors', 'questionnaire'],
  refraction: [
    'acuityNotation',
    'refractions',
    ...Object.keys(pairFields),
    'acuity',
    'cornea',
    'pupil',
    'binocular',
    'accommodation',
    'eyeHealth',
  ],
  prescription: ['prescription', 'plane', 'vertex', 'expiresOn', 'lensKind'],
  lens: ['frame', 'model', 'color', 'lens', 'labRemarks', 'returnBy'],
  plan: ['treatments', 'sideEffects', 'target'],
  follow: ['comment', 'followUp'],
};

const isIn = (step: StepKey, path: string): boolean =>
  fieldsOfStep[step].some(name => path === name || path.startsWith(`${name}.`));

/** The step that contains a field; the first step for unknown fields. */
export const stepOf = (path: string): StepKey => steps.find(step => isIn(step, path)) ?? 'visit';

export function placeOf(path: string): number {
  const names = steps.flatMap(step => fieldsOfStep[step]);
  return names.findIndex(name => path === name || path.startsWith(`${name}.`));
}

export function errorsOf<Message>(step: StepKey, errors: Record<string, Message>): Record<string, Message> {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => stepOf(path) === step));
}
