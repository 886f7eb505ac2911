import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { makeCase, child as sampleChild } from '../../features/cases/cases/samples.ts';
import { answeredTests, done, makeScreening } from '../../features/screening/screenings/samples.ts';
import { actAs, helen } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, expectAccessible, type Lang, pageUrl, test } from '../support/pages.ts';
import { sampleLanguages } from '../support/sample-languages.ts';
import { testInTurn } from '../support/test-in-turn.ts';

/** The birth date of a person who turned this many years old about a month ago. */
function bornYearsAgo(years: number): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - years, day.getUTCMonth() - 1, 10);
  return day.toISOString().slice(0, 10);
}

const makeChild = async (years: number, fullName: string) =>
  makeCase(await callerOf(helen, 'brightwater'), { fullName, birthDate: bornYearsAgo(years) });

testInTurn(
  'the dialog for a new screening names both screenings and suggests the one for the child’s age',
  async ({ page }) => {
    const { id } = await makeChild(9, 'Ada Aged');
    await actAs(page, helen);
    await page.goto(pageUrl(`/learning-efficiency?new=${id}`));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toContainText('On this day: Ages 7–11');
    await expect(dialog.getByRole('link', { name: 'Screening for ages 5–6' })).toBeVisible();
    await dialog.getByRole('link', { name: 'Screening for ages 7–11' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('New screening, Ages 7–11');
  },
);

test('a screening is done by keyboard from the first step to its result', async ({ page }) => {
  test.setTimeout(180_000);
  const child = await makeChild(9, 'Ada Typed');
  await actAs(page, helen);
  await page.goto(pageUrl(`/learning-efficiency/create/7-11?case=${child.id}`));
  await page.getByRole('textbox', { name: 'Grade at the time' }).fill('P4');
  await page.keyboard.press('Enter');
  await page.waitForURL(/learning-efficiency\/edit\/scr_\w+\/7-11\?step=romberg/);
  await expect(page.getByText('Screening added')).toBeVisible();

  const heading = (name: string) => page.getByRole('heading', { level: 2, name });
  await expect(heading('Romberg')).toBeVisible();
  await page.getByRole('heading', { level: 2 }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Continue to/ })).toBeDisabled();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Again' })).toBeVisible();

  await page.keyboard.press('Control+Enter');
  await expect(heading('One-leg balance')).toBeFocused();
  for (const leg of ['Standing on the right leg', 'Standing on the left leg']) {
    await page.keyboard.press('n');
    await page.getByRole('button', { name: 'No time', exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: `Do it after all: ${leg}` })).toBeVisible();
    await page.getByRole('heading', { level: 2 }).focus();
  }

  await page.keyboard.press('Control+Enter');
  await expect(heading('Crawling')).toBeFocused();
  await page.getByRole('radio', { name: /^0/ }).press('Space');
  const saved = page.waitForResponse(
    answer => answer.request().method() === 'PUT' && !!answer.request().postData()?.includes('Smooth'),
  );
  await page.getByRole('textbox', { name: /^Remark/ }).fill('Smooth');
  expect((await saved).status()).toBe(200);
  await expect(page.getByRole('status').filter({ hasText: /saved/ })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('radio', { name: /^0/ })).toBeChecked();
  await page.getByRole('button', { name: /Comments and finish/ }).press('Enter');
  await expect(page.getByRole('button', { name: 'Finish screening' })).toBeDisabled();
  await expect(page.getByText(/tests are not complete/)).toBeVisible();
  await expectAccessible(page);
});

