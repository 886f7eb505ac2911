import { randomUUID } from 'node:crypto';
import { demoPassword, superadmin } from '../../lib/local/demo/people.ts';
import { provisionLocally } from '../../lib/local/provision-locally.ts';
import { eyeReports } from '../../shared/features/eye/eye-reports/endpoints.ts';
import { organizations } from '../../shared/features/organizations/organizations/endpoints.ts';
import { makeCase } from '../features/cases/cases/samples.ts';
import { visit } from '../features/eye/eye-reports/samples.ts';
import { callerWith } from '../support/caller.ts';
import { choosePassword } from './support/accounts.ts';
import { openAs } from './support/act-as.ts';
import { callerOf, platformToken } from './support/caller-of.ts';
import { expect, expectAccessible, pageUrl, phone, signInAndStay } from './support/pages.ts';
import { product } from './support/product.ts';
import { testInTurn } from './support/test-in-turn.ts';

async function newClinic() {
  const word = randomUUID().slice(0, 8);
  const [slug, email] = [`over-${word}`, `ada-${word}@over.example`];
  const admin = { fullName: 'Ada Chan', email, locale: 'en', temporaryPassword: demoPassword };
  await provisionLocally(product(), {
    ...{ kind: 'organization', name: `Harbour ${word}`, slug, country: 'HK', script: 'simplified' },
    ...{ modules: ['eye'], seats: 3, endsOn: '2099-12-31', admin },
  });
  await choosePassword(email);
  const sam = callerWith(product().api, { authorization: `Bearer ${await platformToken(superadmin.email)}` });
  const licenceOf = async () =>
    (await sam.call(organizations.getOrganization, { organizationId: slug })).data;
  return { email, slug, sam, licenceOf };
}

/** Makes a clinic with a child and an expired licence. */
async function endedClinic() {
  const { email, slug, sam, licenceOf } = await newClinic();
  const admins = await callerOf(email, slug);
  const child = await makeCase(admins);
  const { data: report } = await admins.call(eyeReports.createEyeReport, { ...visit, caseId: child.id });
  const { seats, modules, version } = await licenceOf();
  const licence = { seats, modules, endsOn: '2020-02-29' };
  await sam.call(organizations.changeLicence, { organizationId: slug, version, ...licence });
  return { email, slug, caseId: child.id, eyeReportId: report.id };
}

testInTurn(
  'with an expired licence pages can be read but offer no changes, and the address of a form leads to the page of its record',
  async ({ page }) => {
    const { email, caseId, eyeReportId, slug } = await endedClinic();
    await signInAndStay(page, email);
    await page.goto(pageUrl('/cases'));
    await expect(page.getByText('ended on 29 Feb 2020')).toBeVisible();
    await expect(page.getByRole('link', { name: '陈小明' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'New case' })).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(pageUrl('/notes'));
    await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
    await expect(page.getByText('Write the first one')).toHaveCount(0);
    await page.goto(pageUrl(`/cases/${caseId}`));
    await expect(page.getByRole('heading', { level: 1, name: /陈小明/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'New visit', exact: true })).toHaveCount(0);
    await page.setViewportSize(phone);
    await page.goto(pageUrl('/users?new=1', 'zh'));
    await expect(page.getByText('2020年2月29日到期')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ada Chan' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('link', { name: '邀请用户' })).toHaveCount(0);
    await expectAccessible(page);
    for (const [form, view] of [
      [`/cases/edit/${caseId}`, `/cases/${caseId}`],
      [`/eye/create?case=${caseId}`, '/eye'],
      [`/eye/edit/${eyeReportId}`, `/eye/${eyeReportId}`],
    ] as const) {
      await page.goto(pageUrl(form, 'zh'));
      await expect(page).toHaveURL(pageUrl(view, 'zh'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: /保存/ })).toHaveCount(0);
    }
    await page.goto(pageUrl(`/organizations/${slug}?tab=preferences`));
    await expect(page.getByRole('textbox', { name: 'Footer of PDFs' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  },
);

testInTurn(
  'a platform administrator who sets the last day of a licence to a past day must confirm this day first',
  async ({ page }) => {
    const { slug, licenceOf } = await newClinic();
    await openAs(page, superadmin.email, `/organizations/${slug}?tab=licence`);
    const save = page.getByRole('button', { name: 'Save changes' });
    await page.getByRole('textbox', { name: 'Licence until' }).fill('29 Feb 2020');
    await save.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('one person there can read everything but change nothing');
    await expect(dialog.getByRole('button', { name: 'Don’t end it' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    expect((await licenceOf()).endsOn).toBe('2099-12-31');
    await save.click();
    await dialog.getByRole('button', { name: 'End licence' }).click();
    await expect.poll(async () => (await licenceOf()).endsOn).toBe('2020-02-29');
  },
);
