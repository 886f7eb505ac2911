interface Choices {
  region: string;
  cell: { first: string | null; others: string[] } | null;
}

/** Says what is wrong with the settings of a region's cells (installations); undefined if nothing is. */
export function cellProblem(
  name: string,
  { region, cell }: Choices,
  stages: Record<string, unknown>,
): string | undefined {
  if (cell === null) return undefined;
  const named = [...(cell.first === null ? [] : [cell.first]), ...cell.others];
  if (new Set([name, ...named]).size <= named.length) return 'cell: names itself, or another one twice.';
  for (const other of named) {
    const found = stages[other] as Partial<Choices> | undefined;
    if (!found) return `cell: there is no stage ${other}.`;
    if (found.region !== region) return `cell: ${other} is in another region.`;
    if (!found.cell) return `cell: ${other} is no cell. Give it a cell too.`;
    const first = cell.first ?? name;
    if ((found.cell.first ?? other) !== first) return `cell: ${other} has another first cell than ${first}.`;
  }
  return undefined;
}