test('a screening at ages 5–6 names every missing test once, and can finish with rarely used tests marked as not done', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const caller = await callerOf(helen, 'brightwater');
  const child = await makeChild(6, 'Cy Forward');
  const { oneLeg, eyeHand, overlays, plusLens, ...others } = answeredTests();
  const tests = { ...others, oneLeg: { right: done({ seconds: 4 }) } };
  const { id } = await makeScreening(caller, { band: '5-6', tests }, child.id);
  await actAs(page, helen);
  await page.goto(pageUrl(`/learning-efficiency/edit/${id}/5-6?step=eyeHand`));
  await page.getByRole('button', { name: 'Mark as not done: not needed at this age' }).click();
  await page.getByRole('button', { name: 'Continue to Overlays' }).click();
  await page.getByRole('button', { name: 'Continue to +0.75 D lens' }).click();
  await page.getByRole('button', { name: 'Continue to Comments and finish' }).click();

  await expect(page.getByText('3 tests are not complete')).toBeVisible();
  const links = page.locator('[data-step=finish]').getByRole('listitem').getByRole('button');
  await expect(links).toHaveText([
    'One-leg balance: Standing on the left leg',
    'Coloured overlays',
    '+0.75 D lens',
  ]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mark as not done: not needed at this age' }).click();
  await expect(links).toHaveText(['One-leg balance: Standing on the left leg']);
  await links.click();
  await page
    .getByRole('region', { name: 'Standing on the left leg' })
    .getByRole('button', { name: 'Type' })
    .click();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Continue to Comments and finish' }).click();
  await page.getByRole('button', { name: 'Finish screening' }).click();
  await expect(page.getByText('Screening of Cy Forward finished')).toBeVisible();
});

testInTurn(
  'nothing can be typed into a screening while its age band changes or recommendations are suggested',
  async ({ page }) => {
    test.setTimeout(120_000);
    const caller = await callerOf(helen, 'brightwater');
    const { id: caseId, version } = await makeChild(9, 'Di Locked');
    const { id } = await makeScreening(caller, {}, caseId);
    const corrected = { ...sampleChild, fullName: 'Di Locked', birthDate: bornYearsAgo(6) };
    await caller.call(cases.changeCase, { ...corrected, caseId, version });
    const [band, save] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route('**/screenings/*/band', async route => {
      await band.promise;
      await route.continue();
    });
    await actAs(page, helen);
    await page.goto(pageUrl(`/learning-efficiency/edit/${id}/7-11?step=finish`));
    const comments = page.getByRole('textbox', { name: /^Comments/ });
    await expect(comments).toBeEnabled();
    await page.getByRole('button', { name: 'Change to Ages 5–6' }).click();
    await expect(comments).toBeDisabled();
    band.resolve();
    await page.waitForURL(/5-6/);
    await expect(comments).toBeEnabled();

    await page.route(`**/screenings/${id}`, async route => {
      if (route.request().method() === 'PUT') await save.promise;
      await route.continue();
    });
    await comments.fill('Tired');
    await page.getByRole('button', { name: 'Suggest from the rules' }).click();
    await expect(comments).toBeDisabled();
    save.resolve();
    await expect(comments).toBeEnabled();
    await expect(comments).toHaveValue('Tired');
  },
);

for (const lang of sampleLanguages('screening on a tablet'))
  testInTurn(
    `a tablet shows left and right fields side by side, and a typed zero counts as a result, in ${lang}`,
    async ({ page }) => {
      test.setTimeout(120_000);
      const say = words[lang];
      await page.setViewportSize({ width: 768, height: 1024 });
      const child = await makeChild(6, 'Bo Tablet');
      await actAs(page, helen);
      await page.goto(pageUrl(`/learning-efficiency/create/5-6?case=${child.id}`, lang));
      await page.getByRole('button', { name: say.begin }).click();
      const steps = page.getByRole('navigation', { name: say.steps });
      await steps.getByRole('button', { name: say.oneLeg }).click();
      const left = page.getByRole('region', { name: say.left });
      await left.getByRole('button', { name: say.type }).click();
      await page.keyboard.type('0');
      await page.keyboard.press('Enter');
      await expect(steps).toContainText(say.zero);
      await expectAccessible(page);
      await page.getByRole('button', { name: say.overlays }).click();
      await expect(page.getByRole('button', { name: say.unusual, expanded: false })).toBeVisible();
    },
  );

const words = {
  en: {
    begin: 'Begin the tests',
    oneLeg: /One-leg balance/,
    left: 'Standing on the left leg',
    type: 'Type',
    steps: 'Steps of the screening',
    zero: '0 s',
    overlays: /^\d+ ?Overlays/,
    unusual: /Rarely tested at ages 5–6/,
  },
  zh: {
    begin: '开始检查',
    oneLeg: /单脚站立/,
    left: '左腿站立',
    type: '输入',
    steps: '筛查步骤',
    zero: '0秒',
    overlays: /彩色滤片/,
    unusual: /5–6岁一般不做/,
  },
} as const satisfies Record<Lang, Record<string, string | RegExp>>;
