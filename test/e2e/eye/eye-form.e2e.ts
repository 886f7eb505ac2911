import type { Page } from '@playwright/test';
import { actAs } from '../support/act-as.ts';
import { caseIdOf } from '../support/examples.ts';
import { newVisitUrl } from '../support/new-visit.ts';
import { expect, expectNoHorizontalScroll, pageUrl, test } from '../support/pages.ts';
import { testInTurn } from '../support/test-in-turn.ts';

/** Factor by which the browser's CPU is slowed down. */
const slowdown = 6;
/** Number of visits entered one after another. Set a higher number by hand after changing the form. */
const rounds = Number(process.env.EYE_VISITS ?? 1);

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === document.body ? 'body' : (activeElement?.tagName ?? 'none');
  });

const stepsOf = (page: Page) => page.getByRole('navigation', { name: 'Steps of the visit' });
const openStep = (page: Page, name: string) => stepsOf(page).getByRole('button', { name }).click();

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

testInTurn(
  'on a slow machine, a visit that is typed without pauses loses no value, and the page never loses the focus',
  async ({ page }) => {
    test.setTimeout(90_000 + rounds * 60_000);
    await actAs(page, 'helen@brightwater.example');
    const child = await caseIdOf('Fung Hoi Man');
    await page.goto(pageUrl(`/eye/create?case=${child}`));
    await slowDown(page);
    for (let round = 0; round < rounds; round += 1) await typeVisit(page, child);
  },
);

/** Types a visit of a child without waiting for the page; the test checks the result at the end. */
async function typeVisit(page: Page, child: string): Promise<void> {
  const { keyboard } = page;
  const enter = async (...texts: string[]) => {
    for (const text of texts) {
      await keyboard.type(text);
      await keyboard.press('Enter');
      expect(await focused(page)).not.toBe('body');
    }
  };
  const goOn = async () => {
    await keyboard.press('Control+Enter');
    expect(await focused(page)).not.toBe('body');
  };
  await page.goto(pageUrl(`/eye/create?case=${child}`));
  await expect(page.getByText('冯凯文').first()).toBeVisible();
  await field(page, 'Date of the visit').focus();
  await enter('', ' ');
  await enter('-175', '-025', '175', '', '1.0', '-150', '-050', '5', '', '0.8', '24.10', '23.96');
  await enter('-175', '-25', '175', '', '27.5', '19', '', '', '', '');
  await enter('-150', '-50', '5', '', '28.5', '19', '', '', '');
  await keyboard.type('65');
  await goOn();
  await enter('Slim lens', 'Round frame', 'R-12');
  await keyboard.type('Green');
  await goOn();
  await goOn();
  await keyboard.type('2031-05-16');
  await keyboard.press('Tab');
  await page.getByRole('textbox', { name: 'Comment' }).focus();
  await keyboard.type('Typed to the end');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Eye report R-20\d\d-\d{6}/);
  await expect(page.getByText('Finished').first()).toBeVisible();
  const shown = await page.getByRole('main').innerText();
  for (const part of ['−1.875', '−1.75', '175', '24.10 mm', '23.96 mm', '27.5', '28.5', '65'])
    expect(shown).toContain(part);
  for (const part of ['Slim lens', 'Round frame · R-12 · Green', '16 May 2031', 'Typed to the end'])
    expect(shown).toContain(part);
}

testInTurn(
  'if a report is finished while the follow-up date field has the focus, the report contains the typed date',
  async ({ page }) => {
    await actAs(page, 'helen@brightwater.example');
    await page.goto(await newVisitUrl());
    await openStep(page, 'Refraction');
    await field(page, 'Right eye, OD: Axial length').fill('24.10');
    await field(page, 'Left eye, OS: Axial length').fill('24.00');
    await openStep(page, 'Follow up');
    await expect(field(page, 'Follow up')).toBeFocused();
    await page.keyboard.type('2031-05-16');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Finished').first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText('16 May 2031');
  },
);

