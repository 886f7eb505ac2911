import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoPassword } from '../../lib/local/demo/people.ts';
import { provisionLocally } from '../../lib/local/provision-locally.ts';
import { joiningTerms } from '../../shared/features/consent/joining-terms/endpoints.ts';
import { terms } from '../../shared/features/consent/terms/endpoints.ts';
import { invitations } from '../../shared/features/organizations/invitations/endpoints.ts';
import { makeCase } from '../features/cases/cases/samples.ts';
import { termFields } from '../features/consent/terms/samples.ts';
import { makeAccount } from './support/accounts.ts';
import { openAs } from './support/act-as.ts';
import { callerOf } from './support/caller-of.ts';
import {
  desk,
  expect,
  expectAccessible,
  expectAccessibleOnPhoneAndDesk,
  pageUrl,
  phone,
  press,
  test,
} from './support/pages.ts';
import { product } from './support/product.ts';
import { chosenPassword, invitationQueryFor } from './support/register.ts';
import { testInTurn } from './support/test-in-turn.ts';

/** A separate organisation, so that no person of other tests is asked to accept its terms. */
async function openOrganization(): Promise<{ name: string; email: string; slug: string }> {
  const word = randomUUID().slice(0, 8);
  const [slug, name, email] = [`terms-${word}`, `Harbour ${word}`, `ada-${word}@harbour.example`];
  const admin = { fullName: 'Ada First', email, locale: 'en', temporaryPassword: demoPassword };
  const command = { kind: 'organization', name, slug, country: 'SG', seats: 3, endsOn: '2099-12-31', admin };
  expect(await provisionLocally(product(), command)).toMatchObject({ changed: true });
  return { name, email, slug };
}

/** Signs in with the temporary password from the email, and chooses a new password of the required length. */
async function chooseFirstPassword(page: Page, email: string): Promise<void> {
  await page.goto(pageUrl('/login'));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await press(page, 'Sign in');
  const password = page.getByLabel('New password', { exact: true });
  await password.fill('hootowl');
  await page.getByLabel('New password again').fill('hootowl');
  await press(page, 'Sign in');
  await expect(page.getByText('Your organisation asks for a longer password')).toBeVisible();
  await password.fill(chosenPassword);
  await page.getByLabel('New password again').fill(chosenPassword);
  await press(page, 'Sign in');
  await expect(page.getByText('You are signed in')).toBeVisible();
}

