import { expect, labels, pageUrl, test } from '../support/pages.ts';

test('a click on a button has its effect even if leaving the field removes a note and so moves the button away', async ({
  page,
}) => {
  await page.goto(pageUrl('/login'));
  await page.getByLabel('Email').fill('helen@brightwater.example');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('see-and-learn');
  await password.evaluate(field =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true })),
  );
  const note = page.getByText('Caps Lock is on');
  await expect(note).toBeVisible();
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not shown');
  const lowest = { x: box.x + box.width / 2, y: box.y + box.height - 3 };
  await page.mouse.move(lowest.x, lowest.y);
  await page.mouse.down();
  await expect(note).toBeHidden();
  await expect.poll(async () => (await button.boundingBox())?.y).toBeLessThan(box.y - 3);
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.en.hello);
});
