import { lastSchoolDay } from './acts/calendar.ts';
import { addCase } from './acts/cases.ts';
import { chooseDigests } from './acts/digests.ts';
import { forgetErased } from './acts/rights.ts';
import { openSchoolYear } from './acts/school.ts';
import { checkCounts } from './checks/counts.ts';
import { findDifferences } from './checks/find-differences.ts';
import { eventsOn } from './events.ts';
import { fillYears } from './fill-years.ts';
import { filledPeriod, type StoredSizes, storedSizes } from './growth.ts';
import { liveDay } from './live-day.ts';
import { plusDays } from './local-days.ts';
import { openStage, type Stage, signInAll } from './stage.ts';

export interface SeasonPlan {
  seed: number;
  from: string;
  days: number;
  /** Number of people, children and visits, as a share of those of a whole year. */
  scale: number;
  /** Number of examinations on a working day of the clinic. */
  visitsADay: number;
  /** Number of earlier years that are added to both organisations at the end. */
  earlierYears: number;
  /** Whether the product's data is compared with the model at the end of this day. */
  isComparedAfter: (day: string, isLast: boolean) => boolean;
}

/** The result of a comparison of the product's data with the model. */
export interface Comparison {
  day: string;
  compared: Record<string, number>;
  differences: string[];
  sizes: StoredSizes;
}

export interface LivedSeason {
  stage: Stage;
  comparisons: Comparison[];
  days: number;
  /** The size of all stored data after earlier years were added. */
  filled?: StoredSizes;
  seconds: number;
}

const firstCases = 12;
/** Minimum number of days for which sessions are planned. */
const sessionDays = 7;
const visitsOfFilledDay = 12;

/** @param keep called with the results so far, after each comparison and at the end */
export async function liveSeason(
  plan: SeasonPlan,
  tell: (line: string) => void,
  keep: (season: LivedSeason) => void = () => {},
): Promise<LivedSeason> {
  const begun = performance.now();
  const stage = await openStage(plan.seed, plan.from, plan.scale);
  const season: LivedSeason = { stage, comparisons: [], days: 0, seconds: 0 };
  for (let count = 0; count < firstCases; count++) await addCase(stage, stage.clinic);
  await chooseDigests(stage, stage.clinic);
  const lastDay = plusDays(plan.from, Math.max(plan.days, sessionDays) - 1);
  await openSchoolYear(stage, lastDay < lastSchoolDay ? lastDay : lastSchoolDay);
  for (; season.days < plan.days; season.days++) {
    const day = plusDays(plan.from, season.days);
    await liveDay(stage, day, { ...plan, events: eventsOn(season.days, plan.days) });
    const isLast = season.days === plan.days - 1;
    if (!plan.isComparedAfter(day, isLast)) continue;
    stage.comparesAll = isLast;
    const comparison = await compare(stage, day);
    const { differences } = comparison;
    season.comparisons.push(comparison);
    season.seconds = (performance.now() - begun) / 1000;
    tell(
      `${day}: ${stage.calls.total} calls, ${season.seconds.toFixed(0)} s, ${differences.length} differences`,
    );
    for (const line of differences) tell(`  ${line}`);
    stage.calls.period++;
    keep({ ...season, days: season.days + 1 });
  }
  if (plan.earlierYears > 0) {
    season.filled = await liveAfterYears(stage, plan, tell);
    season.seconds = (performance.now() - begun) / 1000;
  }
  keep(season);
  return season;
}

/**
 * Runs one day and reads every list, after records of many years were added. Compares nothing with the model.
 */
async function liveAfterYears(
  stage: Stage,
  { from, days, visitsADay, earlierYears }: SeasonPlan,
  tell: (line: string) => void,
): Promise<StoredSizes> {
  const written = await fillYears(stage, earlierYears);
  tell(`${written} items of ${earlierYears} earlier years`);
  stage.calls.period = filledPeriod;
  const visits = Math.max(visitsADay, visitsOfFilledDay);
  await liveDay(stage, plusDays(from, days), { visitsADay: visits, events: [] });
  for (const problem of stage.calls.problems.splice(0)) tell(`  in the filled organisation: ${problem}`);
  await signInAll(stage);
  await checkCounts(stage, { compared: () => undefined, differs: () => undefined });
  return storedSizes(stage);
}

export async function compare(stage: Stage, day: string): Promise<Comparison> {
  await stage.world.backend.settled();
  await signInAll(stage);
  forgetErased(stage);
  const { compared, differences } = await findDifferences(stage);
  return { day, compared, differences, sizes: await storedSizes(stage) };
}
