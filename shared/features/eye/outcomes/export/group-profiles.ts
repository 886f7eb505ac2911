import { smallestGroup } from '../schema.ts';
import { type ChildProfile, profileOfCell } from './child-profile.ts';

/** The exported facts about a child, generalised so that they are the same for all children of a group. */
export interface ToldProfile {
  columns: number;
  months: number;
  gender: number;
  age: number;
  axial: number;
  power: number;
  visits: number;
}

interface Cell {
  name: string;
  profile: ChildProfile;
  count: number;
}

/** Sets of exported columns. Children in a group that is too small are grouped again with fewer columns. */
const columnSets = [0b111, 0b011, 0b001];
const splits = ['quarters', 'age', 'axial', 'power', 'visits', 'gender'] as const;

/**
 * Finds the exported facts for the children of each cell (encoded profile), so that at least ten children
 * share the same facts. The children of cells that are missing in the result cannot be exported. Children
 * with the same treatment and columns are split at the median of the field that differs most, as long as both
 * halves have at least ten children (LeFevre, DeWitt and Ramakrishnan 2006, Mondrian multidimensional
 * k-anonymity, ICDE).
 */
export function groupProfiles(counts: Readonly<Record<string, number>>): Map<string, ToldProfile> {
  let left = Object.entries(counts)
    .map(([name, count]): Cell => ({ name, count, profile: profileOfCell(name) }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const profiles = new Map<string, ToldProfile>();
  for (const set of columnSets) {
    const alike = Map.groupBy(left, ({ profile: { treatment, columns } }) => `${treatment} ${columns & set}`);
    left = [];
    for (const cells of alike.values()) {
      const shown = (cells[0]?.profile.columns ?? 0) & set;
      if (shown === 0 || sizeOf(cells) < smallestGroup) left.push(...cells);
      else
        for (const group of halved(cells))
          for (const { name } of group) profiles.set(name, toldOf(group, shown));
    }
  }
  return profiles;
}

function halved(cells: Cell[]): Cell[][] {
  const byWidth = splits
    .map(field => ({ field, width: widthOf(cells, field) }))
    .filter(({ width }) => width > 0)
    .toSorted((one, other) => other.width - one.width);
  for (const { field } of byWidth) {
    const halves = atMedian(cells, field);
    if (halves.every(half => sizeOf(half) >= smallestGroup)) return halves.flatMap(halved);
  }
  return [cells];
}

/**
 * Weights that make differences of fields comparable. Half a year of follow-up counts as much as a year of
 * age, a millimetre, a dioptre or a visit; sex counts double.
 */
const weights: Partial<Record<keyof ChildProfile, number>> = { quarters: 1 / 2, gender: 2 };

function widthOf(cells: readonly Cell[], field: (typeof splits)[number]): number {
  const values = cells.map(({ profile }) => profile[field]);
  return (Math.max(...values) - Math.min(...values)) * (weights[field] ?? 1);
}

/** Splits profiles into two halves by the values of a field; equal values stay together. */
function atMedian(cells: readonly Cell[], field: (typeof splits)[number]): [Cell[], Cell[]] {
  const values = [...new Set(cells.map(({ profile }) => profile[field]))].sort((one, other) => one - other);
  const total = sizeOf(cells);
  const below = (limit: number) => cells.filter(({ profile }) => profile[field] < limit);
  const imbalance = (limit: number) => Math.abs(total - 2 * sizeOf(below(limit)));
  const limit = values.slice(1).reduce((best, one) => (imbalance(one) < imbalance(best) ? one : best));
  return [below(limit), cells.filter(({ profile }) => profile[field] >= limit)];
}

function toldOf(group: readonly Cell[], columns: number): ToldProfile {
  const common = (field: 'gender') => {
    const [first = -1, ...others] = new Set(group.map(({ profile }) => profile[field]));
    return others.length === 0 ? first : -1;
  };
  const isAgeKnown = group.every(({ profile }) => profile.age >= 0);
  return {
    columns,
    months: Math.round(3 * meanOf(group, 'quarters')),
    gender: common('gender'),
    age: isAgeKnown ? Math.round(meanOf(group, 'age')) : -1,
    axial: Math.round(meanOf(group, 'axial') * 10) / 10,
    power: Math.round(meanOf(group, 'power') * 4) / 4,
    visits: Math.min(...group.map(({ profile }) => profile.visits)),
  };
}

const sizeOf = (cells: readonly Cell[]) => cells.reduce((sum, { count }) => sum + count, 0);

const meanOf = (group: readonly Cell[], field: keyof ChildProfile) =>
  group.reduce((sum, { profile, count }) => sum + profile[field] * count, 0) / sizeOf(group);
