import { daysAfter } from '../../../shared/core/dates/days.ts';
import { nowIn } from '../../../shared/core/dates/now-in.ts';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { received } from '../../../shared/features/eye/received/endpoints.ts';
import { actAs, helen } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, expectAccessible, type Lang, pageUrl, test } from '../support/pages.ts';
import { sampleLanguages } from '../support/sample-languages.ts';

const texts = {
  en: {
    open: 'Look at them',
    take: (name: string) => `Take over the measurement of ${name}`,
    discard: (name: string) => `Discard the measurement of ${name}`,
    confirm: 'Discard',
    keep: 'Keep it',
    discarded: 'Measurement discarded',
  },
  zh: {
    open: '查看',
    take: (name: string) => `采用${name}的测量数据`,
    discard: (name: string) => `弃用${name}的测量数据`,
    confirm: '弃用',
    keep: '保留',
    discarded: '测量数据已弃用',
  },
} as const satisfies Record<Lang, object>;

for (const lang of sampleLanguages('received measurements')) {
  const say = texts[lang];

  test(`one measurement received from a device is accepted into a visit and another one is discarded, in ${lang}`, async ({
    page,
  }) => {
    const { call } = await callerOf(helen, 'brightwater');
    const names = ['Takahashi', 'Discartes'].map(name => `${name} ${lang} ${Date.now()}`);
    const ids: string[] = [];
    for (const fullName of names) {
      const { data } = await call(cases.createCase, { fullName, birthDate: '2017-03-14' });
      ids.push(data.id);
      const axialLength = { right: 23.61, left: 23.58 };
      const sent = { caseId: data.id, measuredOn: '2026-03-02', axialLength, device: 'Biometer' };
      await call(received.receiveMeasurement, sent);
    }
    const [taken = '', discarded = ''] = names;
    await actAs(page, helen);
    await page.goto(pageUrl('/eye', lang));
    await page.getByRole('link', { name: say.open }).click();
    await expect(page.getByRole('button', { name: say.take(taken) })).toBeEnabled();
    await expectAccessible(page);

    await page.getByRole('button', { name: say.discard(discarded) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say.keep }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: say.discard(discarded) }).click();
    await dialog.getByRole('button', { name: say.confirm, exact: true }).click();
    await expect(page.getByText(say.discarded)).toBeVisible();
    await expect(page.getByRole('button', { name: say.discard(discarded) })).toHaveCount(0);

    await page.getByRole('button', { name: say.take(taken) }).click();
    await page.waitForURL(/\/eye\/eye_/);
    await expect(page.getByText('23.61').first()).toBeVisible();

    const waiting = (await call(received.listReceived, { limit: 100 })).data.data;
    for (const id of ids) expect(JSON.stringify(waiting)).not.toContain(id);
    const visitsOf = async (caseId = '') => (await call(eyeReports.getEyeSeries, { caseId })).data.visits;
    expect(await visitsOf(ids[0])).toMatchObject([
      { date: '2026-03-02', status: 'draft', axialLength: { right: 23.61, left: 23.58 } },
    ]);
    expect(await visitsOf(ids[1])).toEqual([]);
  });
}

test('a measurement that waits is offered at the refraction of a new visit, and an unusual length is asked about', async ({
  page,
}) => {
  const { call } = await callerOf(helen, 'brightwater');
  const { date: today } = nowIn('Asia/Hong_Kong');
  const fullName = `Offered ${Date.now()}`;
  const { data: child } = await call(cases.createCase, { fullName, birthDate: '2017-03-14' });
  const caseId = child.id;
  const lengths = { right: 23.1, left: 23.1 };
  const earlier = { date: daysAfter(today, -200), refractions: {}, axialLength: lengths };
  await call(eyeReports.createEyeReport, { ...earlier, caseId, finish: true });
  const axialLength = { right: 24.2, left: 23.2 };
  await call(received.receiveMeasurement, { caseId, measuredOn: today, axialLength, device: 'Biometer 7' });
  await actAs(page, helen);
  await page.goto(pageUrl('/eye?tab=received'));
  const row = page.getByRole('listitem').filter({ hasText: fullName });
  await expect(row).toContainText('23.10 mm');
  await row.getByRole('button', { name: texts.en.take(fullName) }).click();
  const question = page.getByRole('dialog', { name: `Is the axial length of ${fullName} correct?` });
  await question.getByRole('button', { name: 'Do not take over' }).click();

  await page.goto(pageUrl(`/eye/create?case=${caseId}`));
  await page
    .getByRole('navigation', { name: 'Steps of the visit' })
    .getByRole('button', { name: 'Refraction' })
    .click();
  await expect(page.getByText(/^Biometer 7 measured this child on/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Take over the measurement by Biometer 7/ }).click();
  const length = page.getByRole('textbox', { name: 'Right eye, OD: Axial length', exact: true });
  await expect(length).toHaveValue('24.20');
  await expect(page.getByText(/^\+1\.10 mm since 23\.10 on .*Is it correct\?$/)).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.waitForURL(/\/eye\/eye_/);
  await expect.poll(async () => (await call(received.listReceived, { caseId })).data.data).toEqual([]);
});
