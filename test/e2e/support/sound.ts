import { expect, type Page } from '@playwright/test';
import { expectNothingWider, expectNoViolation, expectSound } from './pages.ts';

/** All that a theme can change. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Widths at which a page is checked in the light and in the dark theme. */
export type Looks = Record<'light' | 'dark', number[]>;

const everywhere: Looks = { light: [390, 1280], dark: [390, 1280] };

/**
 * Accessible on phone and desktop widths in both themes, without horizontal scrolling in between. The
 * page is not loaded anew; by night only what has to do with colours is measured once more.
 */
export async function expectSoundEverywhere(page: Page, { light, dark } = everywhere): Promise<void> {
  for (const width of [390, 1280]) {
    if (light.includes(width)) {
      await show(page, width, 'light');
      await expectSound(page);
    }
    if (dark.includes(width)) {
      await show(page, width, 'dark');
      await expectNoViolation(page, { type: 'rule', values: ofColours });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingWider(page);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

async function show(page: Page, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}
