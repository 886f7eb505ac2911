import type { Page } from '@playwright/test';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { drafts } from '../../../shared/features/cases/drafts/endpoints.ts';
import { helen, openAs } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect } from '../support/pages.ts';
import { testInTurn } from '../support/test-in-turn.ts';

const commentOf = (page: Page) => page.getByRole('textbox', { name: 'Comment' });

async function openComment(page: Page): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Steps of the visit' });
  await steps.getByRole('button', { name: 'Follow up' }).click();
}

async function makeChild(fullName: string) {
  const { call } = await callerOf(helen, 'brightwater');
  const { data: child } = await call(cases.createCase, { fullName, birthDate: '2017-03-14' });
  return { call, child: { caseId: child.id, form: 'eye' } };
}

async function pickChild(page: Page, name: string): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Steps of the visit' });
  await steps.getByRole('button', { name: 'Visit' }).click();
  await page.getByRole('combobox', { name: 'Child' }).fill(name);
  await page.getByRole('option', { name }).click();
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
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

testInTurn(
  'a visit that is typed before choosing the child stays in the form and leaves an earlier draft of the child as it is until the user decides',
  async ({ page }) => {
    const { call, child } = await makeChild('Draftson Earlier');
    const body = JSON.stringify({ values: { comment: 'Typed last week' }, version: null });
    await call(drafts.saveCaseDraft, { ...child, body });
    const storedBody = async () => (await call(drafts.getCaseDraft, child)).data?.body;
    await openAs(page, helen, '/eye/create');
    await openComment(page);
    await commentOf(page).fill('Typed now');
    await pickChild(page, 'Draftson Earlier');
    await openComment(page);
    await expect(commentOf(page)).toHaveValue('Typed now');
    await page.clock.install();
    await page.clock.fastForward(10_000);
    expect(await storedBody()).toBe(body);

    await page.getByRole('button', { name: 'Open the earlier one' }).click();
    await expect(commentOf(page)).toHaveValue('Typed last week');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(commentOf(page)).toHaveValue('Typed now');
    await page.getByRole('button', { name: 'Open the earlier one' }).click();
    await expect(commentOf(page)).toHaveValue('Typed last week');
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(commentOf(page)).toHaveValue('Typed now');
    await page.clock.fastForward(10_000);
    await expect.poll(storedBody).toContain('Typed now');
  },
);

testInTurn(
  'a visit that is typed for one child moves to the child who is chosen next; a draft from before does not',
  async ({ page }) => {
    const { call, child: first } = await makeChild('Draftson Wrong');
    const { child: second } = await makeChild('Draftson Right');
    const bodyOf = async (child: typeof first) => (await call(drafts.getCaseDraft, child)).data?.body ?? '';
    await openAs(page, helen, `/eye/create?case=${first.caseId}`);
    await openComment(page);
    await commentOf(page).fill('Typed for the wrong child');
    await expect.poll(() => bodyOf(first)).toContain('Typed for the wrong child');
    await pickChild(page, 'Draftson Right');
    await expect.poll(() => bodyOf(second)).toContain('Typed for the wrong child');
    expect(await bodyOf(first)).toBe('');

    await page.reload();
    await openComment(page);
    await expect(commentOf(page)).toHaveValue('Typed for the wrong child');
    await pickChild(page, 'Draftson Wrong');
    await openComment(page);
    await expect(commentOf(page)).toHaveValue('');
    expect(await bodyOf(second)).toContain('Typed for the wrong child');
  },
);
