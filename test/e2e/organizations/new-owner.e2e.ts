import { helen, openAs } from '../support/act-as.ts';
import { caseIdOf } from '../support/examples.ts';
import { expect, expectAccessible } from '../support/pages.ts';
import { testInTurn } from '../support/test-in-turn.ts';

testInTurn(
  'an admin who deletes a member is shown which children the new owner would not see, and can assign these children',
  async ({ page }) => {
    const names = ['Ada Wong', 'Ben Lam', 'Carl Ho', 'Dora Yip', 'Emil Tse'];
    const id = await caseIdOf('chan siu ming');
    const children = names.map(fullName => ({ id, fullName }));
    await page.route('**/api/members/*/belongings', route =>
      route.fulfill({ json: { data: { belongings: [{ kind: 'classes', count: 2 }] } } }),
    );
    await page.route('**/api/members/*/belongings/unseen?**', route =>
      route.fulfill({ json: { data: { children, hidden: 1 } } }),
    );
    await openAs(page, helen, '/users');
    await page.getByRole('searchbox', { name: 'Search people' }).fill('chen meiyi');
    await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(1);
    await page.getByRole('button', { name: 'Actions for 陈美仪' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: /^Delete 陈美仪/ });
    await expect(dialog.getByText('2 classes are theirs.')).toBeVisible();
    await expect(dialog.getByText('sees selected cases only')).toBeHidden();
    await dialog.getByRole('combobox', { name: 'Who takes over?' }).fill('lijia');
    await page.getByRole('option').first().click();
    await expect(dialog.getByRole('status')).toContainText('6 children of these records');
    await expect(dialog.getByRole('status')).toContainText('Ada Wong, Ben Lam, Carl Ho, and 3 more');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Assign 5 children to/ }).click();
    const assigning = page.getByRole('dialog', { name: /^Assign/ });
    await expect(assigning.getByRole('button', { name: /李嘉良/ }).first()).toBeVisible();
    await page.unroute('**/api/members/*/belongings/unseen?**');
    await page.keyboard.press('Escape');
    await expect(assigning).toBeHidden();
    await expect(dialog.getByText('sees selected cases only')).toBeHidden();
  },
);
