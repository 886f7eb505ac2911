import type { Page } from '@playwright/test';
import { actAs, helen, openAs } from '../support/act-as.ts';
import { boyMeasuredTwice } from '../support/measured-child.ts';
import { expect, expectAccessible, openCase, pageUrl, phone, test } from '../support/pages.ts';
import { testInTurn } from '../support/test-in-turn.ts';

/** Chooses the method of the refraction, which no visit has at first, and moves to the first power. */
async function chooseDryByKeyboard(page: Page): Promise<void> {
  await expect(page.getByRole('radio', { name: 'Dry' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Dry' })).not.toBeChecked();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Right eye, OD: Sphere' })).toBeFocused();
}

test('a user enters a visit with both eyes by keyboard only, and finishes it', async ({ page }) => {
  await actAs(page, helen);
  await openCase(page, 'Kwok Hiu Tung', '郭晓彤');
  const child = page.url().split('/').at(-1);
  await page.goto(pageUrl(`/eye/create?case=${child}`));
  await expect(page.getByText('郭晓彤').first()).toBeVisible();
  const { keyboard } = page;
  const enter = async (...texts: string[]) => {
    for (const text of texts) {
      await keyboard.type(text);
      await keyboard.press('Enter');
    }
  };
  await page.getByRole('textbox', { name: 'Date of the visit' }).focus();
  await keyboard.press('Enter');
  await chooseDryByKeyboard(page);
  await enter('-175', '-025', '175', '', '1.0', 'pl', '-050', '0', '', '0.8', '24.10', '23.96');
  await expect(page.getByRole('heading', { level: 2, name: 'Prescription' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Right eye, OD: Sphere' })).toBeFocused();
  await enter('-175', '-25', '175', '', '54');
  const fields = (name: string) => page.getByRole('textbox', { name });
  await expect(fields('Right eye, OD: Cylinder')).toHaveValue('−0.25');
  await page.getByRole('button', { name: 'Use 27.0 and 27.0' }).press('Enter');
  await expect(fields('Left eye, OS: PD')).toHaveValue('27.0');
  await fields('Right eye, OD: Cylinder').press('Control+a');
  await enter('-025');
  await expect(page.getByText('−1.75 / −0.25 × 175')).toBeVisible();
  await expect(page.getByText('−2.00 / +0.25 × 85')).toBeVisible();
  await fields('Left eye, OS: Sphere').focus();
  await enter('pl', '-050', '0');
  await expect(page.getByText('Plano / −0.50 × 180')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Follow up' }).press('Enter');
  await page.getByRole('button', { name: 'Finish report' }).press('Enter');
  await page.getByRole('button', { name: 'Finish anyway' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Eye report R-20\d\d-\d{6}/);
  await expect(page.getByText('Finished').first()).toBeVisible();
  await expect(page.getByRole('cell', { name: '−1.875' }).first()).toBeVisible();
  await expectAccessible(page);
});

/** Maximum number of key presses for a visit: two per second for a minute. */
const pressesAtMost = 120;

testInTurn(
  'a full visit of both eyes can be typed in less than a minute by keyboard only',
  async ({ page }) => {
    await actAs(page, helen);
    await openCase(page, 'Hui Nok', '许诺');
    await page.goto(pageUrl(`/eye/create?case=${page.url().split('/').at(-1)}`));
    await expect(page.getByText('许诺').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Date of the visit' }).focus();
    const began = Date.now();
    let presses = 0;
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
      presses += keys.length;
    };
    const enter = async (...texts: string[]) => {
      for (const text of texts) await press(...text, 'Enter');
    };
    const field = (name: string) => page.getByRole('textbox', { name });
    await enter('');
    await expect(page.getByRole('radio', { name: 'Dry' })).toBeFocused();
    await press('Space', 'Enter');
    await expect(field('Right eye, OD: Sphere')).toBeFocused();
    await enter('-175', '-025', '175', '', '1.0', '-150', '-050', '5', '', '0.8', '24.10', '23.96');
    await expect(field('Right eye, OD: PD')).toBeVisible();
    await press('Shift+Tab', 'Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    const fromFound = page.getByRole('menuitem', { name: /^From/ });
    if (!(await fromFound.evaluate(item => item === document.activeElement))) await press('ArrowDown');
    await expect(fromFound).toBeFocused();
    await press('Enter');
    await expect(field('Left eye, OS: Sphere')).toHaveValue('−1.50');
    await press('Tab');
    await enter('', '', '', '', '27', '19');
    while (!(await field('Left eye, OS: Sphere').evaluate(input => input === document.activeElement)))
      await enter('');
    await enter('', '', '', '', '27', '19');
    for (const step of ['Lens and frame', 'Myopia plan', 'Follow up']) {
      await press('Control+Enter');
      await expect(page.getByRole('heading', { level: 2, name: step })).toBeVisible();
    }
    await press('Control+Enter');
    await expect(page.getByRole('button', { name: 'Go back' })).toBeFocused();
    await press('Tab', 'Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Eye report R-20\d\d-\d{6}/);
    const seconds = (Date.now() - began) / 1000;
    console.log(`a visit of two eyes: ${presses} presses, ${seconds.toFixed(1)} s`);
    await expect(page.getByText('Finished').first()).toBeVisible();
    await expect(page.getByRole('cell', { name: '27.0' })).toHaveCount(2);
    expect(presses).toBeLessThanOrEqual(pressesAtMost);
    expect(seconds).toBeLessThan(60);
  },
);

testInTurn('a report is deleted and restored in the list, also in Chinese on a phone', async ({ page }) => {
  await actAs(page, helen);
  await page.setViewportSize(phone);
  await page.goto(pageUrl('/eye', 'zh'));
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /R-\d{4}-\d{6}.*操作|操作.*R-\d{4}-\d{6}/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page.getByRole('button', { name: '删除报告' }).click();
  await expect(page.getByText('已删除').first()).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByText('已恢复')).toBeVisible();
});

testInTurn(
  'a chart shows how the eyes change, announces each visit to screen readers, and has a table of its numbers',
  async ({ page }) => {
    await openAs(page, helen, `/cases/${await boyMeasuredTwice()}?tab=eye`);
    await page.getByRole('row').filter({ hasText: 'Finished' }).first().getByRole('link').click();
    await page.getByText('Power', { exact: true }).click();
    const chart = page.getByRole('img', { name: 'Spherical equivalent by age' });
    await expect(chart.locator('path[data-eye]').first()).toHaveCSS('fill', 'none');
    await page.getByRole('button', { name: 'Next visit' }).press('Enter');
    await expect(page.getByText(/: R [+−]?\d\.\d{2,3} D/)).toBeVisible();
    await page.getByRole('switch', { name: 'Show as table' }).press('Space');
    await expect(page.getByRole('table', { name: 'Spherical equivalent by age' })).toBeVisible();
    await page.getByText('Eye length', { exact: true }).click();
    await expect(page.getByRole('table', { name: 'Axial length by age' })).toBeVisible();
  },
);

testInTurn(
  'the chart of axial lengths shows centiles of a chosen population with their source, and tells an admin to check the centiles',
  async ({ page }) => {
    const caseId = await boyMeasuredTwice();
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAs(page, helen, `/cases/${caseId}?tab=eye`);
    for (const name of ['Spherical equivalent by age', 'Axial length by age'])
      await expect(page.getByRole('img', { name })).toBeVisible();
    const lengths = page.getByRole('figure', { name: 'Axial length by age' });
    await lengths.getByRole('button', { name: 'Choose whom to compare with' }).click();
    const population = page.getByRole('combobox', { name: 'Compare eye length with' });
    await expect(population).toBeFocused();
    await population.click();
    await page.getByRole('option', { name: /^Wuhan/ }).click();
    await page.getByRole('switch', { name: 'Growth compared with the mean' }).press('Space');
    const table = page.getByRole('table').filter({ hasText: 'Among boys of the same age' });
    await expect(table.getByText(/^at about centile \d+/).first()).toBeVisible();
    await expect(table.getByText(/the mean of 0\.\d\d\smm/).first()).toBeVisible();
    await expect(page.getByText(/Sanz Diez et al\. 2022, Sci Rep 12:4850/)).toBeVisible();
    await expect(page.getByText('Check the tables of axial length')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Classification by refraction' })).toBeVisible();
    await expect(page.getByText('This is not a diagnosis.')).toBeVisible();
    await expectAccessible(page);
  },
);
