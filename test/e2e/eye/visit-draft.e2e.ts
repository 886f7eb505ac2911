import type { Page } from '@playwright/test';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { drafts } from '../../../shared/features/cases/drafts/endpoints.ts';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { helen, openAs } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, expectAccessible, pageUrl } from '../support/pages.ts';
import { sometimes, testInTurn } from '../support/test-in-turn.ts';

const commentOf = (page: Page) => page.getByRole('textbox', { name: 'Comment' });

const openStep = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps of the visit' }).getByRole('button', { name }).click();
const openComment = (page: Page) => openStep(page, 'Follow up');

async function makeChild(fullName: string, email = helen) {
  const { call } = await callerOf(email, 'brightwater');
  const { data: child } = await call(cases.createCase, { fullName, birthDate: '2017-03-14' });
  return { call, child: { caseId: child.id, form: 'eye' } };
}

async function pickChild(page: Page, name: string): Promise<void> {
  await openStep(page, 'Visit');
  await page.getByRole('combobox', { name: 'Child' }).fill(name);
  await page.getByRole('option', { name }).click();
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
}

sometimes(
  'a visit that was begun and not saved is offered on the child’s Eyes tab, in the list and on the dashboard',
  async ({ page }) => {
    const name = `Begun ${Date.now().toString(36)}`;
    const { call, child } = await makeChild(name);
    await openAs(page, helen, `/eye/create?case=${child.caseId}`);
    await openComment(page);
    await commentOf(page).fill('Begun before lunch');
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
    const attention = page.getByRole('region', { name: 'Needs attention' });
    await expect(attention.getByText(name)).toBeVisible();
    await attention.getByRole('link', { name: /^Continue: \d+ visits? begun and not saved/ }).click();
    await expect(
      page.getByText(new RegExp(`You began a visit of ${name} and have not saved it`)),
    ).toBeVisible();
    await expectAccessible(page);
    await page.goto(pageUrl(`/cases/${child.caseId}?tab=eye`));
    await expect(
      page.getByText(/^You began a visit and have not saved it.*only you can see it/),
    ).toBeVisible();
    await page.getByRole('link', { name: `Continue the visit of ${name}` }).click();
    await expect(page.getByText(/Only you can see it until you save/)).toBeVisible();
    await openComment(page);
    await expect(commentOf(page)).toHaveValue('Begun before lunch');
    await page.goBack();
    await page.getByRole('button', { name: `Discard the visit of ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText(/You began a visit/)).toBeHidden();
    expect((await call(drafts.getCaseDraft, child)).data).toBeNull();
  },
);

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
  'a visit with changes that its draft lacks can be saved as a draft on leaving the page, or discarded',
  async ({ page }) => {
    // The dashboard names only the first of Helen's drafts, and another test looks for its own.
    const mei = 'mei@brightwater.example';
    const { call, child } = await makeChild('Draftson Leaving', mei);
    const storedBody = async () => (await call(drafts.getCaseDraft, child)).data?.body ?? '';
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    let network = Promise.withResolvers<void>();
    await page.route(/\/drafts\//, async route => {
      if (route.request().method() === 'PUT') await network.promise;
      await route.continue();
    });
    /** Types a comment and leaves the page before the draft is saved, which waits for the network. */
    async function typeAndLeave(comment: string): Promise<void> {
      network = Promise.withResolvers<void>();
      await page.goto(pageUrl(`/eye/create?case=${child.caseId}`));
      await openComment(page);
      await commentOf(page).fill(comment);
      await page.getByRole('link', { name: 'Cases', exact: true }).first().click();
      await expect(question).toContainText('Your latest changes are not in your draft yet.');
    }
    await openAs(page, mei, '/');
    await typeAndLeave('Typed and left');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Save draft' }).click();
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeDisabled();
    network.resolve();
    await expect(page).toHaveURL(pageUrl('/cases'));
    expect(await storedBody()).toContain('Typed and left');

    await typeAndLeave('Typed by mistake');
    await question.getByRole('button', { name: 'Discard draft' }).click();
    network.resolve();
    await expect(page).toHaveURL(pageUrl('/cases'));
    await expect.poll(storedBody).toBe('');
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
