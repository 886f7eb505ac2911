import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { minuteMs } from '../../../shared/core/dates/durations.ts';
import { openProfile, storedIn } from '../../e2e/support/browser-profile.ts';
import { expect, pageUrl, signInAndStay } from '../../e2e/support/pages.ts';
import { password } from '../../support/clinic.ts';
import type { SeasonPerson, Stage } from '../stage.ts';
import type { Device, KeptBytes } from './device.ts';
import { openSite } from './open-site.ts';

/** Time before and after the use of a browser in which nothing happens. */
const pauseMs = 10 * minuteMs;

/**
 * Opens the browser of a device at the season's current time. If its files then still contain a word that
 * must not stay readable, this is recorded as a problem of the season.
 * @param use uses the browser and returns these words; it may call `measure` to record how much the browser
 * keeps
 */
export async function useDevice(
  stage: Stage,
  name: string,
  use: (page: Page, measure: () => Promise<KeptBytes>) => Promise<string[]>,
): Promise<void> {
  const web = await openSite();
  process.env.LUMITREE_READY = JSON.stringify({ web, api: `${web}/api` });
  const device = stage.devices.get(name) ?? {
    folder: mkdtempSync(join(tmpdir(), 'lumitree-device-')),
    kept: [],
    most: { databases: 0, others: 0 },
  };
  stage.devices.set(name, device);
  const endBrowsing = await beginBrowsing(stage);
  const { context, wordsOnDisk } = await openProfile(device.folder);
  try {
    await context.clock.install({ time: stage.world.now() });
    const page = await context.newPage();
    page.on('pageerror', error => stage.calls.problems.push(`devices: ${name}: ${error.message}`));
    const measure = () => measureKept(page, device);
    const words = await use(page, measure);
    device.kept.push(await measure());
    const found = await wordsOnDisk(words);
    if (found.length > 0) stage.calls.problems.push(`devices: ${name} keeps ${found.join(', ')} readable`);
  } finally {
    await context.close();
    await endBrowsing();
  }
}

/**
 * Notes the minutes in which a browser is used, because the number of its reads depends on the machine.
 * Nothing else happens in these minutes.
 * @returns a function to call when the browser is closed
 */
async function beginBrowsing({ world, calls, browsing }: Stage): Promise<() => Promise<void>> {
  const minute = () => new Date(world.now()).toISOString().slice(0, 16);
  const pause = () => world.moveClockTo(world.now() + pauseMs);
  await pause();
  const from = minute();
  calls.isInBrowser = true;
  return async () => {
    await world.backend.settled();
    calls.isInBrowser = false;
    browsing.push({ from, to: minute() });
    await pause();
  };
}

async function measureKept(page: Page, { most }: Device): Promise<KeptBytes> {
  const sizes = { databases: 0, others: 0 };
  for (const { place, value } of await storedIn(page))
    sizes[place === 'database' ? 'databases' : 'others'] += value.length;
  most.databases = Math.max(most.databases, sizes.databases);
  most.others = Math.max(most.others, sizes.others);
  return sizes;
}

/** Opens the product as this person, who signs in if the browser no longer knows them. */
export async function openAsPerson(page: Page, { caller }: SeasonPerson): Promise<void> {
  await page.goto(pageUrl('/cases'));
  const profile = page.getByRole('button', { name: /^Profile of/ });
  const email = page.getByLabel('Email');
  await expect(profile.or(email)).toBeVisible();
  if (await profile.isVisible()) return;
  await signInAndStay(page, caller.person.email, { password });
  await expect(profile).toBeVisible();
}