/** Saves a visit by keyboard, and types on while the request waits for its response. */
async function typeDuringSave(page: Page, save: () => Promise<void>) {
  await actAs(page, 'helen@brightwater.example');
  await page.goto(await newVisitUrl());
  await openStep(page, 'Refraction');
  await field(page, 'Right eye, OD: Axial length').fill('24.10');
  await field(page, 'Left eye, OS: Axial length').fill('24.00');
  await openStep(page, 'Follow up');
  await field(page, 'Follow up').fill('2031-05-16');
  const network = Promise.withResolvers<void>();
  await page.route(/\/eye-reports$/, async route => {
    await network.promise;
    await route.continue();
  });
  const comment = page.getByRole('textbox', { name: 'Comment' });
  await comment.fill('Typed before.');
  const sent = page.waitForRequest(/\/eye-reports$/);
  await save();
  await sent;
  await comment.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' Typed meanwhile.');
  return { comment, goOn: network.resolve };
}

testInTurn('values typed while a draft is being saved slowly are saved too', async ({ page }) => {
  const { goOn } = await typeDuringSave(page, () => page.getByRole('button', { name: 'Save draft' }).click());
  goOn();
  await expect(page.getByRole('main')).toContainText('Typed before. Typed meanwhile.');
});

testInTurn('the form accepts no input while a visit is being finished', async ({ page }) => {
  const { comment, goOn } = await typeDuringSave(page, () => page.keyboard.press('Control+Enter'));
  await expect(comment).toHaveValue('Typed before.');
  goOn();
  await expect(page.getByText('Finished').first()).toBeVisible();
});

testInTurn('after a user picks a child with Enter, the date field has the focus', async ({ page }) => {
  await actAs(page, 'helen@brightwater.example');
  await page.goto(pageUrl('/eye/create'));
  await page.getByRole('combobox', { name: 'Child' }).focus();
  await page.keyboard.type('Mak Siu Fai');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Date of the visit')).toBeFocused();
  await expect(page.getByText('麦兆辉').first()).toBeVisible();
});

testInTurn(
  'a step of the visit form gets a tick when the step is complete and valid, and doubtful fields are listed',
  async ({ page }) => {
    await actAs(page, 'helen@brightwater.example');
    await page.goto(await newVisitUrl());
    const steps = stepsOf(page);
    const step = (name: string) => steps.getByRole('listitem').filter({ hasText: name });
    await openStep(page, 'Follow up');
    await expect(step('Visit').getByLabel('Done')).toBeVisible();
    await expect(steps.getByLabel('Done')).toHaveCount(1);
    await openStep(page, 'Refraction');
    await page.getByText('Dry', { exact: true }).click();
    const cylinder = field(page, 'Left eye, OS: Cylinder');
    await field(page, 'Left eye, OS: Sphere').fill('-175');
    await cylinder.fill('-12');
    await cylinder.press('Enter');
    await expect(page.getByText('−0.12 is not a possible step. Which did you mean?')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(step('Refraction')).toContainText('1 thing to check');
    await openStep(page, 'Follow up');
    await page.getByRole('button', { name: 'Finish report' }).click();
    const link = page.getByRole('button', { name: /Left eye, OS: Cylinder$/ });
    await expect(link).toBeVisible();
    await expect(cylinder).toBeFocused();
    await page.keyboard.press('F2');
    await expect(cylinder).toHaveValue('−12.00');
    await expect(page.getByText('A cylinder needs an axis').first()).toBeVisible();
    await cylinder.fill('-125');
    await cylinder.press('Enter');
    await page.keyboard.type('180');
    await field(page, 'Right eye, OD: Sphere').fill('-150');
    await expect(page.getByText('1 thing to check')).toHaveCount(0);
    await openStep(page, 'Visit');
    await expect(step('Refraction').getByLabel('Done')).toBeVisible();
  },
);

testInTurn(
  'an axial length three millimetres above the last one raises a question at its field and before finishing',
  async ({ page }) => {
    await actAs(page, 'helen@brightwater.example');
    await page.goto(pageUrl(`/eye/create?case=${await caseIdOf('Hui Nok')}`));
    await openStep(page, 'Refraction');
    const length = field(page, 'Right eye, OD: Axial length');
    await expect(page.getByRole('region', { name: 'Axial length' })).toContainText(/\d\d\.\d\d/);
    await length.fill('26.90');
    await length.press('Enter');
    await expect(page.getByText(/a large change/)).toBeVisible();
    await openStep(page, 'Follow up');
    await expect(page.getByText('Check this again before you finish')).toBeVisible();
    await page.getByRole('button', { name: 'Right eye, OD: Axial length' }).press('Enter');
    await expect(length).toBeFocused();
  },
);

testInTurn(
  'in a field whose value raises a question, Control+Enter leaves the step only when pressed again',
  async ({ page }) => {
    await actAs(page, 'helen@brightwater.example');
    await page.goto(pageUrl(`/eye/create?case=${await caseIdOf('Hui Nok')}`));
    await openStep(page, 'Refraction');
    await expect(page.getByRole('region', { name: 'Axial length' })).toContainText(/\d\d\.\d\d/);
    const length = field(page, 'Right eye, OD: Axial length');
    await length.fill('26.90');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/a large change/)).toBeVisible();
    await expect(length).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Prescription' })).toBeVisible();
  },
);

