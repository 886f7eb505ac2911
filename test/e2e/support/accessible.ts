import { type Page, test } from '@playwright/test';
import { isFull } from '../../support/is-full.ts';
import { sampleOffset } from '../../support/seed.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, expectNoViolation } from './pages.ts';

/** The rules of axe whose result can depend on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Widths at which a page is checked in the light and in the dark theme. */
export type WidthsByTheme = Record<'light' | 'dark', number[]>;

const allWidths: WidthsByTheme = { light: [390, 1280], dark: [390, 1280] };

/** Each commit checks each theme at one width, chosen by the test's title; `--full` checks both widths. */
function widthsInTurn(): WidthsByTheme {
  if (isFull) return allWidths;
  const isPhoneDark = sampleOffset(test.info().title) % 2 === 0;
  return isPhoneDark ? { light: [1280], dark: [390] } : { light: [390], dark: [1280] };
}

/**
 * Expects accessibility at phone and desktop width in both themes, and no horizontal scrolling at the widths
 * in between. The page is loaded only once; in the dark theme, only the colour rules are checked again.
 */
export async function expectAccessibleEverywhere(
  page: Page,
  { light, dark } = widthsInTurn(),
): Promise<void> {
  for (const width of [390, 1280]) {
    if (light.includes(width)) {
      await setViewport(page, width, 'light');
      await expectAccessible(page);
    }
    if (dark.includes(width)) {
      await setViewport(page, width, 'dark');
      await expectNoViolation(page, { type: 'rule', values: colourRules });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoHorizontalScroll(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectLaidOut(page, 1280);
}

/**
 * Waits until the page has adapted to a new width. The page adapts in its next frame, which may be late on a
 * busy machine.
 */
async function expectLaidOut(page: Page, width: number): Promise<void> {
  await page.waitForFunction(expected => window.innerWidth === expected, width);
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

async function setViewport(page: Page, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}
