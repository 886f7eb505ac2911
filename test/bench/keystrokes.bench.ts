import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { actAs } from '../e2e/support/act-as.ts';
import { launchOptions } from '../e2e/support/browser.ts';
import { callerOf } from '../e2e/support/caller-of.ts';
import { caseIdOf } from '../e2e/support/examples.ts';
import { desk, pageUrl } from '../e2e/support/pages.ts';
import { inDays, planSession } from '../e2e/support/plan-session.ts';
import { makeScreening } from '../features/screening/screenings/samples.ts';
import type { Figure } from './measured-product.ts';
import { median } from './throughput.bench.ts';

const rounds = process.argv.includes('--full') ? 5 : 2;
const admin = 'helen@brightwater.example';
/** Factor by which the browser's processor is slowed down. */
const slowdown = 4;
const activities = 6;
/** Pause between two keys of a quick typist, in ms. */
const pauseMs = 120;
/** Shortest event that Event Timing reports: one frame on a 60 Hz screen. */
const shortestMs = 16;

interface TypedForm {
  name: string;
  path: string;
  /** The field that gets the focus before the first key. */
  field: string;
  /**
   * The keys to type in one round of the measurement. If the field stores what was typed, the keys must
   * differ in each round.
   */
  keys: (round: number) => string[];
}

interface Presses {
  /** Times from each key to the next paint, in ms. */
  times: number[];
  slowest: { key: string; ms: number }[];
}

/**
 * Measures the time from a key to the next paint in the forms that people type most into, on a slowed
 * processor.
 */
export async function measureKeystrokes(): Promise<Figure[]> {
  const figures: Figure[] = [];
  const browser = await chromium.launch(await launchOptions());
  const { BENCH_FORM: only = '', BENCH_KEYS: areListed } = process.env;
  for (const form of (await typedForms()).filter(({ name }) => name.includes(only))) {
    const runs: Presses[] = [];
    for (let round = 0; round < rounds; round += 1)
      runs.push(await typeInto(browser, form, form.keys(round)));
    const times = runs.flatMap(({ times }) => times).sort((one, other) => one - other);
    const [p95 = 0, worst = 0] = [times[Math.floor(times.length * 0.95)], times.at(-1)];
    const figure = (what: string, value: number): Figure => ({
      name: `keys of ${form.name}, ${what}`,
      value,
      unit: 'ms',
    });
    figures.push(figure('median', median(times)), figure('95 of 100', p95), figure('worst', worst));
    if (areListed) console.log(runs.map(({ slowest }) => slowest.map(shown).join(', ')).join('\n'));
  }
  await browser.close();
  return figures;
}

const shown = ({ key, ms }: { key: string; ms: number }) => `${key} ${ms}`;

async function typedForms(): Promise<TypedForm[]> {
  const caller = await callerOf(admin, 'brightwater');
  const names = Array.from({ length: 40 }, (_, at) => `No${at + 1}`);
  const [session, screening, child] = await Promise.all([
    planSession({ title: 'Quick keys', date: inDays(-3), names, activities }),
    makeScreening(caller),
    caseIdOf('Fung Hoi Man'),
  ]);
  const screened = `/learning-efficiency/edit/${screening.id}/7-11`;
  return [
    {
      ...{
        name: 'refraction',
        path: `/eye/create?case=${child}`,
        field: 'role=textbox[name="Date of the visit"]',
      },
      keys: () => [
        ...[
          'Control+Enter',
          'Space',
          'Enter',
          ...entered('-175', '-025', '175', '', '1.0', '-150', '-050', '5', '', '0.8'),
        ],
        ...[...entered('24.10'), ...'23.96', 'Control+Enter'],
        ...entered('-175', '-25', '175', '', '27.5', '19', '', '', '', '', '-150', '-50', '5'),
      ],
    },
    {
      ...{ name: 'evaluation grid', path: `/activity/evaluate/edit/${session.id}` },
      field: '[data-cell="0:1"]',
      keys: round => Array.from({ length: 5 }, () => [...scoresOf(round, activities * 2), 'Enter']).flat(),
    },
    {
      ...{ name: 'screening, one leg', path: `${screened}?step=oneLeg`, field: 'main textarea' },
      keys: () => [...spelled('held on to the wall, then fell'), 'Control+Enter', 'Control+Enter'],
    },
    {
      ...{ name: 'screening, eyesight', path: `${screened}?step=eyesight` },
      field: '[data-eye="right"] input',
      keys: () => [...'0.8', 'Tab', ...'1.0', 'Tab', ...spelled('read slowly'), 'Control+Enter'],
    },
    {
      ...{ name: 'search of cases', path: '/cases', field: 'main input[type=search]' },
      keys: () => [...'fung hoi', ...Array<string>(8).fill('Backspace'), ...'wan bik', ...'shan'],
    },
  ];
}

const scoresOf = (round: number, count: number) =>
  Array.from({ length: count }, (_, at) => String(((at + round) % 5) + 1));
const spelled = (text: string) => [...text].map(key => (key === ' ' ? 'Space' : key));
const entered = (...texts: string[]) => texts.flatMap(text => [...text, 'Enter']);

async function typeInto(browser: Browser, { path, field }: TypedForm, keys: string[]): Promise<Presses> {
  const page = await openOnDesk(browser);
  await page.goto(pageUrl(path));
  await page.locator(field).first().waitFor();
  await page.waitForLoadState('networkidle');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.locator(field).first().focus();
  const slowest: Presses['slowest'] = [];
  for (const key of keys) {
    const before = await page.evaluate(() => window.keyTimes.size);
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await wait(pauseMs);
    const late = await page.evaluate(known => [...window.keyTimes.values()].slice(known), before);
    slowest.push({ key, ms: Math.max(0, ...late) });
  }
  await wait(slowdown * pauseMs);
  const reported = await page.evaluate(() => [...window.keyTimes.values()]);
  await page.context().close();
  const unreported = Array<number>(Math.max(0, keys.length - reported.length)).fill(shortestMs);
  return {
    times: [...reported, ...unreported],
    slowest: slowest.sort((one, other) => other.ms - one.ms).slice(0, 8),
  };
}

declare global {
  interface Window {
    /** The longest event of each pressed key, in ms, by the id of the interaction. */
    keyTimes: Map<number, number>;
  }
}

async function openOnDesk(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: desk });
  await actAs(page, admin);
  await page.addInitScript(threshold => {
    window.keyTimes = new Map();
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId, duration, name } = entry;
        if (!interactionId || !name.startsWith('key')) continue;
        window.keyTimes.set(interactionId, Math.max(duration, window.keyTimes.get(interactionId) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold: threshold } as PerformanceObserverInit);
  }, shortestMs);
  return page;
}
