import type { Model } from './model.ts';

/** The case under which the records of a case are found now. */
export function survivorOf(model: Model, caseId: string): string {
  const into = model.mergedInto.get(caseId);
  return into === undefined ? caseId : survivorOf(model, into);
}
