import { PDFDocument } from 'pdf-lib';
import { superadmin } from '../../lib/local/demo/people.ts';
import { profile } from '../../shared/features/people/profile/endpoints.ts';
import type { Caller } from '../support/caller.ts';
import { png } from '../support/file-samples.ts';
import { uploadOwn } from '../support/own-files.ts';
import { expectAccessibleEverywhere } from './support/accessible.ts';
import { makeAccount } from './support/accounts.ts';
import { actAs, openAs } from './support/act-as.ts';
import { callerOf } from './support/caller-of.ts';
import { expect, expectAccessible, pageUrl } from './support/pages.ts';
import { testInTurn } from './support/test-in-turn.ts';

/** A PDF of one page with a few words. */
async function sheet(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([595, 842]).drawText('Licence to practise', { x: 60, y: 720 });
  return document.save();
}

async function addCertificate(who: Caller, title: string, name: string, bytes: Uint8Array): Promise<void> {
  const file = await uploadOwn(who, 'certificate', bytes, name);
  const issuedOn = '2024-03-01';
  await who.call(profile.addCertificate, { module: 'eye', title, issuedOn, expiresOn: '2030-02-28', file });
}

testInTurn(
  'a platform administrator verifies a certificate, and its owner is notified and gets access',
  async ({ page, browser }) => {
    const { email } = await makeAccount({ 'st-marys': 'active' });
    const eve = await callerOf(email, 'st-marys');
    const title = `Practice ${email.slice(0, 6)}`;
    await addCertificate(eve, `${title} one`, 'licence.pdf', await sheet());
    await addCertificate(eve, `${title} two`, 'licence.png', await png(300, 200));
    const context = await browser.newContext();
    const hers = await context.newPage();
    await openAs(hers, email, '/eye');
    await expect(hers.getByRole('heading', { name: 'No access' })).toBeVisible();

    await actAs(page, superadmin.email);
    await page.goto(pageUrl('/organizations?tab=certificates'));
    await page.getByRole('button', { name: `Check Eve Tester’s “${title} one”` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('region', { name: 'Page 1 of 1' })).toBeVisible();

    await expectAccessibleEverywhere(page);
    await dialog.getByRole('button', { name: 'Reject…' }).click();
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(dialog.getByText('This field is required')).toBeVisible();
    await dialog.getByLabel('Why is it rejected?').fill('The name does not match');
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(page.getByText(`“${title} one” rejected`)).toBeVisible();
    await expect(dialog.getByText(`${title} two`)).toBeVisible();
    await expect(dialog.getByRole('img', { name: `${title} two` })).toBeVisible();
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText(`“${title} two” verified`)).toBeVisible();
    await expect(page.getByRole('button', { name: `Check Eve Tester’s “${title} two”` })).toBeHidden();

    await hers.goto(pageUrl('/eye'));
    await expect(hers.getByRole('heading', { level: 1, name: 'Eye' })).toBeVisible();
    await hers.goto(pageUrl('/dashboard?tab=notifications', 'zh'));
    await expect(
      hers.getByText(`“${title} two”已通过核实；视光模块已为您开通，至2030年2月28日`),
    ).toBeVisible();
    await expect(hers.getByText(`“${title} one”未通过核实：The name does not match`)).toBeVisible();
    await expectAccessible(hers);
    await context.close();
  },
);
