import { placeOfRange } from '../../../shared/core/place-of.ts';
import { type IamRoleName, type IamStatement, tablePolicies } from '../table-policies.ts';

/**
 * What a table is for the cell (installation) that accesses it. `whole`: the own table of the first or only
 * cell. `cell`: the own table of a further cell. `region`: for a further cell, the table of the first cell.
 * `elsewhere`: any other cell's table.
 */
export type TableSort = 'whole' | 'cell' | 'region' | 'elsewhere';

/**
 * IAM roles of Lambdas that serve people of all cells. In other cells' tables they read no clinical records.
 */
const acrossCells: readonly IamRoleName[] = ['account', 'public', 'provision'];

/** The statements of a role's table policy that apply to one kind of table. */
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

/** Whether a table of this kind has keys that match the pattern. Each table has keys that match `X#*`. */
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
