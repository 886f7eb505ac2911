import { type CfnElement, Stack } from 'aws-cdk-lib';
import type { Data } from '../data.ts';
import type { OtherCell } from './cell-values.ts';
import type { TableSort } from './policies-by-table.ts';

export interface Tables {
  sort: TableSort;
  /**
   * ARNs of the tables, and one pattern for all indexes of a table, because IAM limits the size of a policy.
   */
  arns: string[];
  keyArns: string[];
}

export const ownTable = ({ table, key, neighbours }: Data): Tables => ({
  sort: neighbours.ownTable,
  arns: [table.tableArn, `${table.tableArn}/index/*`],
  keyArns: [key.keyArn],
});

/** Maximum number of tables in one policy, because IAM limits its size. */
const maxTables = 5;

/**
 * The tables of other cells. Among these tables, a cell may query only the indexes of the first cell's table.
 */
export function otherTables({ neighbours: { first, others } }: Data): Tables[] {
  const keysOf = (cells: OtherCell[]) => cells.map(cell => cell.value('keyArn'));
  const tablesOf = (cells: OtherCell[]) => cells.map(cell => cell.value('tableArn'));
  const region = first && {
    sort: 'region' as const,
    arns: tablesOf([first]).flatMap(arn => [arn, `${arn}/index/*`]),
    keyArns: keysOf([first]),
  };
  const parts = Array.from({ length: Math.ceil(others.length / maxTables) }, (_, at) =>
    others.slice(at * maxTables, (at + 1) * maxTables),
  );
  const elsewhere = parts.map(cells => ({
    sort: 'elsewhere' as const,
    arns: tablesOf(cells),
    keyArns: keysOf(cells),
  }));
  return [...(region ? [region] : []), ...elsewhere];
}

/** Reasons for suppressing cdk-nag's finding that a role has one pattern for all indexes of a table. */
export function indexSuppressions({ table, neighbours: { first } }: Data): Record<string, string> {
  const own = Stack.of(table).getLogicalId(table.node.defaultChild as CfnElement);
  const named = [`${own}.Arn`, ...(first ? [first.logicalId('tableArn')] : [])];
  return Object.fromEntries(
    named.map(name => [
      `AwsSolutions-IAM5[Resource::<${name}>/index/*]`,
      'They are indexes of the one table, whose keys the same condition holds.',
    ]),
  );
}
