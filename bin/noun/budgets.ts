import type { NounNames } from './names.ts';

/** What the suites have measured of each call, by route. */
export const budgetsFile = 'test/suites/budgets.json';

/** What the calls of a noun cost when it is made, by route. `UPDATE_BUDGETS=1 npm test -- budgets` measures anew. */
export function budgetsOf({ singular, plural, isCaseChild }: NounNames): Record<string, number> {
  const list = isCaseChild ? `cases/{caseId}/${plural}` : plural;
  const one = `${plural}/{${singular}Id}`;
  const more = isCaseChild ? 1 : 0;
  return {
    [`POST ${list}/search`]: isCaseChild ? 8 : 4,
    [`GET ${one}`]: 7 + more,
    [`POST ${list}`]: 9 + more,
    [`PUT ${one}`]: 10 + more,
    [`DELETE ${one}`]: 10 + more,
  };
}
