import * as z from 'zod';
import type { ChildOutcome } from './child-outcome.ts';
import { meanInterval, type Sums, wilsonInterval } from './intervals.ts';
import {
  type HiddenGroup,
  type OutcomeAudit,
  type OutcomeMean,
  type OutcomeRate,
  type OutcomeRow,
  type OutcomeTreatment,
  outcomeTreatments,
  smallestGroup,
  startingAges,
} from './schema.ts';
import { hiddenGroups } from './small-groups.ts';

/** The numbers that are summed for each combination of treatment and starting age, in this order. */
const figures = [
  'children',
  'lengths',
  'lengthSum',
  'lengthSquares',
  'powers',
  'powerSum',
  'powerSquares',
  'expectedSum',
  'differenceSquares',
  'followed',
  'lost',
] as const;
type Figures = Record<(typeof figures)[number], number>;

const Numbers = z.array(z.number());

export const OutcomeSums = z.strictObject({
  /** Sums by index of the treatment and of the starting age. */
  cells: z.record(z.string(), Numbers),
  /** Number of active children with a due date, and how many of them are overdue. */
  due: z.tuple([z.number(), z.number()]),
  /** Number of children who were screened in the counted year, and how many of them were screened again. */
  screened: z.tuple([z.number(), z.number()]),
});
export type OutcomeSums = z.output<typeof OutcomeSums>;

export const noSums = (): OutcomeSums => ({ cells: {}, due: [0, 0], screened: [0, 0] });

const placeOf = ({ treatment, age }: Pick<ChildOutcome, 'treatment' | 'age'>) =>
  `${outcomeTreatments.indexOf(treatment)}.${startingAges.indexOf(age)}`;

export function addOutcome(sums: OutcomeSums, outcome: ChildOutcome): void {
  const { axialLength, equivalent, isLost } = outcome;
  const { measured = 0, expected = null } = equivalent ?? {};
  const own: Figures = {
    children: 1,
    lengths: axialLength === null ? 0 : 1,
    lengthSum: axialLength ?? 0,
    lengthSquares: (axialLength ?? 0) ** 2,
    powers: equivalent === null ? 0 : 1,
    powerSum: measured,
    powerSquares: measured ** 2,
    expectedSum: expected ?? 0,
    differenceSquares: expected === null ? 0 : (measured - expected) ** 2,
    followed: isLost === null ? 0 : 1,
    lost: isLost ? 1 : 0,
  };
  const place = placeOf(outcome);
  const before = sums.cells[place] ?? [];
  sums.cells[place] = figures.map((name, at) => rounded((before[at] ?? 0) + own[name], 1e-6));
}

/**
 * Computes the outcome audit (results of treatments) from the sums. @param hasReference whether powers are
 * compared with a reference
 */
export function auditOf(
  sums: OutcomeSums,
  { countedAt, hasReference }: { countedAt: string; hasReference: boolean },
): OutcomeAudit {
  const parts = outcomeTreatments.flatMap(treatment => {
    const ages = startingAges.flatMap(age => {
      const own = sums.cells[placeOf({ treatment, age })];
      return own ? [{ age, own: figuresOf(own) }] : [];
    });
    return ages.length > 0 ? [{ treatment, ages }] : [];
  });
  const groupsBy = (size: keyof Figures) =>
    hiddenGroups(parts.map(({ ages }) => ages.map(({ own }) => own[size])));
  const groups = {
    children: groupsBy('children'),
    lengths: groupsBy('lengths'),
    powers: groupsBy('powers'),
    followed: groupsBy('followed'),
  };
  const hiddenAt = (pick: (of: ReturnType<typeof groupsBy>) => HiddenGroup | null | undefined): Hidden => ({
    children: pick(groups.children) ?? null,
    lengths: pick(groups.lengths) ?? null,
    powers: pick(groups.powers) ?? null,
    followed: pick(groups.followed) ?? null,
  });
  const rowOf = (of: RowOf, own: Figures[], hidden: Hidden) =>
    outcomeRow({ ...of, total: added(own), hidden, hasReference });
  const all = parts.flatMap(({ ages }) => ages.map(({ own }) => own));
  return {
    countedAt,
    rows: [
      rowOf(
        { treatment: null, age: null },
        all,
        hiddenAt(of => of.whole),
      ),
      ...parts.flatMap(({ treatment, ages }, part) => [
        rowOf(
          { treatment, age: null },
          ages.map(({ own }) => own),
          hiddenAt(of => of.parts[part]),
        ),
        ...ages.map(({ age, own }, at) =>
          rowOf(
            { treatment, age },
            [own],
            hiddenAt(of => of.within[part]?.[at]),
          ),
        ),
      ]),
    ],
    overdue: rateOf(sums.due[1], sums.due[0], few(sums.due[0])),
    screenedAgain: rateOf(sums.screened[1], sums.screened[0], few(sums.screened[0])),
  };
}

