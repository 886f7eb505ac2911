import { png, svg } from '../support/file-samples.ts';
import { expectAccessibleEverywhere } from './support/accessible.ts';
import { galleryPath, test, testInTurn } from './support/gallery-test.ts';
import { expect } from './support/pages.ts';
import { sampleLanguages } from './support/sample-languages.ts';

const pages = ['', '/list', '/form'];

for (const lang of sampleLanguages('components')) {
  testInTurn(
    `every component of the gallery is accessible at each width and theme (${lang})`,
    async ({ page, site }) => {
      test.setTimeout(180_000);
      for (const path of pages) {
        await page.goto(site + galleryPath(lang, path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessibleEverywhere(page);
      }
    },
  );
}

testInTurn('opened dialogs and menus of the gallery are accessible', async ({ page, site }) => {
  await page.goto(site + galleryPath('en'));
  await page.getByRole('switch', { name: 'Show as table' }).check();
  await page.getByRole('button', { name: 'Fail to assign' }).click();
  await page.getByRole('button', { name: 'Delete a note' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Case' }).click();
  await expect(page.getByRole('option')).toHaveCount(7);
  await expectAccessibleEverywhere(page);
});

testInTurn(
  'a picker with several choices can be searched, selected and deselected by keyboard only',
  async ({ page, site }) => {
    await page.goto(site + galleryPath('en'));
    const people = page.getByRole('combobox', { name: 'Colleagues' });
    await people.focus();
    await page.keyboard.type('mei');
    await expect(page.getByRole('option')).toHaveText(/Mei Chan/);
    await expect(page.getByText('1 found')).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Mei Chan' })).toBeVisible();
    await expect(people).toHaveValue('');
    await page.keyboard.press('Backspace');
    await expect(page.getByRole('button', { name: 'Remove Mei Chan' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Remove Helen Wong' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(people).toBeFocused();
  },
);

testInTurn(
  'a picker for a single choice replaces its selection, and says when nothing was found or a search failed',
  async ({ page, site }) => {
    await page.goto(site + galleryPath('en'));
    const child = page.getByRole('combobox', { name: 'Case' });
    for (const name of ['chan', 'lam']) {
      await child.click();
      await child.fill(name);
      await page.getByRole('option').click();
    }
    await expect(page.getByRole('button', { name: 'Remove 林子晴' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove 陈小明' })).toBeHidden();
    await child.fill('nobody');
    await expect(page.getByText('Nothing found', { exact: true }).first()).toBeVisible();
    await child.fill('fail');
    await expect(page.getByRole('alert').filter({ hasText: 'The list could not be loaded' })).toBeVisible();
  },
);

testInTurn('a confirmation focuses the harmless button and closes with Escape', async ({ page, site }) => {
  await page.goto(site + galleryPath('en'));
  const opener = page.getByRole('button', { name: 'Delete a note' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete note of 3 May for 陈小明?' });
  await expect(dialog.getByRole('button', { name: 'Keep note' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await dialog.getByRole('button', { name: 'Delete note' }).click();
  await expect(page.getByText('Note deleted')).toBeVisible();
});

testInTurn(
  'the toast of a finished action offers undo, and the toast of a failed action stays until it is closed',
  async ({ page, site }) => {
    await page.clock.install();
    await page.goto(site + galleryPath('en'));
    await page.getByRole('button', { name: 'Fail to assign' }).click();
    await page.getByRole('button', { name: 'Archive a case' }).click();
    await expect(page.getByText('Case archived')).toBeVisible();
    await page.getByRole('alert').getByRole('button', { name: 'Undo' }).dblclick();
    await expect(page.getByText('Case restored')).toHaveCount(1);
    await page.getByRole('button', { name: 'Fail to assign' }).click();
    await page.clock.runFor(5_000);
    await expect(page.getByText('Case restored')).toBeHidden();
    const failure = page.getByRole('alert').filter({ hasText: 'Case assign error' });
    await expect(failure).toContainText('Check your connection');
    await failure.getByRole('button', { name: 'Close' }).click();
    await expect(failure).toBeHidden();
  },
);

testInTurn(
  'equal toasts with undo are joined into one, which counts them and undoes the last first',
  async ({ page, site }) => {
    await page.goto(site + galleryPath('en'));
    for (let times = 0; times < 3; times++)
      await page.getByRole('button', { name: 'Archive a case' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Case archived' });
    await expect(toast).toHaveText(/Case archived ×3/);
    await toast.hover();
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(toast).toHaveText(/Case archived ×2/);
    await expect(page.getByText('Case restored')).toHaveCount(1);
  },
);

testInTurn('files are uploaded, cancelled, retried, or rejected with the reason', async ({ page, site }) => {
  await page.goto(site + galleryPath('en'));
  await page.getByLabel('choose from this computer').evaluate((input: HTMLInputElement) => {
    const chosen = new DataTransfer();
    for (const name of ['letter.pdf', 'slow.pdf', 'fail.pdf', 'film.mov'])
      chosen.items.add(new File([new Uint8Array(10)], name));
    chosen.items.add(new File([new Uint8Array(26 * 1024 * 1024)], 'scan.png'));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const row = (name: string) =>
    page.getByRole('list', { name: 'Files' }).getByRole('listitem').filter({ hasText: name });
  await expect(row('film.mov').getByText('Unsupported file type', { exact: true })).toBeVisible();
  await expect(row('scan.png').getByText('File too big', { exact: true })).toBeVisible();
  await expect(row('scan.png')).toContainText('26 MB; the limit is 25 MB');
  await row('slow.pdf').getByRole('button', { name: 'Cancel the upload of slow.pdf' }).click();
  await expect(row('slow.pdf')).toBeHidden();
  await row('fail.pdf').getByRole('button', { name: 'Try again' }).click();
  await expect(row('fail.pdf').getByText('Uploaded')).toBeVisible();
  await expect(row('letter.pdf').getByText('Uploaded')).toBeVisible();
  await row('film.mov').getByRole('button', { name: 'Remove' }).click();
  await expect(row('film.mov')).toBeHidden();
});

testInTurn(
  'a picture is cropped by keyboard only, and a file that is not a picture is rejected',
  async ({ page, site }) => {
    await page.goto(site + galleryPath('en'));
    const input = page.locator('input[type=file][hidden]');
    await input.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: await png(400, 300) });
    const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
    await expect(dialog.getByRole('button', { name: 'Use this picture' })).toBeEnabled();
    const area = dialog.getByRole('group', { name: 'Part of the picture that is used' });
    await expect(area).toBeFocused();
    await expectAccessibleEverywhere(page);
    const look = () => dialog.locator('img').getAttribute('style');
    const atFirst = await look();
    await dialog.getByRole('slider', { name: 'Zoom' }).press('End');
    await expect.poll(look).not.toBe(atFirst);
    const enlarged = await look();
    await area.press('ArrowLeft');
    await expect.poll(look).not.toBe(enlarged);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await input.setInputFiles({ name: 'photo.svg', mimeType: 'image/svg+xml', buffer: svg });
    await expect(page.getByText('Unsupported image type', { exact: true })).toBeVisible();
  },
);

testInTurn(
  'a file dropped on the upload field is handled like a file chosen from the device',
  async ({ page, site }) => {
    await page.goto(site + galleryPath('en'));
    const files = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['x'], 'dropped.pdf'));
      return transfer;
    });
    await page.getByText('Drop files here').dispatchEvent('drop', { dataTransfer: files });
    await expect(page.getByText('dropped.pdf')).toBeVisible();
  },
);

testInTurn(
  'date fields accept several notations, and say what is wrong with others',
  async ({ page, site }) => {
    await page.goto(site + galleryPath('en'));
    const birth = page.getByLabel('Date of birth');
    for (const typed of ['14 Mar 2017', '14/3/2017', '14.3.2017', '２０１７年３月１４日']) {
      await birth.fill(typed);
      await birth.blur();
      await expect(birth).toHaveValue('14 March 2017');
    }
    for (const [typed, problem] of [
      ['14/3/17', 'Enter the year with four digits'],
      ['30 Feb 2017', 'This day does not exist. Check the day and the month'],
      ['3/4/2017', 'Day or month first? Write the month as a word, such as 3 April 2017'],
    ] as const) {
      await birth.fill(typed);
      await expect(birth).not.toHaveAttribute('aria-invalid', 'true');
      await birth.blur();
      await expect(birth).toHaveValue(typed);
      await expect(birth).toHaveAccessibleDescription(problem);
    }
  },
);

testInTurn(
  'a user replaces a doubtful value with the suggested one by a button; the unit in the field does not cover the text',
  async ({ page, site }) => {
    await page.goto(site + galleryPath('en'));
    const sphere = page.getByRole('textbox', { name: 'Left sphere (D)' });
    await expect(sphere).toHaveAccessibleDescription(/The last visit was −1.25/);
    await page.getByRole('button', { name: 'Use −1.25' }).click();
    await expect(sphere).toHaveValue('−1.25');
    await expect(page.getByText('The last visit was')).toBeHidden();
    const paddings = await Promise.all(
      ['Left sphere (D)', 'Axis (°)'].map(name =>
        page
          .getByRole('textbox', { name })
          .evaluate(input => Number.parseFloat(getComputedStyle(input).paddingRight)),
      ),
    );
    expect((paddings[1] ?? 0) - (paddings[0] ?? 0)).toBeGreaterThan(15);
  },
);

testInTurn(
  'a form names missing fields, shows when it was saved, and asks before input is lost',
  async ({ page, site }) => {
    await page.goto(site + galleryPath('en', '/form'));
    await page.getByRole('button', { name: 'Save changes' }).click();
    const name = page.getByLabel('Full name');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('This field is required');
    await name.fill('陈小明');
    await page.getByRole('link', { name: 'A list' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(name).toHaveValue('陈小明');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
    await page.getByRole('link', { name: 'A list' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A list');
  },
);

testInTurn('on a phone one sentence replaces a vertical or horizontal stepper', async ({ page, site }) => {
  await page.goto(site + galleryPath('en'));
  await page.getByRole('button', { name: /Tracking/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Tracking' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(page.getByText('Step 4 of 4, Tracking')).toBeVisible();
});

testInTurn('a user can open the values of a chart as a table', async ({ page, site }) => {
  await page.goto(site + galleryPath('en'));
  const chart = page.getByRole('figure', { name: /Spherical equivalent by age/ });
  await expect(chart.getByRole('img')).toBeVisible();
  await chart.getByRole('switch', { name: 'Show as table' }).press('Space');
  await expect(chart.getByRole('row').last()).toHaveText(/9.7 y−1.88 D−1.50 D/);
});
