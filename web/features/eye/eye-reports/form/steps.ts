export const steps = ['visit', 'refraction', 'prescription', 'lens', 'plan', 'follow'] as const;
export type StepKey = (typeof steps)[number];

/** Field paths of each step, by prefix. */
const fieldsOfStep: Record<StepKey, string[]> = {
  visit: ['caseId', 'date', 'toKind', 'toName', 'riskFactors'],
  refraction: ['acuityNotation', 'refractions', 'axialLength'],
  prescription: ['prescription', 'vertex', 'expiresOn', 'lensKind'],
  lens: ['frame', 'model', 'color', 'lens', 'labRemarks', 'returnBy'],
  plan: ['treatments', 'target'],
  follow: ['comment', 'followUp'],
};

/** The first step that contains one of these fields. */
export function stepOf(paths: string[]): StepKey | null {
  const has = (step: StepKey) =>
    paths.some(path => fieldsOfStep[step].some(name => path === name || path.startsWith(`${name}.`)));
  return steps.find(has) ?? null;
}