testInTurn(
  'the focus starts at the field for the child of a new report, moves into an added treatment, and returns when the treatment is removed',
  async ({ page }) => {
    await actAs(page, 'helen@brightwater.example');
    await page.goto(pageUrl('/eye/create'));
    await expect(page.getByRole('combobox', { name: 'Child' })).toBeFocused();
    await page.keyboard.press('Escape');
    await openStep(page, 'Myopia plan');
    const add = page.getByRole('button', { name: 'Add a treatment' });
    await add.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Treatment' })).toBeFocused();
    await page.keyboard.type('Red');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    await expect(add).toBeFocused();
  },
);

for (const lang of ['en', 'zh'] as const) {
  testInTurn(`every step of the visit form fits on the narrowest phone, ${lang}`, async ({ page }) => {
    await actAs(page, 'helen@brightwater.example');
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(await newVisitUrl(lang));
    for (const step of ['visit', 'refraction', 'prescription', 'lens', 'plan', 'follow']) {
      await expect(page.locator(`[data-step="${step}"]`)).toBeVisible();
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expectNoHorizontalScroll(page);
      }
      await page.keyboard.press('Control+Enter');
    }
  });
}

testInTurn(
  'a step of the visit form with doubtful values focuses the first of these values when the user opens the step',
  async ({ page }) => {
    await actAs(page, 'helen@brightwater.example');
    await page.goto(await newVisitUrl());
    await openStep(page, 'Refraction');
    await page.getByText('Dry', { exact: true }).click();
    const wrong = field(page, 'Right eye, OD: Cylinder');
    await wrong.fill('99');
    await openStep(page, 'Visit');
    await expect(stepsOf(page).getByText('1 thing to check')).toBeVisible();
    await openStep(page, 'Refraction');
    await expect(wrong).toBeFocused();
  },
);

testInTurn(
  'an impossible value stays marked as wrong after its field had the focus again',
  async ({ page }) => {
    await actAs(page, 'helen@brightwater.example');
    await page.goto(await newVisitUrl());
    await openStep(page, 'Prescription');
    const [axis, sphere] = [field(page, 'Right eye, OD: Axis'), field(page, 'Left eye, OS: Sphere')];
    await field(page, 'Right eye, OD: Sphere').fill('-1');
    await axis.fill('200');
    await sphere.fill('99');
    await openStep(page, 'Follow up');
    await page.getByRole('button', { name: 'Finish report' }).click();
    await expect(axis).toBeFocused();
    await sphere.focus();
    await axis.focus();
    await expect(sphere).toHaveAttribute('aria-invalid', 'true');
  },
);
