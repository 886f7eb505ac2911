import { type NounNames, variableOf } from './names.ts';

/** File with the measured costs of each API call, by route. The test suites write the file. */
export const budgetsFile = 'test/suites/budgets.json';

/** Costs of a new noun's API calls, by route. `UPDATE_BUDGETS=1 npm test -- budgets` measures them again. */
export function budgetsOf({ singular, plural, isCaseChild }: NounNames): Record<string, number> {
  const list = isCaseChild ? `cases/{caseId}/${plural}` : plural;
  const one = `${plural}/{${variableOf(singular)}Id}`;
  const more = isCaseChild ? 1 : 0;
  /** Cost of checking that the case is active, in the transaction that changes the record. */
  const check = isCaseChild ? 4 : 0;
  return {
    [`POST ${list}/search`]: isCaseChild ? 8 : 4,
    [`GET ${one}`]: 7 + more,
    [`POST ${list}`]: 9 + more + check,
    [`PUT ${one}`]: 10 + more,
    [`DELETE ${one}`]: 10 + more,
  };
}
