import { placeOfRange } from '../../../shared/core/place-of.ts';
import { type IamRoleName, type IamStatement, tablePolicies } from '../table-policies.ts';

/**
 * What a table is to a cell: the only one or the region's own (`whole`); that of a further cell; that of the
 * region's first cell, as a further cell sees it; or another cell's.
 */
export type TableSort = 'whole' | 'cell' | 'region' | 'elsewhere';

/** Those that serve people wherever they work, of whose organisations they read no clinical record. */
const acrossCells: readonly IamRoleName[] = ['account', 'public', 'provision'];

/** What the table policy of a role comes to in one of the tables. */
export function policiesByTable(role: IamRoleName, sort: TableSort): IamStatement[] {
  const isAcross = acrossCells.includes(role);
  // The region's table is also that of the organisations in its first cell.
  if (sort === 'whole' || (sort === 'region' && isAcross)) return tablePolicies[role];
  if (sort === 'elsewhere' && !isAcross) return [];
  return tablePolicies[role].flatMap(statement => {
    const narrowed = narrow(statement, pattern => isIn(pattern, sort));
    return narrowed ? [narrowed] : [];
  });
}

/** Whether a pattern means keys of such a table; that of the whole platform means some of each. */
function isIn(pattern: string, sort: TableSort): boolean {
  return pattern === 'X#*' || (placeOfRange({ pk: pattern }) === 'region') === (sort === 'region');
}

function narrow(statement: IamStatement, keep: (pattern: string) => boolean): IamStatement | undefined {
  const Condition = Object.fromEntries(
    Object.entries(statement.Condition).map(([operator, condition]) => {
      const { 'dynamodb:LeadingKeys': keys } = condition;
      return [operator, Array.isArray(keys) ? { 'dynamodb:LeadingKeys': keys.filter(keep) } : condition];
    }),
  );
  const isEmpty = Object.values(Condition).some(({ 'dynamodb:LeadingKeys': keys }) => keys?.length === 0);
  return isEmpty ? undefined : { ...statement, Condition };
}
