import { openAs } from '../support/act-as.ts';
import { expect, expectAccessible, type Lang } from '../support/pages.ts';
import { sampleLanguages } from '../support/sample-languages.ts';
import { sometimes } from '../support/test-in-turn.ts';

const says = {
  en: {
    who: 'helen@brightwater.example',
    action: 'Subscribe from another calendar',
    make: 'Create address',
    field: 'Address of your timetable',
    close: 'Close',
    never: 'Not yet',
    end: 'Revoke address',
    ending: /^Revoke/,
  },
  zh: {
    who: 'margaret@stmarys.example',
    action: '在其他日历中订阅',
    make: '生成地址',
    field: '您的时间表地址',
    close: '关闭',
    never: '尚未读取',
    end: '停用地址',
    ending: /^停用/,
  },
} as const satisfies Record<Lang, object>;

for (const lang of sampleLanguages('calendar subscription')) {
  const { who, action, make, field, close, never, end, ending } = says[lang];

  sometimes(
    `a calendar address for a timetable is created, read by a calendar app and revoked: ${lang}`,
    async ({ page, request }) => {
      await openAs(page, who, '/timetable', lang);
      const open = page.getByRole('button', { name: action });
      await open.click();
      await page.getByRole('button', { name: make }).click();
      const shown = page.getByRole('textbox', { name: field });
      const address = await shown.inputValue();
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('button', { name: close }).first().click();

      await open.click();
      await expect(page.getByText(never)).toBeVisible();
      await expect(shown).toBeHidden();
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('button', { name: close }).first().click();
      const read = await request.get(address);
      expect(read.headers()['content-type']).toBe('text/calendar; charset=utf-8');
      expect(await read.text()).toContain('BEGIN:VEVENT');

      await open.click();
      await expect(page.getByText(never)).toBeHidden();
      await page.getByRole('button', { name: end }).click();
      await page.getByRole('dialog', { name: ending }).getByRole('button', { name: end }).click();
      await expect(page.getByRole('button', { name: make })).toBeVisible();
      expect((await request.get(address)).status()).toBe(404);
    },
  );
}
