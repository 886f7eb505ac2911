import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  type TreatedChild,
  tellVisits,
  treatedChild,
} from '../../../../functions/features/eye/outcomes/tell-visits.ts';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { cellOf } from '../../../../shared/features/eye/outcomes/export/child-profile.ts';
import {
  countProfile,
  type ProfileCounts,
} from '../../../../shared/features/eye/outcomes/export/count-profiles.ts';
import { groupProfiles } from '../../../../shared/features/eye/outcomes/export/group-profiles.ts';
import { toldVisits } from '../../../../shared/features/eye/outcomes/export/told-visits.ts';
import { type OutcomeVisit, smallestGroup } from '../../../../shared/features/eye/outcomes/schema.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import type { TreatmentKind } from '../../../../shared/features/eye/treatments/treatment.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { type Random, seededBy } from '../../../support/seed.ts';
import { seriesVisit } from '../eye-reports/series-visit.ts';
import { treatment } from '../treatments/visit-treatment.ts';

const today = '2026-06-01';
const { createRandom } = seededBy(47);
const kinds: TreatmentKind[] = [
  'dims',
  'dims',
  'dims',
  'hal',
  'hal',
  'atropine001',
  'atropine001',
  'orthokeratology',
  'miSight',
];

interface ClinicChild {
  id: string;
  record: { birthDate: string | null; gender: 'female' | 'male' | null };
  series: { visits: SeriesVisit[] };
}

/**
 * Makes a realistic child. Some children lack all values of one method, and one in fifty differs greatly from
 * the others.
 */
function makeChild(at: number, { randomInt }: Random): ClinicChild {
  const chance = () => randomInt(0, 1_000) / 1_000;
  const isRare = at % 50 === 0;
  const from = daysAfter(today, -randomInt(60, 1_700));
  const age = isRare ? 3 : randomInt(5, 15);
  const power = isRare ? -17 : -0.5 - randomInt(0, 20) / 4;
  const length = isRare ? 30.4 : 23 - power / 3 + chance();
  const kind = kinds[randomInt(0, kinds.length)] ?? 'dims';
  const [hasLength, hasPower] = [chance() > 0.15, chance() > 0.1];
  const visits: SeriesVisit[] = [];
  for (
    let day = -randomInt(0, 40);
    daysAfter(from, day) <= today && chance() > 0.06;
    day += randomInt(60, 240)
  ) {
    const years = day / 365.25;
    const [right, left] = [0, 0.25].map(other => Math.round((power - 0.5 * years + other) * 4) / 4);
    const treatments = visits.length === 0 ? [treatment({ id: `treatment-${at}`, kind, from })] : [];
    visits.push(
      seriesVisit(daysAfter(from, day), hasPower ? [right ?? 0, left ?? 0] : [null, null], {
        treatments,
        axialLength: hasLength
          ? { right: length + 0.2 * years, left: length + 0.1 + 0.2 * years }
          : { right: null, left: null },
      }),
    );
  }
  return {
    id: `case_${createHash('sha256').update(String(at)).digest('base64url').slice(0, 22)}`,
    record: {
      birthDate: chance() > 0.03 ? daysAfter(from, -Math.round(age * 365.25) - randomInt(0, 364)) : null,
      gender: (['female', 'male', 'female', 'male', null] as const)[randomInt(0, 5)] ?? null,
    },
    series: { visits },
  };
}

const clinic = (size: number, random = createRandom('clinic')) =>
  Array.from({ length: size }, (_, at) => makeChild(at, random));

function countAll(children: readonly TreatedChild[]): ProfileCounts {
  const counts: ProfileCounts = { detail: 0, cells: {} };
  for (const { profile } of children) countProfile(counts, profile);
  return counts;
}

function exported(children: readonly ClinicChild[]): OutcomeVisit[][] {
  const treated = children.flatMap(child => treatedChild(child, today) ?? []);
  const rows = tellVisits(treated, countAll(treated));
  return [...Map.groupBy(rows, ({ child }) => child).values()];
}

/** Joins the facts about a child that an attacker may know into one text. */
const combination = (rows: OutcomeVisit[]) =>
  JSON.stringify([
    rows.length,
    rows.map(({ treatment: kind, gender, startedAt, startedOn }) => [kind, gender, startedAt, startedOn])[0],
    rows.at(-1)?.date,
    ...(
      ['axialRight', 'axialLeft', 'cycloplegicRight', 'cycloplegicLeft', 'dryRight', 'dryLeft'] as const
    ).map(column => rows.find(row => row[column] !== null)?.[column] ?? null),
  ]);

const withoutPseudonyms = (children: OutcomeVisit[][]) =>
  children.map(rows => JSON.stringify(rows.map(({ child: _, ...row }) => row))).toSorted();

test('in an export of 300 children, each combination of facts that an outsider may know is true of at least ten children', () => {
  const children = clinic(300);
  const told = exported(children);
  const sizes = [...Map.groupBy(told, combination).values()].map(({ length }) => length);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(smallestGroup);
  const treated = children.filter(child => treatedChild(child, today));
  expect(told.length / treated.length, 'most children are told').toBeGreaterThan(0.8);
  expect(sizes.length, 'in as many groups as ten children allow').toBeGreaterThan(12);
});