type Hidden = Record<'children' | 'lengths' | 'powers' | 'followed', HiddenGroup | null>;
interface RowOf extends Pick<OutcomeRow, 'age'> {
  treatment: OutcomeTreatment | null;
}

const few = (size: number): HiddenGroup | null => (size > 0 && size < smallestGroup ? 'few' : null);

const figuresOf = (own: readonly number[]) =>
  Object.fromEntries(figures.map((name, at) => [name, own[at] ?? 0])) as Figures;

function added(all: readonly Figures[]): Figures {
  const sum = (name: keyof Figures) => all.reduce((total, one) => total + one[name], 0);
  return Object.fromEntries(figures.map(name => [name, sum(name)])) as Figures;
}

function outcomeRow({
  treatment,
  age,
  total,
  hidden,
  hasReference,
}: RowOf & { total: Figures; hidden: Hidden; hasReference: boolean }): OutcomeRow {
  const lengths = { size: total.lengths, sum: total.lengthSum, squares: total.lengthSquares };
  const powers = { size: total.powers, sum: total.powerSum, squares: total.powerSquares };
  const isCompared = hasReference && total.powers > 0 && hidden.powers === null;
  const difference = {
    size: total.powers,
    sum: total.powerSum - total.expectedSum,
    squares: total.differenceSquares,
  };
  const { mean, interval } = meanOf(difference, isCompared ? null : 'few', powerStep);
  return {
    treatment,
    age,
    children: { size: hidden.children ? null : total.children, hidden: hidden.children },
    axialLength: meanOf(lengths, hidden.lengths, lengthStep),
    equivalent: meanOf(powers, hidden.powers, powerStep),
    expected: isCompared ? rounded(total.expectedSum / total.powers, 0.01) : null,
    difference: { mean, interval },
    attrition: rateOf(total.lost, total.followed, hidden.followed),
  };
}

/**
 * Step in D to which means are rounded. Without rounding, a comparison of the counts for two references could
 * reveal the value of a single child who is included in only one of them.
 */
const powerStep = 0.05;
/** Step in mm to which means are rounded, for the same reason. */
const lengthStep = 0.01;

function meanOf(sums: Sums, hidden: HiddenGroup | null, step: number): OutcomeMean {
  if (hidden || sums.size === 0) return { size: hidden ? null : 0, hidden, mean: null, interval: null };
  const { mean, interval } = meanInterval(sums);
  return {
    size: sums.size,
    hidden,
    mean: rounded(mean, step),
    interval: interval && [rounded(interval[0], step), rounded(interval[1], step)],
  };
}

function rateOf(count: number, size: number, hidden: HiddenGroup | null): OutcomeRate {
  if (hidden || size === 0)
    return { size: hidden ? null : 0, hidden, count: null, share: null, interval: null };
  return { size, hidden, count, share: count / size, interval: wilsonInterval(count, size) };
}

/** Rounds to a step, without −0 and without floating-point error. */
const rounded = (value: number, step: number): number =>
  Number((Math.round(value / step) * step).toFixed(6)) + 0;
