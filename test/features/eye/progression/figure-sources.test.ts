import { expect, test } from 'vitest';
import { axialSource } from '../../../../shared/features/eye/optics/axial-centile.ts';
import { axialGrowth, rapidGrowth } from '../../../../shared/features/eye/optics/axial-length.ts';
import { axialPopulations } from '../../../../shared/features/eye/optics/axial-populations.ts';
import { definitions, lowReserve } from '../../../../shared/features/eye/optics/classification.ts';
import { emmetropicGrowth } from '../../../../shared/features/eye/optics/emmetropic-growth.ts';
import { largelyMyopic } from '../../../../shared/features/eye/optics/myopia-prevalence.ts';
import { referenceIds, referenceRates } from '../../../../shared/features/eye/progression/reference-rates.ts';
import { sources } from '../../../../shared/features/eye/progression/sources.ts';
import { yearAfterAtropine } from '../../../../shared/features/eye/treatments/after-atropine.ts';
import {
  type TreatmentEffect,
  treatmentEffects,
} from '../../../../shared/features/eye/treatments/treatment-effects.ts';
import { publishedLines } from '../../../../shared/features/screening/settings/eyesight-line.ts';
import { shippedNorms } from '../../../../shared/features/screening/settings/shipped-norms.ts';
import { offeredRules } from '../../../../shared/features/screening/settings/shipped-rules.ts';

const effects: [string, TreatmentEffect][] = Object.entries(treatmentEffects);
const prevalences = axialPopulations.flatMap(population => largelyMyopic(population, 18) ?? []);

const figures: [of: string, source: string][] = [
  ...Object.entries(definitions).map(([name, { source }]): [string, string] => [name, source]),
  ['low reserve', lowReserve.source],
  ['mean growth', axialGrowth.source],
  ['rapid growth', rapidGrowth.source],
  ...axialPopulations.map((population): [string, string] => [population, axialSource(population)]),
  ...referenceIds.map((id): [string, string] => [id, referenceRates[id].source]),
  ...emmetropicGrowth.map(({ years, source }): [string, string] => [`emmetropic at ${years}`, source]),
  ...prevalences.map(({ percent, source }): [string, string] => [`${percent}% myopic`, source]),
  ...Object.entries(yearAfterAtropine).map(([kind, { source }]): [string, string] => [
    `after ${kind}`,
    source,
  ]),
  ...effects.flatMap(([kind, { source, times }]): [string, string][] => [
    [kind, source],
    ...times.map((time): [string, string] => [`${kind} at ${time.months} months`, time.source]),
  ]),
];

test.each(figures)('the figure of %s names an article', (_, source) => {
  expect(Object.keys(sources)).toContain(source);
});

test('a published time says which part of its article was read', () => {
  const read = [
    ...effects.flatMap(([, { times }]) => times),
    ...emmetropicGrowth,
    ...Object.values(yearAfterAtropine),
  ];
  expect(read.length).toBeGreaterThan(20);
  for (const { from } of read) expect(['table', 'abstract']).toContain(from);
});

test('norms and rules of screenings say where they are from', () => {
  for (const { source } of [...shippedNorms.sets, ...publishedLines, ...offeredRules])
    expect(source?.length).toBeGreaterThan(10);
});
