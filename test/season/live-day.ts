import { createJobsLambda } from '../../functions/lambdas/jobs.ts';
import { onePerWorld } from '../support/world.ts';
import { addCase, archiveOrRestore, changeCase } from './acts/cases.ts';
import { digestDays, expectDigest } from './acts/digests.ts';
import { receiveOrders } from './acts/labs.ts';
import { liveNote } from './acts/notes.ts';
import { evaluateToday, screenChild } from './acts/school.ts';
import { liveVisit } from './acts/visits.ts';
import type { SeasonEvent } from './events.ts';
import { momentAt, weekdayOf } from './local-days.ts';
import { type Stage, signInAll } from './stage.ts';

const sunday = 0;
const saturday = 6;
const clinicTimes = ['09:10', '11:20', '14:30', '16:40'];

type Act = (stage: Stage) => Promise<unknown>;

interface Slot {
  at: number;
  acts: Act[];
}

/**
 * Runs the events of a day at the clinic and the school in order of time. The day begins earlier in Hong Kong
 * than in London.
 */
export async function liveDay(
  stage: Stage,
  day: string,
  plan: { visitsADay: number; events: SeasonEvent[] },
): Promise<void> {
  const { clinic, school } = stage;
  const slots: Slot[] = [];
  if (weekdayOf(day) !== sunday) {
    const acts = clinicActs(stage, plan.visitsADay);
    for (const [slot, time] of clinicTimes.entries())
      slots.push({
        at: momentAt(day, time, clinic.timeZone),
        acts: acts.filter((_, index) => index % clinicTimes.length === slot),
      });
  }
  if (weekdayOf(day) !== sunday && weekdayOf(day) !== saturday) {
    const screened = Array.from({ length: 3 }, () => (one: Stage) => screenChild(one, one.school));
    slots.push({ at: momentAt(day, '12:00', school.timeZone), acts: screened });
  }
  slots.push({ at: momentAt(day, '16:00', school.timeZone), acts: [evaluateToday] });
  for (const { at: name, time, act } of plan.events)
    slots.push({ at: momentAt(day, time, stage[name].timeZone), acts: [one => act(one, one[name])] });
  if (digestDays.includes(weekdayOf(day)))
    slots.push({ at: momentAt(day, '17:02', clinic.timeZone), acts: [sendDigest] });
  slots.sort((one, other) => one.at - other.at);
  for (const [index, { at, acts }] of slots.entries()) {
    await stage.world.moveClockTo(at);
    if (index === 0) await signInAll(stage);
    await tick(stage);
    for (const act of acts)
      await act(stage).catch((error: Error) => {
        stage.calls.problems.push(`on ${day} a person could not go on: ${error.message.slice(0, 300)}`);
      });
  }
  await stage.world.moveClockTo(momentAt(day, '23:55', school.timeZone));
  await tick(stage);
}

async function sendDigest(stage: Stage): Promise<void> {
  await stage.world.backend.settled();
  expectDigest(stage, stage.clinic);
}

const jobsOf = onePerWorld(async ({ backend, now }) => createJobsLambda(backend.environmentOf('jobs'), now));

/** Runs the hourly jobs of the product. */
async function tick({ world: { backend } }: Stage): Promise<void> {
  await backend.settled();
  await (await jobsOf())({ tick: true });
  await backend.settled();
}

function clinicActs({ random }: Stage, visitsADay: number): Act[] {
  const times = (count: number, act: Act) => Array.from({ length: count }, () => act);
  return random.shuffle([
    ...times(2, stage => addCase(stage, stage.clinic)),
    ...times(visitsADay, stage => liveVisit(stage, stage.clinic)),
    ...times(3, stage => liveNote(stage, stage.clinic)),
    ...times(2, stage => changeCase(stage, stage.clinic)),
    ...times(1, stage => archiveOrRestore(stage, stage.clinic)),
    ...times(1, stage => receiveOrders(stage, stage.clinic)),
  ]);
}
