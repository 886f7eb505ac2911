import { screenings } from '../../../shared/features/screening/screenings/endpoints.ts';
import { settings } from '../../../shared/features/screening/settings/endpoints.ts';
import { makeCase } from '../../features/cases/cases/samples.ts';
import { answeredTests, makeScreening } from '../../features/screening/screenings/samples.ts';
import { actAs, openAs } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, expectAccessible, pageUrl, phone, test } from '../support/pages.ts';

const [margaret, tom, helen] = [
  'margaret@stmarys.example',
  'tom@stmarys.example',
  'helen@brightwater.example',
];

test('before screening, an admin is asked below which acuity children are referred, and can postpone the choice', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const admin = await callerOf(margaret, 'st-marys');
  const read = async () => (await admin.call(settings.getScreeningNorms, {})).data;
  const save = async (sets: object[], putsOffEyesightLine: boolean) =>
    admin.call(settings.saveScreeningNorms, {
      ...{ version: (await read()).version, putsOffEyesightLine },
      sets: sets as never,
    });
  await save([], false);
  try {
    const notice = page.getByText('Your organisation has not chosen its eyesight line');
    await openAs(page, tom, '/learning-efficiency/create/7-11');
    await page.getByRole('button', { name: 'What this means' }).click();
    await expect(notice).toContainText(/Margaret.* can choose it/);
    await expect(page.getByRole('button', { name: 'Choose a line' })).toHaveCount(0);

    await openAs(page, margaret, '/learning-efficiency/create/7-11');
    await page.getByRole('button', { name: 'Choose a line' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose your eyesight line' });
    await dialog.getByRole('button', { name: 'Use this line' }).click();
    await expect(dialog.getByText('Tick a line, or choose later')).toBeVisible();
    await expectAccessible(page);
    const own = await dialog.getByRole('link', { name: 'Enter another line' }).getAttribute('href');
    await dialog.getByRole('button', { name: 'Choose later' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(notice).toHaveCount(0);
    expect((await read()).eyesightLinePutOff?.by.fullName).toMatch(/^Margaret/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);

    await page.goto(pageUrl(own ?? ''));
    await page.getByRole('button', { name: 'Choose a line' }).click();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Use this line' }).click();
    await expect(page.getByText('Eyesight line chosen')).toBeVisible();
    await expect(notice).toHaveCount(0);
    expect((await read()).sets).toMatchObject([
      { test: 'eyesight', measure: 'presenting', isApproved: true },
    ]);
  } finally {
    await save([], false);
  }
});

test('the last step of a screening shows each recommendation of the organisation’s rules that its report lacks', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const caller = await callerOf(helen, 'brightwater');
  const birthDate = `${new Date().getUTCFullYear() - 9}-01-10`;
  const child = await makeCase(caller, { fullName: 'Eva Unseen', birthDate });
  const eye = (unaided: string) => ({ state: 'done', values: { unaided } });
  const eyesight = { right: eye('1.0'), left: eye('0.1'), details: { notation: 'decimal' } };
  const fields = { bandReason: 'Eyesight', tests: { ...answeredTests(), eyesight } } as object;
  const { id } = await makeScreening(caller, fields, child.id);
  await actAs(page, helen);
  await page.goto(pageUrl(`/learning-efficiency/edit/${id}/7-11?step=finish`));
  await expect(page.getByText('1 to look at again', { exact: false })).toBeVisible();
  const lines = page.getByRole('region', { name: 'Recommendations' });
  await expect(lines.getByText(/^A rule of your organisation recommends this/)).toBeVisible();
  await expect(lines.getByText('We recommend a full eye examination.')).toBeVisible();
  await expectAccessible(page);
  await lines.getByRole('button', { name: 'Suggest from the rules' }).click();
  await expect(lines.getByRole('textbox')).toHaveValue('We recommend a full eye examination.');
  await expect(lines.getByText(/^A rule of your organisation recommends this/)).toHaveCount(0);
  await page.setViewportSize(phone);
  await lines.getByRole('textbox').fill('Please have both eyes examined by an optometrist. '.repeat(4));
  const hiddenHeight = () =>
    lines.getByRole('textbox').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  await expect.poll(hiddenHeight).toBe(0);
});

test('while one acuity of a screening has to be corrected, the other answers are saved', async ({ page }) => {
  const caller = await callerOf(helen, 'brightwater');
  const birthDate = `${new Date().getUTCFullYear() - 9}-01-10`;
  const child = await makeCase(caller, { fullName: 'Otto Undecided', birthDate });
  const { id } = await makeScreening(caller, { bandReason: 'Eyesight' } as object, child.id);
  await openAs(page, helen, `/learning-efficiency/edit/${id}/7-11?step=eyesight`);
  const [right, left] = [
    page.locator('[data-path="tests.eyesight.right.values.unaided"] input'),
    page.locator('[data-path="tests.eyesight.left.values.unaided"] input'),
  ];
  await right.fill('5.0');
  await left.fill('nonsense');
  await expect(page.getByText('Saved, except what has to be corrected')).toBeVisible();
  await expect
    .poll(
      async () => (await caller.call(screenings.getScreening, { screeningId: id })).data.tests.eyesight.right,
    )
    .toMatchObject({ values: { unaided: '5.0' } });
  await page.getByRole('button', { name: 'Save and close' }).click();
  await expect(left).toBeFocused();
  await left.fill('4.8');
  await expect
    .poll(
      async () => (await caller.call(screenings.getScreening, { screeningId: id })).data.tests.eyesight.left,
    )
    .toMatchObject({ values: { unaided: '4.8' } });
  await expect(page.getByText('Saved, except what has to be corrected')).toHaveCount(0);
});
