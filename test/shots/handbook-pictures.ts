import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import { projectFolder } from '../../lib/build/paths.ts';
import type { Locale } from '../../shared/core/fields.ts';
import { localizePath } from '../../shared/core/routes.ts';
import { caseIdOf } from '../e2e/support/examples.ts';
import { waitUntilIdle } from '../e2e/support/navigate.ts';

const folder = join(projectFolder, 'docs/handbook/pictures');
const size = { width: 1280, height: 860 };
/** JPEG quality, at most 100. At this value, letters stay sharp and a picture stays below 60 kB. */
const quality = 82;

interface Picture {
  name: string;
  address: () => string | Promise<string>;
  /** Name of a link on that page to follow before the picture is taken. */
  link?: string;
  /** Text that must be visible before the picture is taken. */
  shows?: string;
}

const child = async (search = '') => `/cases/${await caseIdOf('Chan Siu Ming')}${search}`;

/** The pictures of the handbook and of the repository's first page. */
const pictures: readonly Picture[] = [
  { name: 'dashboard', address: () => '/dashboard' },
  { name: 'cases', address: () => '/cases' },
  { name: 'progression', address: () => child('?tab=eye') },
  { name: 'report', address: child, link: 'a[href*="/eye/report/myopia/"]', shows: 'canvas' },
  { name: 'timetable', address: () => '/timetable' },
  // From the timetable, a link leads to the list of sessions to evaluate if there are several.
  {
    name: 'evaluation',
    address: () => '/activity/evaluate',
    link: 'a[href*="/activity/evaluate/"]:not([href$="/edit"])',
  },
];

/** Takes all pictures in a language, as a signed-in person. */
export async function takeHandbookPictures(page: Page, web: string, lang: Locale): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const { name, address, link, shows } of pictures) {
    await page.goto(web + localizePath(await address(), lang));
    await page.waitForLoadState('networkidle');
    if (link)
      await page.goto(new URL((await page.locator(link).first().getAttribute('href')) ?? '', web).href);
    await page.waitForLoadState('networkidle');
    if (shows) await page.locator(shows).first().waitFor();
    await waitUntilIdle(page);
    writeFileSync(join(folder, `${name}-${lang}.webp`), await toWebp(await page.screenshot()));
  }
}

async function toWebp(png: Buffer): Promise<Buffer> {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return await canvas.encode('webp', quality);
}
