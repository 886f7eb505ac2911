import type { NounNames } from './names.ts';

/** What the suites have measured of each call, by route. */
export const budgetsFile = 'test/suites/budgets.json';

/** What the calls of a noun cost when it is made, by route. `UPDATE_BUDGETS=1 npm test -- budgets` measures anew. */
export function budgetsOf({ singular, plural, isCaseChild }: NounNames): Record<string, number> {
  const list = isCaseChild ? `cases/{caseId}/${plural}` : plural;
  const one = `${plural}/{${singular}Id}`;
  const more = isCaseChild ? 1 : 0;
  /** That the case is still active is looked at in the transaction. */
  const check = isCaseChild ? 4 : 0;
  return {
    [`POST ${list}/search`]: isCaseChild ? 8 : 4,
    [`GET ${one}`]: 7 + more,
    [`POST ${list}`]: 9 + more + check,
    [`PUT ${one}`]: 10 + more,
    [`DELETE ${one}`]: 10 + more,
  };
}