test('members must accept the terms of their organisation before they use the product, and again after the terms have changed', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { name, email } = await openOrganization();
  await page.setViewportSize(desk);
  await chooseFirstPassword(page, email);
  await page.goto(pageUrl(`/terms?tab=staff`));
  await expect(page.getByText('This text has not been written yet.')).toBeVisible();
  await page.getByLabel('Terms in English').fill('Keep to the rules of the house.\nWhat you see stays here.');
  await page.getByLabel('Terms in Chinese').fill('遵守本机构的规章。\n在此所见不得外传。');
  await page.getByLabel('Everybody has to accept these terms').check();
  await expectAccessibleOnPhoneAndDesk(page);
  await press(page, 'Save changes');
  await press(page, 'Save and ask everybody');
  const asked = page.getByRole('dialog', { name: `Terms of ${name}` });
  await expect(asked.getByText('What you see stays here.')).toBeVisible();
  await expectAccessibleOnPhoneAndDesk(page);
  await asked.getByRole('button', { name: 'I accept' }).click();
  await expect(page.getByText('Terms accepted')).toBeVisible();
  await expect(asked).toBeHidden();

  const guestEmail = `gus-${randomUUID().slice(0, 8)}@harbour.example`;
  await page.goto(pageUrl('/users?new=1'));
  await page.getByLabel('Email addresses').fill(guestEmail);
  await press(page, 'Send invitation');
  await expect(page.getByText('Invitation sent')).toBeVisible();
  const context = await browser.newContext({ viewport: phone });
  const guest = await context.newPage();
  await guest.goto(pageUrl(`/register${await invitationQueryFor(guestEmail)}`, 'zh'));
  await guest.getByRole('button', { name: `${name}的条款` }).click();
  await expect(guest.getByText('在此所见不得外传。')).toBeVisible();
  await expectAccessibleOnPhoneAndDesk(guest);
  await guest.keyboard.press('Escape');
  await guest.getByLabel('姓名').fill('林小青');
  await guest.getByLabel('新密码', { exact: true }).fill(chosenPassword);
  await guest.getByLabel(/再次/).fill(chosenPassword);
  const [ours, theirs] = [guest.getByRole('checkbox').first(), guest.getByRole('checkbox').last()];
  await ours.check();
  await press(guest, '注册');
  await expect(guest.getByText('请先同意条款')).toBeVisible();
  await expectAccessibleOnPhoneAndDesk(guest);
  await theirs.check();

  await page.goto(pageUrl(`/terms?tab=staff`));
  await page.getByLabel('Terms in Chinese').fill('规章另有更改。');
  await press(page, 'Save changes');
  await press(page, 'Save and ask everybody');
  await expect(page.getByText('These terms have changed since you accepted them.')).toBeVisible();
  await press(page, 'Decide later');
  await expect(page.getByText(/^Version 2, /)).toBeVisible();

  await press(guest, '注册');
  await expect(guest.getByText('请先同意条款')).toBeVisible();
  await expect(theirs).not.toBeChecked();
  await guest.getByRole('button', { name: `${name}的条款` }).click();
  await expect(guest.getByText('规章另有更改。')).toBeVisible();
  await guest.keyboard.press('Escape');
  await theirs.check();
  await press(guest, '注册');
  await expect(guest.getByText('请先完成注册，尚缺：')).toBeVisible();
  await expect(guest.getByRole('button', { name: `同意${name}的条款` })).toBeHidden();
  await context.close();
});

testInTurn(
  'Escape in the question about a colleague’s version of the terms saves nothing, and the question comes again',
  async ({ page }) => {
    const { email, slug } = await openOrganization();
    await page.setViewportSize(desk);
    await chooseFirstPassword(page, email);
    await page.goto(pageUrl('/terms?tab=staff'));
    await page.getByLabel('Terms in English').fill('My rules.');
    await page.getByLabel('Terms in Chinese').fill('我的规章。');
    const { call } = await callerOf(email, slug, chosenPassword);
    const texts = { en: 'Rules of a colleague.', zh: '同事的规章。' };
    await call(joiningTerms.changeTerms, { organizationId: slug, termsVersion: 0, isRequired: false, texts });
    const readStored = async () => (await call(joiningTerms.getTerms, { organizationId: slug })).data.texts;
    const question = page.getByRole('dialog', { name: 'Somebody else changed this' });
    await press(page, 'Save changes');
    await expect(question).toBeVisible();
    await expectAccessibleOnPhoneAndDesk(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page.getByLabel('Terms in English')).toHaveValue('My rules.');
    expect(await readStored()).toEqual(texts);
    await press(page, 'Save changes');
    await question.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByText(/^Version 2, /)).toBeVisible();
    expect(await readStored()).toEqual({ en: 'My rules.', zh: '我的规章。' });
  },
);

