import { dayMs } from '../../../shared/core/dates/durations.ts';
import { expectAccessibleEverywhere } from '../support/accessible.ts';
import { actAs, openAs } from '../support/act-as.ts';
import { expect, expectAccessible, pageUrl, test } from '../support/pages.ts';
import { sometimes } from '../support/test-in-turn.ts';

test('a user fills a new class from a pasted list, screens the class, removes a child and undoes the removal', async ({
  page,
}) => {
  const name = `Saturday group ${Date.now()}`;
  await openAs(page, 'helen@brightwater.example', '/classes');
  await expect(page.getByRole('link', { name: 'P2 Reading club' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New class' }).click();
  const dialog = page.getByRole('dialog', { name: 'New class' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('p2 reading  CLUB');
  await expect(dialog.getByText(/already ha(s|ve) a class with this name/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('radio', { name: 'Olive' }).check();
  await dialog.getByRole('button', { name: 'Add class' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Nobody is in this class yet')).toBeVisible();

  await page.getByRole('button', { name: 'Add children' }).first().click();
  const adding = page.getByRole('dialog', { name: `Add children to ${name}` });
  await adding.getByRole('textbox', { name: 'Paste a list' }).fill('张浩然\nNobody At All\n黄梓轩');
  await adding.getByRole('button', { name: 'Add from the list' }).click();
  await expect(adding.getByText('1 name was not found')).toBeVisible();
  await adding.getByRole('button', { name: 'Add children' }).click();
  await expect(page.getByText('2 children added')).toBeVisible();
  const pasted = adding.getByRole('textbox', { name: 'Paste a list' });
  await expect(pasted).toHaveValue('Nobody At All');
  await pasted.fill('');
  await adding.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('link', { name: '张浩然' })).toBeVisible();
  await expectAccessibleEverywhere(page);

  await page.getByRole('button', { name: 'Actions for 张浩然' }).click();
  await page.getByRole('menuitem', { name: 'Take out of the class' }).click();
  await expect(page.getByRole('link', { name: '张浩然' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: '张浩然' })).toBeVisible();

  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Assign to colleagues' }).click();
  const assigning = page.getByRole('dialog', { name: 'Assign 2 cases' });
  await assigning.getByRole('combobox', { name: 'Assign to' }).fill('li jialiang');
  await page.getByRole('option', { name: '李嘉良' }).click();
  await assigning.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText('2 cases assigned')).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Add children' })).toBeHidden();
  await expect(page.locator('table', { hasText: 'No.' }).getByText('黄梓轩')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'Screen this class' }).click();
  await expect(page.getByText('2 chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
});

sometimes(
  'a teacher with access to selected cases sees how many children of a class are hidden',
  async ({ page }) => {
    const name = `Two teachers ${Date.now()}`;
    await openAs(page, 'helen@brightwater.example', '/classes?new=1');
    const dialog = page.getByRole('dialog', { name: 'New class' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('combobox', { name: 'Teachers' }).fill('li jialiang');
    await page.getByRole('option').first().click();
    await dialog.getByRole('button', { name: 'Add class' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const address = page.url();
    await page.getByRole('button', { name: 'Add children' }).first().click();
    const adding = page.getByRole('dialog', { name: `Add children to ${name}` });
    await adding.getByRole('textbox', { name: 'Paste a list' }).fill('Chloe Chan\nArjun Sharma\n潘喆\n叶堃');
    await adding.getByRole('button', { name: 'Add children' }).click();
    await expect(page.getByText('4 children added')).toBeVisible();

    await actAs(page, 'leung@brightwater.example');
    await page.goto(address);
    await expect(
      page
        .getByRole('paragraph')
        .filter({ hasText: /more (child is|children are) in this class whom you may not see/ }),
    ).toBeVisible();
    await page.goto(pageUrl('/classes'));
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('you may not see');
  },
);

sometimes(
  'the list shows when a class meets next, and removing a child asks about the next sessions',
  async ({ page }) => {
    const name = `Choir ${Date.now()}`;
    await openAs(page, 'helen@brightwater.example', '/classes?new=1');
    const dialog = page.getByRole('dialog', { name: 'New class' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: 'Add class' }).click();
    await expect(page.getByText('No session is planned in the next two months.')).toBeVisible();
    await page.getByRole('button', { name: 'Add children' }).first().click();
    const adding = page.getByRole('dialog', { name: `Add children to ${name}` });
    await adding.getByRole('textbox', { name: 'Paste a list' }).fill('张浩然');
    await adding.getByRole('button', { name: 'Add from the list' }).click();
    await adding.getByRole('button', { name: 'Add children' }).click();
    // The form first shows a list of classes that was loaded before this class existed.
    const list = Promise.withResolvers<void>();
    await page.route(/\/api\/classes(\?|$)/, async route => {
      await list.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'New session' }).click();
    const form = page.getByRole('dialog', { name: 'New session' });
    await expect(form.getByRole('combobox', { name: 'Classes' })).toBeVisible();
    list.resolve();
    await expect(form).toContainText(name);
    await form.getByRole('textbox', { name: 'Date' }).fill(dayAhead(3));
    await form.getByRole('combobox', { name: 'Start' }).fill('10:00');
    await form.getByRole('button', { name: 'Add session' }).click();
    await expect(page.getByText(`${name} added`)).toBeVisible();
    const next = page.getByRole('paragraph').filter({ hasText: 'Next session' });
    await expect(next.getByRole('link', { name: '10:00' })).toBeVisible();

    await page.getByRole('link', { name: 'Children' }).click();
    const takeOut = async () => {
      await page.getByRole('button', { name: 'Actions for 张浩然' }).click();
      await page.getByRole('menuitem', { name: 'Take out of the class' }).click();
    };
    await takeOut();
    const asking = page.getByRole('dialog', { name: `Take 张浩然 out of ${name}?` });
    await expect(asking).toContainText('1 session in the next two months');
    await expect(asking.getByRole('listitem')).toContainText('10:00');
    await expectAccessible(page);
    await asking.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('link', { name: '张浩然' })).toBeVisible();
    await takeOut();
    await asking.getByRole('button', { name: 'Take out of the class' }).click();
    await expect(page.getByText('Nobody is in this class yet')).toBeVisible();

    await page.goto(pageUrl('/classes'));
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('10:00');
  },
);

/** The day this many days from today, `YYYY-MM-DD`. */
function dayAhead(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
}
