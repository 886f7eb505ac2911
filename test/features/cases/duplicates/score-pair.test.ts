import { expect, test } from 'vitest';
import { scorePair } from '../../../../functions/features/cases/duplicates/score-pair.ts';
import { labelledPairs } from './labelled-pairs.ts';

const scored = labelledPairs.map(pair => ({ ...pair, score: scorePair(pair.one, pair.other) }));
const label = ({ kind, one, other, score }: (typeof scored)[number]) =>
  `${kind}: ${one.fullName} = ${other.fullName} (${score?.level ?? 'no'} ${score?.signs.join(' ') ?? ''})`;
const worstShare = 0.05;

test('of two hundred labelled pairs at least 95 % of those that are one child are proposed', () => {
  expect(labelledPairs.length).toBeGreaterThanOrEqual(200);
  const same = scored.filter(({ isSame }) => isSame);
  const missed = same.filter(({ score }) => score === null);
  expect(missed.length / same.length, missed.map(label).join('\n')).toBeLessThanOrEqual(worstShare);
});

test('twins and siblings are never certain, and children who are not related are not proposed', () => {
  const apart = scored.filter(({ isSame }) => !isSame);
  expect(apart.filter(({ score }) => score?.level === 'certain').map(label)).toEqual([]);
  expect(apart.filter(({ kind, score }) => kind === 'unrelated' && score !== null).map(label)).toEqual([]);
  expect(apart.filter(({ kind, score }) => kind === 'siblings' && score !== null).map(label)).toEqual([]);
});

test('a pair is scored the same from either side', () => {
  for (const { one, other, score } of scored) expect(scorePair(other, one)).toEqual(score);
});
