import { actAs, helen } from '../support/act-as.ts';
import { expect, pageUrl } from '../support/pages.ts';
import { begins } from '../support/say-in.ts';
import { scannedToken } from '../support/scanned-token.ts';
import type { Story } from './story.ts';

const mother = 'Wong Ka Yan';

/** A parent opens the link of the QR code, fills in the form and sends it. */
export async function register(
  { page, lang, say, child, family }: Story,
  token?: string,
  contactEmail?: string,
): Promise<void> {
  const field = (key: string) => page.getByLabel(begins(say(key)));
  await page.goto(pageUrl(`/cases/register?token=${token ?? (await scannedToken())}`, lang));
  await field('registration.child.fullName').fill(child);
  if (contactEmail) await field('registration.contact.email').fill(contactEmail);
  await field('registration.child.birthDate').fill(`${new Date().getUTCFullYear() - 9}-01-10`);
  await page.getByLabel(say('ui.gender.female'), { exact: true }).check();
  await page.getByRole('button', { name: say('registration.parents.add.mother') }).click();
  await field('registration.parents.name.mother').fill(mother);
  await field('registration.parents.email.mother').fill(family);
  await field('registration.consent.by').fill(mother);
  await field('registration.consent.relationship').selectOption('mother');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: say('registration.send') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('registration.thanks.title') })).toBeVisible();
}

/** A colleague finds the registration and accepts it as a case. */
export async function accept({ page, lang, say, child }: Story): Promise<void> {
  await actAs(page, helen);
  await expect(async () => {
    await page.goto(pageUrl('/cases?tab=review', lang));
    await expect(page.getByRole('link', { name: child })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.getByRole('button', { name: say('reviews.acceptNamed', { name: child }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('ui.act.accept'), exact: true })
    .click();
  await expect(page.getByText(say('reviews.accepted', { name: child }))).toBeVisible();
}
