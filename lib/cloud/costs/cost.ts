/** A line in a bill, in US dollars. */
export interface Cost {
  item: string;
  amount: string;
  dollars: number;
}

export const sumOf = (costs: readonly Cost[]): number => costs.reduce((sum, { dollars }) => sum + dollars, 0);

export function costTable(costs: readonly Cost[]): string {
  const rows = costs.map(({ item, amount, dollars }) => `| ${item} | ${amount} | ${dollars.toFixed(3)} |`);
  return [
    '| what | how much | dollars |',
    '| --- | ---: | ---: |',
    ...rows,
    `| **together** | | **${sumOf(costs).toFixed(2)}** |`,
  ].join('\n');
}
