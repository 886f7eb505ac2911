import type { Page } from '@playwright/test';
import { helen, openAs } from '../support/act-as.ts';
import { expect } from '../support/pages.ts';
import { testInTurn } from '../support/test-in-turn.ts';

const commentOf = (page: Page) => page.getByRole('textbox', { name: 'Comment' });

async function openComment(page: Page): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Steps of the visit' });
  await steps.getByRole('button', { name: 'Follow up' }).click();
}

testInTurn(
  'a visit that is typed before a child is chosen is stored nowhere, and leaving the page asks for confirmation',
  async ({ page }) => {
    await openAs(page, helen, '/eye/create');
    const stored: string[] = [];
    page.on('request', request => {
      if (request.method() === 'PUT' && request.url().includes('/drafts/')) stored.push(request.url());
    });
    await page.clock.install();
    await openComment(page);
    await commentOf(page).fill('Typed before choosing');
    await page.clock.fastForward(10_000);
    await page.getByRole('link', { name: 'Cases', exact: true }).first().click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(commentOf(page)).toHaveValue('Typed before choosing');
    expect(stored).toEqual([]);
  },
);