test('an attacker who knows all IDs, all last visit dates and the source code cannot identify an exported child', () => {
  const children = clinic(300);
  const seen = children.filter(({ series }) => series.visits.length > 0);
  const lastSeen = ({ series }: ClinicChild) => series.visits.at(-1)?.date ?? '';
  /**
   * Number of days by which earlier versions of the export moved a child's dates. It was calculated from the
   * child's ID alone.
   */
  const moved = ({ id }: ClinicChild) =>
    (createHash('sha256').update(`outcomes\n${id}`).digest().readUInt32BE() % 365) - 182;
  const daysOf = (move: (child: ClinicChild) => number) =>
    new Set(seen.map(child => daysAfter(lastSeen(child), move(child))));
  const known = [daysOf(() => 0), daysOf(moved)];
  for (const rows of exported(children))
    for (const days of known) expect(days.has(rows.at(-1)?.date ?? '')).toBe(false);
});

test('an attacker who knows all exported facts of a child still finds at least ten candidates', () => {
  const treated = clinic(300).flatMap(child => treatedChild(child, today) ?? []);
  const counts = countAll(treated);
  const groups = groupProfiles(counts.cells);
  const expected = treated.flatMap(({ treatment, visits, profile }) => {
    const told = groups.get(cellOf(profile, counts.detail));
    return told ? [combination(toldVisits(visits, told).map(row => ({ child: '', treatment, ...row })))] : [];
  });
  for (const rows of Map.groupBy(tellVisits(treated, counts), ({ child }) => child).values()) {
    const candidates = expected.filter(one => one === combination(rows));
    expect(candidates.length).toBeGreaterThanOrEqual(smallestGroup);
  }
});

test('the export of outcomes is the same whatever the IDs, the dates and the order of the children are', () => {
  const children = clinic(300);
  const random = createRandom('others');
  const others = random.shuffle([...children]).map((child, at) => {
    const days = 1_461 * random.randomInt(-4, 5);
    const move = (date: string) => daysAfter(date, days);
    return {
      id: `case_${at}`,
      record: { ...child.record, birthDate: child.record.birthDate && move(child.record.birthDate) },
      series: {
        visits: child.series.visits.map(visit => ({
          ...visit,
          date: move(visit.date),
          treatments: visit.treatments.map(one => ({ ...one, from: move(one.from) })),
        })),
      },
    };
  });
  const later = daysAfter(today, 1_461 * 4);
  const treated = others.flatMap(child => treatedChild(child, later) ?? []);
  const rows = tellVisits(treated, countAll(treated));
  expect(rows.map(({ child }) => child)).toEqual(rows.map(({ child }) => child).toSorted());
  expect(withoutPseudonyms([...Map.groupBy(rows, ({ child }) => child).values()])).toEqual(
    withoutPseudonyms(exported(children)),
  );
});

test('the progression rates in the export of outcomes equal the rates calculated from the measurements', () => {
  const treated = clinic(300).flatMap(child => treatedChild(child, today) ?? []);
  const groups = groupProfiles(countAll(treated).cells);
  const perMonth = (rows: { date: string; axialRight: number | null }[]) => {
    const [first, last] = [rows[0], rows.at(-1)];
    if (first?.axialRight == null || last?.axialRight == null) return null;
    const months = (Date.parse(last.date) - Date.parse(first.date)) / dayMs / (365.25 / 12);
    return (last.axialRight - first.axialRight) / months;
  };
  let told = 0;
  for (const { visits, profile } of treated) {
    const group = groups.get(cellOf(profile, 0));
    const measured = perMonth(
      visits.map(({ date, axialLength }) => ({ date, axialRight: axialLength.right })),
    );
    const shown = group && perMonth(toldVisits(visits, group));
    if (measured === null || shown == null) continue;
    told++;
    expect(shown * 12).toBeCloseTo(measured * 12, 1);
  }
  expect(told).toBeGreaterThan(120);
});

testInTurn(
  'the outcome sums of 20,000 children fit into the cursor that one request passes to the next; no exported group is too small',
  () => {
    const treated = clinic(20_000).flatMap(child => treatedChild(child, today) ?? []);
    const counts = countAll(treated);
    expect(JSON.stringify(counts).length).toBeLessThan(40_000);
    const told = [...Map.groupBy(tellVisits(treated, counts), ({ child }) => child).values()];
    const sizes = [...Map.groupBy(told, combination).values()].map(({ length }) => length);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(smallestGroup);
    expect(told.length).toBeGreaterThan(treated.length * 0.95);
  },
);

test('the export of outcomes omits a child with a unique treatment, a unique age or only one eye', () => {
  const alike = clinic(200);
  const [child] = clinic(1, createRandom('one'));
  const one = alike.find(({ series }) => series.visits.length > 2);
  if (!child || !one) throw new Error('no child');
  const visits = one.series.visits.map(visit => ({
    ...visit,
    treatments: visit.treatments.map(own => ({ ...own, kind: 'redLight' as const })),
  }));
  const monocular = one.series.visits.map(visit => ({
    ...visit,
    axialLength: { right: 24, left: null },
    powers: {},
  }));
  const before = exported(alike).length;
  const after = exported([
    ...alike,
    { ...one, series: { visits } },
    { ...one, series: { visits: monocular } },
  ]);
  expect(after).toHaveLength(before);
  expect(after.flat().some(row => row.treatment === 'redLight')).toBe(false);
});
