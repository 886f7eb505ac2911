import type { Page } from '@playwright/test';
import { makeCase } from '../../features/cases/cases/samples.ts';
import { makeScreening } from '../../features/screening/screenings/samples.ts';
import { sampleUpTo } from '../../support/sampling/sample-in-turn.ts';
import type { steppedForms } from '../../web/text/stepped-forms.ts';
import { actAs, helen } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, expectAccessible, pageUrl, test } from '../support/pages.ts';
import { sometimes } from '../support/test-in-turn.ts';

/** Factor by which the processor is slowed down, so that a step appears only after several frames. */
const slowdown = 6;
type Walk = (page: Page) => Promise<void>;

const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const step = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: /^Steps of/ }).getByRole('button', { name });

/** Opens a draft of a screening at a step. */
async function openScreening(page: Page, at: string, band: '5-6' | '7-11' = '7-11'): Promise<void> {
  const caller = await callerOf(helen, 'brightwater');
  const year = new Date().getUTCFullYear() - (band === '5-6' ? 6 : 9);
  const child = await makeCase(caller, { fullName: 'Wei Stepped', birthDate: `${year}-01-10` });
  const fields = { band, bandReason: 'Stepped forms', tests: {} } as object;
  const { id } = await makeScreening(caller, fields, child.id);
  await page.goto(pageUrl(`/learning-efficiency/edit/${id}/${band}?step=${at}`));
}

async function openVisit(page: Page): Promise<void> {
  const child = await makeCase(await callerOf(helen, 'brightwater'), { fullName: 'Mei Stepped' });
  await page.goto(pageUrl(`/eye/create?case=${child.id}`));
}

/**
 * Expects that the step with this heading is shown, its field has the focus, and both the field and the list
 * of errors show the error.
 */
async function expectLedTo(page: Page, heading: string, field: ReturnType<typeof box>): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert').filter({ hasText: '1 thing to check' })).toBeVisible();
  await expectAccessible(page);
}

const walks: Record<(typeof steppedForms)[keyof typeof steppedForms], Walk> = {
  screening: async page => {
    await openScreening(page, 'eyesight');
    const left = page.getByRole('region', { name: 'Left eye' });
    const unaided = left.getByRole('textbox', { name: 'Without spectacles' });
    await unaided.fill('0.8x');
    await expect(left.getByText('Recorded')).toHaveCount(0);
    await expect(left.getByText('To check')).toBeVisible();
    await step(page, /Romberg/).click();
    await page.getByRole('button', { name: 'Save and close' }).click();
    await expectLedTo(page, 'Eyesight', unaided);
    await unaided.fill('6/9');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(left.getByText('Recorded')).toBeVisible();
    await page.getByRole('button', { name: 'Save and close' }).click();
    await page.waitForURL(/learning-efficiency(\?|$)/);
  },
  'unusual tests': async page => {
    await openScreening(page, 'eyeHand', '5-6');
    await page.getByRole('button', { name: /Rarely tested at ages 5–6/ }).click();
    const rate = box(page, /^Letters per minute/);
    await rate.fill('999');
    await step(page, /Romberg/).click();
    await page.getByRole('button', { name: 'Save and close' }).click();
    await expectLedTo(page, 'Eye–hand', rate);
  },
  visit: async page => {
    await openVisit(page);
    await step(page, 'Prescription').click();
    const vertex = box(page, 'Vertex distance');
    await vertex.fill('99');
    await step(page, 'Visit').click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expectLedTo(page, 'Prescription', vertex);
  },
  'method of refraction': async page => {
    await openVisit(page);
    await step(page, 'Refraction').click();
    await page.getByText('Cycloplegic', { exact: true }).click();
    await box(page, 'Right eye, OD: Sphere').fill('-1');
    const axis = box(page, 'Right eye, OD: Axis');
    await axis.fill('200');
    await page.getByText('Dry', { exact: true }).click();
    await step(page, 'Visit').click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expectLedTo(page, 'Refraction', axis);
  },
  'folded measurements': async page => {
    await openVisit(page);
    await step(page, 'Refraction').click();
    await page.getByRole('button', { name: 'Other acuity' }).click();
    const near = box(page, 'Both eyes: Near');
    await near.fill('7/6');
    await step(page, 'Follow up').click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expectLedTo(page, 'Refraction', near);
    await near.fill('');
    await page.getByRole('button', { name: 'Cornea and pupils' }).click();
    const curvature = box(page, 'Left eye, OS: K1 (flat)');
    await curvature.fill('99');
    await step(page, 'Follow up').click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expectLedTo(page, 'Refraction', curvature);
    await curvature.fill('');
    await page.getByRole('button', { name: 'Eye pressure and fundus' }).click();
    const pressure = box(page, 'Left eye, OS: Eye pressure');
    await pressure.fill('99');
    await step(page, 'Follow up').click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expectLedTo(page, 'Refraction', pressure);
  },
  questionnaire: async page => {
    await openVisit(page);
    await page.getByRole('button', { name: 'Risk questionnaire' }).click();
    const outdoors = box(page, /^Outdoors a day/);
    await outdoors.fill('99');
    await step(page, 'Lens').click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expectLedTo(page, 'Visit', outdoors);
  },
};

test('if a form with steps is saved with an error, the form opens the step with the error and focuses the field', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await actAs(page, helen);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  for (const [name, walk] of sampleUpTo('walks of stepped forms', 2, Object.entries(walks)))
    await test.step(name, () => walk(page));
});

sometimes(
  'without a connection, every step of a form can be opened, and typed text is saved once the connection is back',
  async ({ page, complaints }) => {
    await actAs(page, helen);
    await openScreening(page, 'eyesight');
    await expect(page.getByRole('heading', { level: 2, name: 'Eyesight' })).toBeVisible();
    await page.context().setOffline(true);
    await step(page, /Romberg/).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Romberg' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Remark' }).first().fill('Steady');
    await page.context().setOffline(false);
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Remark' }).first()).toHaveValue('Steady');

    await openVisit(page);
    await step(page, 'Prescription').click();
    await page.context().setOffline(true);
    await step(page, 'Refraction').click();
    await expect(page.getByRole('heading', { level: 2, name: 'Refraction' })).toBeVisible();
    await page.context().setOffline(false);
    const others = complaints.splice(0).filter(text => !text.includes('ERR_INTERNET_DISCONNECTED'));
    expect(others, 'a browser reports each request without a connection').toEqual([]);
  },
);
