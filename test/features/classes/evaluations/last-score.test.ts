import { expect, test } from 'vitest';
import { lastScoreOf } from '../../../../web/features/classes/evaluations/rules/last-score.ts';

const evaluation = (sessionId: string, date: string, participation: number | null, title = 'Ladder') => ({
  ...{ sessionId, date, start: '10:00' },
  activities: [{ title, participation, fluency: null }],
});
const wanted = {
  ...{ sessionId: 'now', from: '2026-03-01', before: '2026-05-01 10:00', title: 'Ladder' },
  scale: 'participation' as const,
};

test('a child’s last score for an activity comes from the latest earlier session with a score for this child and activity', () => {
  const all = [
    evaluation('later', '2026-05-02', 1),
    evaluation('now', '2026-04-30', 2),
    evaluation('other', '2026-04-20', 5, 'Beads'),
    evaluation('blank', '2026-04-10', null),
    evaluation('last', '2026-04-01', 4),
    evaluation('earlier', '2026-03-10', 3),
  ];
  expect(lastScoreOf(all, wanted)).toEqual({ score: 4, date: '2026-04-01' });
  expect(lastScoreOf(all, { ...wanted, scale: 'fluency' })).toBeUndefined();
  expect(lastScoreOf(all, { ...wanted, from: '2026-04-02' })).toBeUndefined();
});
