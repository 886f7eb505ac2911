import {
  placesOf,
  screeningTests,
  type TestId,
} from '../../../../shared/features/screening/tests/catalogue.ts';

type Values = Record<string, number | string>;

const round = (value: number) => Math.round(value * 10) / 10;
const colors = ['Rose', 'Aqua', 'Lime', 'Yellow'];

/** @param months age in months @param order number by which children differ */
export function answersAt(months: number, order: number): Record<string, unknown> {
  const [years, spread] = [months / 12, ((order * 7) % 10) / 10];
  const grade = { grade: Math.max(0, Math.round(2.6 + spread - (years - 5) * 0.55)) };
  const words = Math.round(12 * (years - 4) + 20 * spread + 10);
  const values: Partial<Record<TestId, Values>> = {
    romberg: { seconds: round(6 + 3 * (years - 4) + 8 * spread), sway: grade.grade },
    oneLeg: { seconds: round(2 + 3.4 * (years - 4) + 6 * spread) },
    eyesight: { unaided: spread > 0.6 ? '0.6' : '1.0' },
    eyeTracking: {
      vertical: round(88 - 6 * (years - 5) - 10 * spread),
      horizontal: round(120 - 10 * (years - 5) - 16 * spread),
      omissions: order % 3,
      additions: order % 2,
      errors: order % 4,
    },
    eyeHand: { rate: Math.round(10 * (years - 5) + 14 * spread + 6) },
    overlays: { without: words, with: Math.round(words * (1 + spread / 4)) },
    plusLens: { effect: order % 3 === 0 ? 'better' : 'same', without: words, with: words + (order % 5) },
  };
  const isNotDone = (test: TestId) =>
    (test === 'plusLens' && order % 4 === 0) || (test === 'overlays' && months < 78);
  const answer = (test: TestId) =>
    isNotDone(test)
      ? { state: 'notDone', reason: test === 'overlays' ? 'notIndicated' : 'noTime' }
      : { state: 'done', values: values[test] ?? grade };
  return Object.fromEntries(
    screeningTests.map(test => [
      test.id,
      {
        ...Object.fromEntries(placesOf(test).map(place => [place, answer(test.id)])),
        details: detailsOf(test.id, order),
      },
    ]),
  );
}

const language = 'chineseTraditional';

function detailsOf(test: TestId, order: number): Values {
  switch (test) {
    case 'eyesight':
      return { notation: 'decimal', distance: 6 };
    case 'eyeTracking':
      return { card: 'dem80', language };
    case 'eyeHand':
      return order % 2 === 0 ? { task: 'copying', language: 'english' } : { task: 'copying', language };
    case 'overlays':
      return { color: colors[order % colors.length] ?? 'Rose', language };
    default:
      return test === 'plusLens' ? { language } : {};
  }
}
