import type { Page } from '@playwright/test';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { drafts } from '../../../shared/features/cases/drafts/endpoints.ts';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { helen, openAs } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, pageUrl } from '../support/pages.ts';
import { testInTurn } from '../support/test-in-turn.ts';

const commentOf = (page: Page) => page.getByRole('textbox', { name: 'Comment' });

const openStep = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps of the visit' }).getByRole('button', { name }).click();
const openComment = (page: Page) => openStep(page, 'Follow up');

async function makeChild(fullName: string) {
  const { call } = await callerOf(helen, 'brightwater');
  const { data: child } = await call(cases.createCase, { fullName, birthDate: '2017-03-14' });
  return { call, child: { caseId: child.id, form: 'eye' } };
}

async function pickChild(page: Page, name: string): Promise<void> {
  await openStep(page, 'Visit');
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

testInTurn(
  'a new visit of which only the first version could be saved is continued as that report, also after the page is closed',
  async ({ page }) => {
    const { call, child } = await makeChild('Draftson Partly');
    const { caseId } = child;
    await openAs(page, helen, `/eye/create?case=${caseId}`);
    await openStep(page, 'Refraction');
    const length = page.getByRole('textbox', { name: 'Right eye, OD: Axial length', exact: true });
    await length.fill('24.10');
    const network = Promise.withResolvers<void>();
    await page.route(/\/eye-reports$/, async route => {
      await network.promise;
      await route.continue();
    });
    const sent = page.waitForRequest(/\/eye-reports$/);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await sent;
    await length.fill('99');
    network.resolve();
    await expect(page.getByRole('alert').getByRole('button', { name: /Axial length$/ })).toBeVisible();

    const reports = async () => (await call(eyeReports.getEyeSeries, { caseId })).data.visits;
    const [report] = await reports();
    const form = `eye_${report?.id.slice(-22)}`;
    const bodyOf = async (key: typeof child) => (await call(drafts.getCaseDraft, key)).data?.body ?? '';
    await expect.poll(() => bodyOf({ caseId, form })).toContain('"99');
    await expect.poll(() => bodyOf(child)).toBe('');

    await page.goto(pageUrl(`/eye/edit/${report?.id}`));
    await openStep(page, 'Refraction');
    await expect(length).toHaveValue(/^99/);
    await length.fill('24.30');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('main')).toContainText('24.30 mm');
    expect(await reports()).toHaveLength(1);
  },
);
