import { addCase, archiveOrRestore, changeCase } from './acts/cases.ts';
import { liveNote } from './acts/notes.ts';
import { evaluateToday, openSchoolYear, screenChild } from './acts/school.ts';
import { liveVisit } from './acts/visits.ts';
import { findDifferences } from './checks/find-differences.ts';
import { largestItems, type StoredSizes } from './growth.ts';
import { momentAt, plusDays, weekdayOf } from './local-days.ts';
import { openStage, type Stage, signInAll } from './stage.ts';

export interface SeasonPlan {
  seed: number;
  from: string;
  days: number;
  /** Examinations of a working day of the clinic. */
  visitsADay: number;
  /** Whether the model is compared at the end of a day. */
  isComparedAfter: (day: string, isLast: boolean) => boolean;
}

/** What a comparison of the product with the model has found. */
export interface Comparison {
  day: string;
  compared: Record<string, number>;
  differences: string[];
  sizes: StoredSizes;
}

export interface LivedSeason {
  stage: Stage;
  comparisons: Comparison[];
  seconds: number;
}

const firstCases = 12;
const sunday = 0;
const saturday = 6;

type Act = (stage: Stage) => Promise<void>;

export async function liveSeason(plan: SeasonPlan, tell: (line: string) => void): Promise<LivedSeason> {
  const begun = performance.now();
  const stage = await openStage(plan.seed, plan.from);
  const comparisons: Comparison[] = [];
  for (let count = 0; count < firstCases; count++) await addCase(stage, stage.clinic);
  await openSchoolYear(stage, Math.max(1, Math.ceil(plan.days / 7)));
  for (let number = 0; number < plan.days; number++) {
    const day = plusDays(plan.from, number);
    await liveDay(stage, day, plan.visitsADay);
    if (!plan.isComparedAfter(day, number === plan.days - 1)) continue;
    comparisons.push(await compare(stage, day));
    const { differences } = comparisons.at(-1) as Comparison;
    tell(`${day}: ${stage.calls.total} calls, ${differences.length} differences`);
    for (const line of differences) tell(`  ${line}`);
    stage.calls.period++;
  }
  return { stage, comparisons, seconds: (performance.now() - begun) / 1000 };
}

export async function compare(stage: Stage, day: string): Promise<Comparison> {
  await stage.world.backend.settled();
  const { compared, differences } = await findDifferences(stage);
  return { day, compared, differences, sizes: await largestItems(stage) };
}

/** In the order of the clock: the day of Hong Kong begins before that of London. */
async function liveDay(stage: Stage, day: string, visitsADay: number): Promise<void> {
  const { clinic, school, world } = stage;
  const slots: { at: number; acts: Act[] }[] = [];
  if (weekdayOf(day) !== sunday) {
    const acts = clinicActs(stage, visitsADay);
    for (const [slot, time] of ['09:10', '11:20', '14:30', '16:40'].entries())
      slots.push({
        at: momentAt(day, time, clinic.timeZone),
        acts: acts.filter((_, index) => index % 4 === slot),
      });
  }
  if (weekdayOf(day) !== sunday && weekdayOf(day) !== saturday) {
    const screened = Array.from({ length: 3 }, () => (one: Stage) => screenChild(one, one.school));
    slots.push({ at: momentAt(day, '12:00', school.timeZone), acts: screened });
    slots.push({ at: momentAt(day, '16:00', school.timeZone), acts: [evaluateToday] });
  }
  slots.sort((one, other) => one.at - other.at);
  for (const [index, { at, acts }] of slots.entries()) {
    await world.moveClockTo(at);
    if (index === 0) await signInAll(stage);
    for (const act of acts)
      await act(stage).catch((error: Error) => {
        stage.calls.problems.push(`on ${day} a person could not go on: ${error.message.slice(0, 200)}`);
      });
  }
  await world.moveClockTo(momentAt(day, '23:30', school.timeZone));
  await signInAll(stage);
}

function clinicActs({ random }: Stage, visitsADay: number): Act[] {
  const times = (count: number, act: Act) => Array.from({ length: count }, () => act);
  return random.shuffle([
    ...times(2, stage => addCase(stage, stage.clinic).then(() => undefined)),
    ...times(visitsADay, stage => liveVisit(stage, stage.clinic)),
    ...times(3, stage => liveNote(stage, stage.clinic)),
    ...times(2, stage => changeCase(stage, stage.clinic)),
    ...times(1, stage => archiveOrRestore(stage, stage.clinic)),
  ]);
}