testInTurn(
  'a person who has an account must accept the terms of another organisation before joining it',
  async ({ page }) => {
    test.setTimeout(90_000);
    const { name, email, slug } = await openOrganization();
    await page.setViewportSize(desk);
    await chooseFirstPassword(page, email);
    const [{ call }, guest] = await Promise.all([
      callerOf(email, slug, chosenPassword),
      makeAccount({ brightwater: 'active' }),
    ]);
    await call(terms.createTerm, { ...termFields('House rules'), appliesTo: 'users' });
    await call(invitations.invite, { organizationId: slug, email: guest.email, role: 'user' });
    const query = await invitationQueryFor(guest.email);
    await page.goto(pageUrl('/logout'));
    await page.waitForURL(pageUrl('/login'));
    await page.goto(pageUrl(`/register${query}`));
    await expect(page.getByRole('heading', { level: 1, name: `Join ${name}` })).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await press(page, 'Sign in and join');
    await expect(page.getByText('Accept the terms to continue')).toBeVisible();
    await expect(page.getByRole('checkbox')).toBeFocused();
    await expectAccessibleOnPhoneAndDesk(page);
    await press(page, 'House rules');
    await expect(page.getByRole('dialog').getByText('We keep to the appointment.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox').check();
    await press(page, 'Sign in and join');
    await expect(page.getByText('You have joined')).toBeVisible();
    await expect(page.getByRole('banner')).toContainText(name);
  },
);

testInTurn(
  'an admin writes a consent text for families, publishes a new version and sees which families have accepted it',
  async ({ page }) => {
    test.setTimeout(120_000);
    const { email, slug } = await openOrganization();
    await page.setViewportSize(desk);
    await chooseFirstPassword(page, email);
    await page.goto(pageUrl('/terms'));
    await expect(page.getByText('No terms yet')).toBeVisible();
    await expectAccessibleOnPhoneAndDesk(page);
    await page.getByRole('link', { name: 'New term' }).first().click();
    await press(page, 'Add term');
    await expect(page.getByText('Write a title and a text in at least one language').first()).toBeVisible();
    await page.getByLabel('Title in English').fill('Photos');
    await page.getByRole('textbox', { name: 'Text in English' }).fill('We take photos.');
    await expectAccessibleOnPhoneAndDesk(page);
    await press(page, 'Add term');
    await expect(page.getByRole('heading', { level: 1, name: 'Photos' })).toBeVisible();
    await expect(page.getByText('Families · Version 1 · Required · In use')).toBeVisible();

    await press(page, 'Edit term');
    await page.getByRole('textbox', { name: 'Text in English' }).fill('We take photos and videos.');
    await expectAccessibleOnPhoneAndDesk(page);
    await press(page, 'Save as version 2');
    await expect(page.getByText('Families · Version 2 · Required · In use')).toBeVisible();
    await expect(page.getByText('We take photos and videos.')).toBeVisible();
    await expectAccessibleOnPhoneAndDesk(page);

    const clerk = await callerOf(email, slug, chosenPassword);
    await makeCase(clerk, { fullName: 'Tim Field' });
    await page.getByRole('link', { name: 'Which cases have accepted it' }).click();
    await expect(page.getByRole('link', { name: 'Tim Field' })).toBeVisible();
    await expect(page.getByText('Not accepted', { exact: true }).first()).toBeVisible();
    await expectAccessibleOnPhoneAndDesk(page);
    await page.goto(pageUrl('/terms'));
    await expect(page.getByRole('link', { name: 'Photos' })).toBeVisible();
    await expectAccessibleOnPhoneAndDesk(page);
  },
);

testInTurn(
  'optional terms of the organisation are shown as a card until the person chooses "Not now", and stay in the settings',
  async ({ page }) => {
    await openAs(page, 'leung@brightwater.example', '/dashboard');
    const card = page.getByRole('region', { name: 'Optional terms for you to read' });
    await card.getByRole('button', { name: 'Working with children’s data' }).click();
    await expect(page.getByRole('dialog').getByText('Accepting these terms is optional.')).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Decide later');
    await press(page, 'Not now');
    await expect(card).toBeHidden();
    await page.goto(pageUrl('/settings'));
    await press(page, 'Working with children’s data');
    await expect(page.getByRole('dialog').getByText('lock the screen when you leave it')).toBeVisible();
    await page.goto(pageUrl('/dashboard'));
    await expect(page.getByRole('heading', { name: 'Cases', exact: true })).toBeVisible();
    await expect(card).toBeHidden();
  },
);
