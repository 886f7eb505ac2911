import { expect, pageUrl } from '../support/pages.ts';
import { begins } from '../support/say-in.ts';
import type { Story } from './story.ts';

const steps = [
  ...['romberg', 'oneLeg', 'crawling', 'midline', 'fingerThumb', 'reflexes'],
  ...['eyesight', 'eyeTracking', 'eyeHand', 'overlays', 'plusLens'],
];

/** Records a screening in which all tests were left out for lack of time. */
export async function screen({ page, lang, say, child }: Story, caseId: string): Promise<void> {
  const rail = page.getByRole('navigation', { name: say('learning.form.steps') });
  const open = (step: string) => rail.getByRole('button', { name: say(`learning.step.${step}`) }).click();
  const notDone = page.getByRole('button', { name: begins(say('learning.notDone.of', { name: '' })) });
  await page.goto(pageUrl(`/learning-efficiency/create/7-11?case=${caseId}`, lang));
  await page.getByRole('button', { name: say('learning.create.begin') }).click();
  for (const step of steps) {
    await open(step);
    await expect(page.getByRole('heading', { level: 2, name: say(`learning.step.${step}`) })).toBeVisible();
    for (let left = await notDone.count(); left > 0; left--) {
      await notDone.first().click();
      await page.getByRole('button', { name: say('learning.reason.noTime'), exact: true }).click();
      await expect(notDone).toHaveCount(left - 1);
    }
  }
  await open('finish');
  await page.getByRole('button', { name: say('learning.form.finish') }).click();
  await expect(page.getByText(say('learning.toast.finished', { name: child }))).toBeVisible();
}
