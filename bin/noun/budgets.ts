import { type NounNames, variableOf } from './names.ts';

/** File with the measured database cost of each endpoint, by route. The test suites write the file. */
export const budgetsFile = 'test/suites/budgets.json';

/** Database costs of the new endpoints, by route. `UPDATE_BUDGETS=1 npm test -- budgets` measures them. */
export function budgetsOf({ singular, plural, isCaseChild }: NounNames): Record<string, number> {
  const list = isCaseChild ? `cases/{caseId}/${plural}` : plural;
  const one = `${plural}/{${variableOf(singular)}Id}`;
  const more = isCaseChild ? 1 : 0;
  /**
   * Additional cost for a record of a case: the transaction that creates the record also checks that the case
   * is active.
   */
  const check = isCaseChild ? 4 : 0;
  return {
    [`POST ${list}/search`]: isCaseChild ? 8 : 4,
    [`GET ${one}`]: 7 + more,
    [`POST ${list}`]: 9 + more + check,
    [`PUT ${one}`]: 10 + more,
    [`DELETE ${one}`]: 10 + more,
  };
}
