import type { Page } from '@playwright/test';
import { daysAfter } from '../../../shared/core/dates/days.ts';
import { mondayOf } from '../../../shared/features/classes/school-calendar/calendar-rules.ts';
import { openAs } from '../support/act-as.ts';
import { expect, expectNoHorizontalScroll, phone, test } from '../support/pages.ts';
import { inDays, planSession } from '../support/plan-session.ts';
import { sometimes } from '../support/test-in-turn.ts';

test.use({ hasTouch: true, viewport: phone });

/** Days on which neither the demo nor other tests have sessions. */
const tuesday = daysAfter(mondayOf(inDays(0)), 36 * 7 + 1);

interface Point {
  x: number;
  y: number;
}

/** Returns gestures of a finger, which the browser handles as on a phone: they scroll, tap and hold. */
async function fingerOn(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((at, id) => ({ ...at, id })) });
  const frame = () => page.evaluate(() => new Promise(requestAnimationFrame));
  return {
    touch,
    frame,
    /** Moves the finger by a distance; if `isHeld`, after a long press has lifted a session. */
    go: async (from: Point, by: Point, isHeld = false) => {
      await touch('touchStart', [from]);
      if (isHeld) await expect(page.locator('[data-lifted]')).toHaveCount(1);
      const steps = by.x === 0 && by.y === 0 ? 0 : 10;
      for (let step = 1; step <= steps; step += 1) {
        await touch('touchMove', [{ x: from.x + (by.x * step) / steps, y: from.y + (by.y * step) / steps }]);
        await frame();
      }
      await touch('touchEnd', []);
    },
  };
}

const still = { x: 0, y: 0 };
const hourPx = 68;
/** Vertical position at which the page scrolls up while a finger holds a session there. */
const underHeader = 85;

sometimes(
  'on a phone a finger taps, scrolls and swipes the timetable, and moves a session after a long press',
  async ({ page }) => {
    const title = `Touched ${Date.now()}`;
    await planSession({ title, date: tuesday, start: '09:05', end: '09:50', names: ['Juno'] });
    const changes: string[] = [];
    page.on('request', request => request.method() === 'PUT' && changes.push(request.url()));
    await openAs(page, 'helen@brightwater.example', `/timetable?date=${tuesday}`);
    const session = page.getByRole('button', { name: new RegExp(`^${title}`) });
    const dialog = page.getByRole('dialog');
    const finger = await fingerOn(page);
    const middle = async (): Promise<Point> => {
      await session.evaluate(element => element.scrollIntoView({ block: 'center' }));
      const box = await session.boundingBox();
      if (!box) throw new Error('The session is not shown');
      return { x: Math.round(box.x + box.width / 3), y: Math.round(box.y + box.height / 2) };
    };
    const stays = async () => {
      await finger.frame();
      await finger.frame();
      await expect(session).toContainText('09:05–09:50');
      await expect(page.locator('[data-lifted], [data-dragging], [data-ghost]')).toHaveCount(0);
      expect(changes).toEqual([]);
    };
    await expect(session).toBeVisible();
    const scrolled = () => page.evaluate(() => Math.round(scrollY));

    await finger.go(await middle(), still, true);
    await stays();
    await expect(dialog).toBeHidden();

    const { x: left, y: centre } = await middle();
    await page.evaluate(by => window.scrollBy(0, by), centre - underHeader);
    const before = await scrolled();
    expect(Math.round((await session.boundingBox())?.y ?? 0)).toBeLessThan(underHeader);
    await finger.go({ x: left, y: underHeader }, still, true);
    expect(await scrolled()).toBe(before);
    await stays();
    await expect(dialog).toBeHidden();

    const start = await middle();
    const height = await scrolled();
    await finger.go(start, { x: 0, y: -150 });
    await expect.poll(scrolled).toBeGreaterThan(height + 60);
    await stays();
    await expect(dialog).toBeHidden();

    const first = await middle();
    await finger.touch('touchStart', [first]);
    await expect(page.locator('[data-lifted]')).toHaveCount(1);
    await finger.touch('touchStart', [first, { x: first.x + 80, y: first.y + 40 }]);
    await finger.touch('touchEnd', []);
    await stays();

    await finger.go(await middle(), still);
    await expect(dialog.filter({ hasText: title })).toBeVisible();
    await stays();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await finger.go(await middle(), { x: 0, y: hourPx }, true);
    await expect(session).toContainText('10:00–10:45');
    await expect.poll(() => changes.length).toBe(1);
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(session).toContainText('09:05–09:50');

    const { x, y } = await middle();
    await finger.go({ x: 300, y: y - 20 }, { x: -200, y: 4 });
    await expect(page).toHaveURL(new RegExp(`date=${daysAfter(tuesday, 1)}`));
    expect(x).toBeLessThan(300);
    await expect(session).toBeHidden();
    await expectNoHorizontalScroll(page);
  },
);
