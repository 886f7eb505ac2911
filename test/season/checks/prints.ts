import { printed } from '../acts/visits.ts';
import type { Check } from './check.ts';

/** A finished report prints the same bytes as the first time. */
export const checkPrints: Check = async ({ clinic, model }, report) => {
  for (const print of model.prints.values()) {
    report.compared();
    const sha256 = await printed(clinic.clinic.admin, print);
    const { kind, language, visitId } = print;
    const { reference = visitId } = model.records.get(visitId) ?? {};
    if (sha256 !== print.sha256)
      report.differs(`the ${kind} report of ${reference} in ${language} is not as it was first printed`);
  }
};
