import { expect, test } from 'vitest';
import { scorePair } from '../../../../functions/features/cases/duplicates/score-pair.ts';
import { mayBeTwins } from '../../../../shared/features/cases/duplicates/may-be-twins.ts';
import { differentChildPairs } from './different-child-pairs.ts';
import { labelledPairs } from './labelled-pairs.ts';
import { readPairs } from './read-pairs.ts';
import { sameChildPairs } from './same-child-pairs.ts';

const scored = labelledPairs.map(pair => ({ ...pair, score: scorePair(pair.one, pair.other) }));
const writtenApart = [
  ...readPairs(sameChildPairs).map(pair => ({ ...pair, isSame: true })),
  ...readPairs(differentChildPairs).map(pair => ({ ...pair, isSame: false })),
].map(pair => ({ ...pair, score: scorePair(pair.one, pair.other) }));
const label = ({ kind, one, other, score }: Omit<(typeof scored)[number], 'isSame'>) =>
  `${kind}: ${one.fullName} = ${other.fullName} (${score?.level ?? 'no'} ${score?.signs.join(' ') ?? ''})`;
const worstShare = 0.05;

test('the scorer of possible duplicates finds at least 95 % of the labelled pairs of the same child', () => {
  expect(labelledPairs.length).toBeGreaterThanOrEqual(200);
  const same = scored.filter(({ isSame }) => isSame);
  const missed = same.filter(({ score }) => score === null);
  expect(missed.length / same.length, missed.map(label).join('\n')).toBeLessThanOrEqual(worstShare);
});

test('the duplicate scorer never rates twins as a certain match, and rates siblings and unrelated children as no match', () => {
  const apart = scored.filter(({ isSame }) => !isSame);
  expect(apart.filter(({ score }) => score?.level === 'certain').map(label)).toEqual([]);
  expect(apart.filter(({ kind, score }) => kind === 'unrelated' && score !== null).map(label)).toEqual([]);
  expect(apart.filter(({ kind, score }) => kind === 'siblings' && score !== null).map(label)).toEqual([]);
});

test('twins with similar names are recognised as twins; two records of one child in two Chinese scripts are not', () => {
  const proposed = [...scored, ...writtenApart].filter(({ score }) => score !== null);
  const shown = proposed.filter(({ score }) => mayBeTwins(score?.signs ?? []));
  const twins = proposed.filter(
    ({ kind, score }) => kind === 'twins' && score?.signs.includes('similarName'),
  );
  expect(twins.length).toBeGreaterThan(5);
  expect(twins.filter(pair => !shown.includes(pair)).map(label)).toEqual([]);
  expect(shown.filter(({ score }) => score?.signs.includes('soundsSame')).map(label)).toEqual([]);
});

test('in test pairs written without knowing the scorer, at least 95 % of each kind of duplicates are found', () => {
  const kinds = Map.groupBy(
    writtenApart.filter(({ isSame }) => isSame),
    ({ kind }) => kind,
  );
  for (const [kind, pairs] of kinds) {
    const missed = pairs.filter(({ score }) => score === null);
    expect(missed.length / pairs.length, `${kind}\n${missed.map(label).join('\n')}`).toBeLessThanOrEqual(
      worstShare,
    );
  }
});

test('in test pairs written without knowing the scorer, twins are never a certain match, and other different children never match', () => {
  const apart = writtenApart.filter(({ isSame }) => !isSame);
  expect(apart.filter(({ score }) => score?.level === 'certain').map(label)).toEqual([]);
  expect(apart.filter(({ kind, score }) => kind !== 'twins' && score !== null).map(label)).toEqual([]);
});

test('deciding whether two records with the longest possible names are duplicates takes less than a second', () => {
  const [pair] = labelledPairs;
  if (!pair) throw new Error('no pair');
  for (const name of [
    '陈 '.repeat(125),
    '柏'.repeat(250),
    'an '.repeat(83),
    'xiang'.repeat(50),
    'a'.repeat(250),
  ]) {
    const child = { ...pair.one, fullName: name, otherName: `${name.slice(1)}b` };
    const started = performance.now();
    scorePair(child, { ...child, fullName: `${name.slice(2)}c` });
    expect(performance.now() - started, name.slice(0, 9)).toBeLessThan(1000);
  }
});

test('the duplicate score of two records is the same in either order', () => {
  for (const { one, other, score } of [...scored, ...writtenApart])
    expect(scorePair(other, one)).toEqual(score);
});
