import { daysBetween } from '../../../../shared/core/dates/days.ts';
import { minuteMs } from '../../../../shared/core/dates/durations.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { bandAt } from '../../../../shared/features/screening/screenings/bands.ts';
import { publishedLines } from '../../../../shared/features/screening/settings/eyesight-line.ts';
import {
  placesOf,
  screeningTests,
  type TestId,
} from '../../../../shared/features/screening/tests/catalogue.ts';
import {
  type DemoCaller,
  type DemoFeature,
  type MakeDemoRecords,
  momentOn,
  workdayBefore,
} from '../demo-client.ts';

/** Numbers of days since the three days on which children of a school were screened. */
const schoolDays = [726, 364, 12] as const;
const childrenScreened = 9;
const minutesToFinish = 25;
const daysPerMonth = 30.4375;

/**
 * Screenings of a school's children over two years, by two testers who take turns. Some of the last
 * screenings are unfinished.
 */
const makeRecords: MakeDemoRecords = async signIn => {
  const testers = [
    await signIn('helen@brightwater.example', 'brightwater'),
    await signIn('mei@brightwater.example', 'brightwater'),
  ];
  const today = new Date().toISOString().slice(0, 10);
  await (testers[0] as DemoCaller).put('screening-norms', { version: 0, sets: publishedLines });
  const { data } = await (testers[0] as DemoCaller).post<{ data: { data: Case[] } }>('cases/search', {
    limit: 60,
  });
  for (const [round, days] of schoolDays.entries()) {
    const date = workdayBefore(today, days);
    const children = data.data
      .filter(({ birthDate }) => bandAt(birthDate, date) !== null)
      .sort((one, other) => (one.fullName < other.fullName ? -1 : 1))
      .slice(0, childrenScreened);
    for (const [order, child] of children.entries()) {
      const tester = testers[order % testers.length] as DemoCaller;
      const isLeftOpen = round === schoolDays.length - 1 && order >= childrenScreened - 2;
      await screen(tester, child, { date, order, isLeftOpen });
    }
    if (round > 0) await prepareDevices(testers, workdayBefore(today, days), children.length);
  }
};

/**
 * Prepares two tablets for a screening day without a network. On one of them, the day was closed and opened
 * again.
 */
async function prepareDevices(testers: readonly DemoCaller[], date: string, children: number): Promise<void> {
  const [helen, mei] = testers as [DemoCaller, DemoCaller];
  const prepare = (by: DemoCaller, deviceName: string) =>
    by.at(momentOn(date, 0)).post<{ data: { day: { id: string } } }>('prepared-days', {
      deviceName,
      children,
      hours: 10,
    });
  await prepare(mei, '礼堂平板');
  const { data } = await prepare(helen, 'School tablet 2');
  await helen.at(momentOn(date, children)).post(`prepared-days/${data.day.id}/open`, {});
}

interface Session {
  date: string;
  order: number;
  isLeftOpen: boolean;
}

async function screen(tester: DemoCaller, child: Case, { date, order, isLeftOpen }: Session): Promise<void> {
  const { id, birthDate, school, grade } = child;
  const months = daysBetween(birthDate ?? date, date) / daysPerMonth;
  const all = answersAt(months, order);
  const moment = momentOn(date, order);
  const { data } = await tester.at(moment).post<{ data: { id: string } }>(`cases/${id}/screenings`, {
    date,
    band: bandAt(birthDate, date),
    school,
    grade,
    place: '礼堂',
    wearsSpectacles: order % 4 === 1,
    tests: isLeftOpen ? Object.fromEntries(Object.entries(all).slice(0, 7)) : all,
  });
  if (isLeftOpen) return;
  const finished = tester.at(moment + minutesToFinish * minuteMs);
  await finished.post(`screenings/${data.id}/finish`, { version: 1 });
  if (order % 2 === 0) await finished.put(`screenings/${data.id}/review`, { version: 2, isReviewed: true });
}

export const demo: DemoFeature = { needs: ['cases'], makeRecords };

type Values = Record<string, number | string>;

const round = (value: number) => Math.round(value * 10) / 10;
const colors = ['Rose', 'Aqua', 'Lime', 'Yellow'];

/** @param months age in months @param order number by which children differ */
function answersAt(months: number, order: number): Record<string, unknown> {
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
