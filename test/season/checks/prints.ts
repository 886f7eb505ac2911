import { printed } from '../acts/visits.ts';
import type { Check } from './check.ts';

/** Of the reports that were already compared once, one in this many is compared again. */
const share = 12;

/**
 * Checks that finished reports print the same bytes as the first time. At the end of the season, compares
 * all.
 */
export const checkPrints: Check = async ({ clinic, school, model, calls, comparesAll }, report) => {
  for (const [index, print] of [...model.prints.values()].entries()) {
    const isNew = !print.isCompared;
    print.isCompared = true;
    if (!comparesAll && !isNew && index % share !== calls.period % share) continue;
    report.compared();
    const at = print.organization === clinic.slug ? clinic : school;
    const sha256 = await printed(at.clinic.admin, print);
    const { kind, language, recordId } = print;
    const { reference = recordId } = model.records.get(recordId) ?? {};
    if (sha256 !== print.sha256)
      report.differs(`the ${kind} report of ${reference} in ${language} is not as it was first printed`);
  }
};
