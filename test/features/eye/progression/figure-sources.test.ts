import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFolder } from '../../../../lib/build/paths.ts';
import { axialSource } from '../../../../shared/features/eye/optics/axial-centile.ts';
import {
  axialGrowth,
  lengthNoise,
  rapidGrowth,
} from '../../../../shared/features/eye/optics/axial-length.ts';
import { axialPopulations } from '../../../../shared/features/eye/optics/axial-populations.ts';
import {
  centilesGained,
  chinaTable,
  europeTable,
  wuhanTable,
} from '../../../../shared/features/eye/optics/axial-tables.ts';
import { definitions, lowReserve } from '../../../../shared/features/eye/optics/classification.ts';
import { emmetropicGrowth } from '../../../../shared/features/eye/optics/emmetropic-growth.ts';
import { largelyMyopic } from '../../../../shared/features/eye/optics/myopia-prevalence.ts';
import { referenceRates } from '../../../../shared/features/eye/progression/reference-rates.ts';
import { sources } from '../../../../shared/features/eye/progression/sources.ts';
import { yearAfterAtropine } from '../../../../shared/features/eye/treatments/after-atropine.ts';
import {
  type TreatmentEffect,
  treatmentEffects,
} from '../../../../shared/features/eye/treatments/treatment-effects.ts';
import { mostLenient } from '../../../../shared/features/screening/results/always-again.ts';
import { readingGain } from '../../../../shared/features/screening/results/derived.ts';
import { publishedLines } from '../../../../shared/features/screening/settings/eyesight-line.ts';
import { shippedNorms } from '../../../../shared/features/screening/settings/shipped-norms.ts';
import { offeredRules } from '../../../../shared/features/screening/settings/shipped-rules.ts';

const effects: [string, TreatmentEffect][] = Object.entries(treatmentEffects);
const prevalences = axialPopulations.flatMap(population => largelyMyopic(population, 18) ?? []);

interface Figure {
  source: string;
  from: string;
}
const named = (all: Record<string, Figure>) => Object.entries(all);

const figures: [of: string, Figure][] = [
  ...named(definitions),
  ['low reserve', lowReserve],
  ['length noise', lengthNoise],
  ['mean growth', axialGrowth],
  ['rapid growth', rapidGrowth],
  ['centiles gained', centilesGained],
  ...named({ wuhanTable, chinaTable, europeTable }),
  ...named(referenceRates),
  ...emmetropicGrowth.map((one): [string, Figure] => [`emmetropic at ${one.years}`, one]),
  ...prevalences.map((one): [string, Figure] => [`${one.percent}% myopic`, one]),
  ...named(yearAfterAtropine),
  ...effects.flatMap(([kind, { times }]) =>
    times.map((time): [string, Figure] => [`${kind} at ${time.months} months`, time]),
  ),
];

test.each(figures)(
  'each published value of %s names its article, and whether a table, the abstract or a quotation is the source',
  (_, figure) => {
    expect(Object.keys(sources)).toContain(figure.source);
    expect(['table', 'abstract', 'quoted']).toContain(figure.from);
  },
);

test('each table of a population, and the description of each study’s participants, name an article', () => {
  for (const population of axialPopulations) expect(Object.keys(sources)).toContain(axialSource(population));
  for (const [, { source }] of effects) expect(Object.keys(sources)).toContain(source);
});

test('norms and rules of screenings name their sources', () => {
  for (const { source } of [
    ...shippedNorms.sets,
    ...publishedLines,
    ...offeredRules,
    mostLenient,
    readingGain,
  ])
    expect(source?.length).toBeGreaterThan(10);
});

/** Files with many numbers that are not from a study. Each value says what the numbers are. */
const withoutSource: Record<string, string> = {
  'shared/core/optics/acuity.ts': 'conversions between notations',
  'shared/features/eye/eye-reports/field-limits.ts': 'limits of what can be typed',
  'shared/features/eye/progression/sources.ts': 'the articles; their decimals are DOIs',
};
const isDrawing = (file: string) => file.includes('/tree-drawing/');
const enoughForATable = 6;

/** True if the code contains a table of numbers but names no source. */
function lacksSource(code: string): boolean {
  const plain = code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const figures = plain.match(/(?<![\w.])\d*\.\d+/g) ?? [];
  return figures.length >= enoughForATable && !/\bsource\b/.test(plain);
}

test('every table of numbers in the code names a source', () => {
  const table =
    'export const growth = [[6, 0.58], [8, 0.45], [10, 0.36], [12, 0.25], [14, 0.16], [15, 0.13]];';
  expect(lacksSource(table)).toBe(true);
  expect(lacksSource(`// source\n${table}`), 'a comment is no source').toBe(true);
  expect(lacksSource(`${table} export const source = 'naduvilath2023';`)).toBe(false);
  const found = globSync('shared/{core/optics,features/eye,features/screening}/**/*.ts', {
    cwd: projectFolder,
  })
    .filter(file => !isDrawing(file))
    .filter(file => lacksSource(readFileSync(projectFolder + file, 'utf8')));
  expect(found.filter(file => !(file in withoutSource))).toEqual([]);
  expect(
    Object.keys(withoutSource).filter(file => !found.includes(file)),
    'listed for nothing',
  ).toEqual([]);
});
