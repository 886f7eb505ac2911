import type { Page } from '@playwright/test';
import { surveys } from '../../../shared/features/eye/surveys/endpoints.ts';
import { actAs, helen } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { caseIdOf } from '../support/examples.ts';
import { expect, pageUrl, test } from '../support/pages.ts';
import { scannedToken } from '../support/scanned-token.ts';
import { sometimes } from '../support/test-in-turn.ts';

/**
 * Pages whose text fields are tested. They include dates, times, powers, acuities, names, tags and searches.
 */
const pages = [
  '/cases?new=1',
  '/cases',
  '/eye/create',
  '/learning-efficiency/create/7-11',
  '/notes/create',
  '/templates/create',
  '/timetable',
  '/settings',
];

interface Walked {
  fields: number;
  /** Names of fields in which the input method was used. */
  reached: string[];
  /** Names of fields that lost the focus or their text. */
  changed: string[];
}

/** Composes a character in each text field, and completes it with Enter, Escape and an arrow key. */
const walkFields = (page: Page): Promise<Walked> =>
  page.evaluate(async () => {
    const isText = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && ['text', 'email', 'tel', 'search', 'url'].includes(field.type));
    const walked: Walked = { fields: 0, reached: [], changed: [] };
    for (const field of [...document.querySelectorAll('input, textarea')]) {
      if (!isText(field) || field.readOnly || field.disabled || field.offsetParent === null) continue;
      const name = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.name;
      walked.fields++;
      field.focus();
      await new Promise(requestAnimationFrame);
      const before = field.value;
      const note = () => walked.reached.push(name);
      field.addEventListener('keydown', note);
      field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, data: '' }));
      field.dispatchEvent(new CompositionEvent('compositionupdate', { bubbles: true, data: '陈' }));
      for (const key of ['Enter', 'ArrowDown', 'Escape'])
        for (const taken of [{ isComposing: true }, { keyCode: 229 }])
          field.dispatchEvent(
            new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...taken }),
          );
      field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '陈' }));
      field.removeEventListener('keydown', note);
      await new Promise(requestAnimationFrame);
      if (document.activeElement !== field || field.value !== before) walked.changed.push(name);
    }
    return walked;
  });

sometimes('Enter, Escape and arrow keys do not act while an input method is composing', async ({ page }) => {
  test.setTimeout(180_000);
  await actAs(page, helen);
  let fields = 0;
  const child = await caseIdOf('黄梓悠');
  for (const path of [...pages, `/cases/edit/${child}`, `/eye/create?case=${child}`]) {
    await page.goto(pageUrl(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const address = page.url();
    const walked = await walkFields(page);
    expect({ path, reached: walked.reached, changed: walked.changed }).toEqual({
      path,
      reached: [],
      changed: [],
    });
    expect(page.url()).toBe(address);
    fields += walked.fields;
  }
  expect(fields).toBeGreaterThan(20);
});

sometimes(
  'on public pages Enter, Escape and arrow keys do not act while an input method is composing',
  async ({ page }) => {
    const caller = await callerOf(helen, 'brightwater');
    const caseId = await caseIdOf('黄梓悠');
    const { data: survey } = await caller.call(surveys.createSurvey, {
      caseId,
      sendTo: null,
      language: 'en',
    });
    const { data: listed } = await caller.call(surveys.listSurveys, { caseId });
    const asked = listed.data.find(({ id }) => id === survey.id)?.token;
    for (const token of [await scannedToken(), asked]) {
      await page.goto(pageUrl(`/cases/register/${token}`));
      const [first] = await page.getByRole('textbox').all();
      await first?.waitFor();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { fields, reached, changed } = await walkFields(page);
      expect({ token, reached, changed }).toEqual({ token, reached: [], changed: [] });
      expect(fields).toBeGreaterThan(0);
    }
  },
);

test('Enter in a date field converts the typed date, unless it only confirms characters of an input method', async ({
  page,
}) => {
  await actAs(page, helen);
  await page.goto(pageUrl('/cases?new=1'));
  const born = page.getByRole('textbox', { name: 'Date of birth' });
  await born.fill('２０１７年３月１４日');
  await born.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(born).toHaveValue('２０１７年３月１４日');
  await born.press('Enter');
  await expect(born).toHaveValue(/14 March 2017/);
});
