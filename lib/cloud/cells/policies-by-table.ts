import { placeOfRange } from '../../../shared/core/place-of.ts';
import { type IamRoleName, type IamStatement, tablePolicies } from '../table-policies.ts';

/**
 * How a table is related to the cell (installation) that accesses it. `whole`: the cell's own table, in the
 * first or only cell. `cell`: the cell's own table, in a further cell. `region`: the first cell's table, for
 * a further cell. `elsewhere`: the table of any other cell.
 */
export type TableSort = 'whole' | 'cell' | 'region' | 'elsewhere';

/** IAM roles that serve people of all cells. In tables of other cells, they read no clinical records. */
const acrossCells: readonly IamRoleName[] = ['account', 'public', 'provision'];

export function policiesByTable(role: IamRoleName, sort: TableSort): IamStatement[] {
  const isAcross = acrossCells.includes(role);
  // The region's table also contains the organisations of the first cell.
  if (sort === 'whole' || (sort === 'region' && isAcross)) return tablePolicies[role];
  if (sort === 'elsewhere' && !isAcross) return [];
  return tablePolicies[role].flatMap(statement => {
    const narrowed = narrow(statement, pattern => isIn(pattern, sort));
    return narrowed ? [narrowed] : [];
  });
}

/** Whether a table of this kind can have keys that match the pattern. All tables have keys like `X#*`. */
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
