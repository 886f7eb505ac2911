import { type ChildProfile, cellOf, profileOfCell } from './child-profile.ts';

/** Number of children with each profile (rounded facts that could identify a child). */
export interface ProfileCounts {
  /** How many times the step sizes of profiles were doubled so that the counts fit into a cursor. */
  detail: number;
  cells: Record<string, number>;
}

/** Maximum number of different profiles of children in a cursor of the export; each takes about 14 bytes. */
const maxCells = 2_500;

export function countProfile(counts: ProfileCounts, profile: ChildProfile): void {
  const cell = cellOf(profile, counts.detail);
  counts.cells[cell] = (counts.cells[cell] ?? 0) + 1;
  while (Object.keys(counts.cells).length > maxCells) coarsen(counts);
}

function coarsen(counts: ProfileCounts): void {
  counts.detail++;
  const before = Object.entries(counts.cells);
  counts.cells = {};
  for (const [cell, count] of before) {
    const wider = cellOf(profileOfCell(cell), counts.detail);
    counts.cells[wider] = (counts.cells[wider] ?? 0) + count;
  }
}
