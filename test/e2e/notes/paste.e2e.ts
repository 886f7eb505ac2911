import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openAs } from '../support/act-as.ts';
import { expect } from '../support/pages.ts';
import { testInTurn } from '../support/test-in-turn.ts';

const text = (page: Page) => page.locator('[contenteditable="true"]');

async function paste(page: Page, name: string): Promise<void> {
  const html = await readFile(new URL(`./clipboards/${name}.html.txt`, import.meta.url), 'utf8');
  await text(page).press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await text(page).evaluate((editor, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', given);
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

testInTurn(
  'text pasted from Word, Google Docs or a web page is converted to our document format',
  async ({ page }) => {
    const elsewhere: string[] = [];
    page.on('request', request => {
      const { hostname, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== '127.0.0.1') elsewhere.push(request.url());
    });
    await openAs(page, 'helen@brightwater.example', '/templates/create');
    const left = page.getByText('Pictures that are elsewhere were left out');

    await paste(page, 'word');
    await expect(text(page).locator('ol > li > ul > li')).toHaveText('good light');
    await expect(text(page).locator('ol > li')).toHaveCount(2);
    await expect(text(page).locator('tr').first().locator('td')).toHaveText(['Visual acuity', '']);
    await expect(left).toBeVisible();

    await paste(page, 'google-docs');
    await expect(text(page).locator('strong')).toHaveText(['Every day', 'Eye']);
    await expect(text(page).locator('ul > li > ul > li')).toHaveText('three colours');
    await expect(text(page).locator('ol')).toHaveAttribute('start', '3');
    await expect(text(page).locator('td')).toHaveText(['Eye', 'Minutes', 'Left', '20']);
    await expect(left).toBeHidden();

    await paste(page, 'web-page');
    await expect(text(page).getByText('Two hours outdoors')).toBeVisible();
    await expect(text(page).getByRole('link')).toHaveCount(1);
    await expect(text(page).locator('img[src], iframe, input, script, svg, [style], [onclick]')).toHaveCount(
      0,
    );
    await expect(left).toBeVisible();

    await paste(page, 'word-tracked');
    await expect(text(page)).toHaveText('A inserted word');
    expect(await page.evaluate(() => 'pasted' in window)).toBe(false);
    expect(elsewhere).toEqual([]);
  },
);
