import { type Browser, chromium, type Page } from '@playwright/test';
import { daysAfter } from '../../shared/core/dates/days.ts';
import { mondayOf } from '../../shared/features/classes/school-calendar/calendar-rules.ts';
import { classSessions } from '../../shared/features/classes/sessions/endpoints.ts';
import { timeOf } from '../../shared/features/classes/sessions/session-rules.ts';
import { launchOptions } from '../e2e/support/browser.ts';
import { callerOf } from '../e2e/support/caller-of.ts';
import { caseIdOf } from '../e2e/support/examples.ts';
import globalSetup from '../e2e/support/global-setup.ts';
import { pageUrl, signInAndStay } from '../e2e/support/pages.ts';
import { median } from './throughput.bench.ts';

const isFull = process.argv.includes('--full');
const rounds = isFull ? 5 : 2;
const framesOfRun = isFull ? 300 : 150;
const views = ['week', 'month', 'list'] as const;
const admin = 'helen@brightwater.example';
/** Four full weeks of a month, far from the demo's sessions, and another month without sessions. */
const full = firstMondayAfter(daysAfter(mondayOf(new Date().toISOString().slice(0, 10)), 30 * 7));
const empty = daysAfter(full, 13 * 7);
const weeks = 4;
const daysOfWeek = 5;
const sessionsOfDay = 20;
/** Frame time that people notice as a stutter: two lost frames on a 60 Hz screen. */
const slowMs = 34;

interface Frames {
  /** Main thread time per frame, in ms; 16.7 ms are available. */
  work: number;
  p95: number;
  slow: number;
}

/**
 * Measures the frame times while the timetable scrolls, alternately through a month with 400 sessions and a
 * month without sessions.
 */
export async function benchTimetableScroll(): Promise<void> {
  const close = await globalSetup();
  await planMonth();
  const browser = await chromium.launch(await launchOptions());
  const page = await openSignedIn(browser);
  for (const view of views) {
    const runs = { full: [] as Frames[], empty: [] as Frames[] };
    for (let round = 0; round < rounds; round++) {
      runs.full.push(await scrollThrough(page, view, full));
      runs.empty.push(await scrollThrough(page, view, empty));
    }
    const [of, without] = [middleOf(runs.full), middleOf(runs.empty)];
    const shown = ({ p95, slow, work }: Frames) =>
      `${p95.toFixed(1)} ms, ${(slow * 100).toFixed(1)} % slow, ${work.toFixed(1)} ms of work each`;
    console.log(
      `scroll: ${view} with ${weeks * daysOfWeek * sessionsOfDay} sessions a month, 95 of 100 frames within ${shown(of)}; without one ${shown(without)}; ratio ${(of.p95 / without.p95).toFixed(2)}, of work ${(of.work / without.work).toFixed(2)}`,
    );
  }
  await browser.close();
  await close();
}

/** The first Monday of a month that is followed by four whole weeks. */
function firstMondayAfter(date: string): string {
  let monday = date;
  while (Number(monday.slice(8)) > 7) monday = daysAfter(monday, 7);
  return monday;
}

/** Plans the sessions of a month, each repeated weekly; three take place at the same time. */
async function planMonth(): Promise<void> {
  const { call } = await callerOf(admin, 'brightwater');
  const caseIds = [await caseIdOf('黄梓悠')];
  for (let day = 0; day < daysOfWeek; day++) {
    for (let index = 0; index < sessionsOfDay; index++) {
      const start = 8 * 60 + Math.floor(index / 2) * 60 + (index % 2) * 15;
      await call(classSessions.createSession, {
        ...{ title: `Group ${index + 1}`, room: `Room ${index + 1}`, reminder: null, caseIds },
        ...{ date: daysAfter(full, day), start: timeOf(start), end: timeOf(start + 50) },
        repeat: { until: daysAfter(full, day + (weeks - 1) * 7), weeks: 'every' },
      });
    }
  }
}

async function openSignedIn(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await signInAndStay(page, admin);
  return page;
}

/** Scrolls up and down in steady steps, one per frame; both months get a page of equal length. */
async function scrollThrough(page: Page, view: string, date: string): Promise<Frames> {
  await page.goto(pageUrl(`/timetable?view=${view}&date=${date}`));
  if (date === full) await page.locator('[data-session]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  const workMs = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  };
  const before = await workMs();
  const times = await page.evaluate(async frames => {
    document.body.style.minHeight = '4000px';
    const areas = [...document.querySelectorAll('main *')].filter(
      element =>
        element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY === 'auto',
    );
    const stamps: number[] = [];
    await new Promise<void>(resolve => {
      const look = (at: number) => {
        stamps.push(at);
        const by = Math.floor(stamps.length / 50) % 2 === 0 ? 24 : -24;
        window.scrollBy(0, by);
        for (const area of areas) area.scrollBy(0, by);
        if (stamps.length > frames) resolve();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    return stamps.slice(1).map((at, index) => at - (stamps[index] ?? at));
  }, framesOfRun);
  const work = ((await workMs()) - before) / framesOfRun;
  await devTools.detach();
  times.sort((one, other) => one - other);
  return {
    work,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
    slow: times.filter(ms => ms > slowMs).length / times.length,
  };
}

const middleOf = (runs: Frames[]): Frames => ({
  work: median(runs.map(({ work }) => work)),
  p95: median(runs.map(({ p95 }) => p95)),
  slow: median(runs.map(({ slow }) => slow)),
});
