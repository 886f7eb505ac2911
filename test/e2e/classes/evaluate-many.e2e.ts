import { evaluations } from '../../../shared/features/classes/evaluations/endpoints.ts';
import { openAs } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, phone } from '../support/pages.ts';
import { inDays, planSession } from '../support/plan-session.ts';
import { testInTurn } from '../support/test-in-turn.ts';

const childCount = 40;
const activityCount = 6;

testInTurn(
  'on a phone forty children can be rated in six activities, and everything is saved',
  async ({ page }) => {
    await page.setViewportSize(phone);
    const numbers = Array.from({ length: childCount }, (_, at) => `${at + 1}`.padStart(2, '0'));
    const names = numbers.map(number => `No${number}`).reverse();
    const planned = {
      title: `Whole class ${Date.now()}`,
      date: inDays(-12),
      names,
      activities: activityCount,
    };
    const { id, children: added } = await planSession(planned);
    const children = added.toReversed();
    const saves: number[] = [];
    page.on('request', request => {
      if (request.method() === 'PATCH') saves.push(request.postDataJSON().changes.length);
    });
    await openAs(page, 'helen@brightwater.example', `/activity/evaluate/edit/${id}`);
    await expect(page.getByRole('combobox', { name: 'Child' }).getByRole('option')).toHaveCount(childCount);
    const next = page.getByRole('button', { name: 'Next child' });
    for (const [at, { fullName }] of children.entries()) {
      const card = page.getByRole('region', { name: fullName, exact: true });
      const fives = card.getByRole('button', { name: /^5:/ });
      await expect(fives).toHaveCount(activityCount * 2);
      await (at === 0 ? fives.first() : fives.last()).click();
      if (at % 13 === 0) await expectNoHorizontalScroll(page);
      if (at + 1 < childCount) await next.click();
    }
    await expect(next).toBeDisabled();
    await expect(page.getByText(`${childCount} of ${childCount}`)).toBeInViewport();
    await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible();
    expect(saves.reduce((sum, one) => sum + one, 0)).toBe(childCount);
    await expectAccessible(page);

    const last = children[childCount - 1];
    const card = page.getByRole('region', { name: `${last?.fullName}`, exact: true });
    const fours = card.getByRole('button', { name: /^4:/ });
    for (let at = 0; at < activityCount * 2; at += 1) await fours.nth(at).click();
    await expect(page.getByRole('option', { name: `✓ ${last?.fullName}` })).toHaveCount(1);
    await page.getByRole('combobox', { name: 'Child' }).scrollIntoViewIfNeeded();
    await page.getByRole('combobox', { name: 'Child' }).selectOption({ label: `${children[20]?.fullName}` });
    const chosen = page.getByRole('region', { name: `${children[20]?.fullName}`, exact: true });
    const five = chosen.getByRole('button', { name: /^5:/ });
    await expect(five.last()).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('heading', { level: 2, name: `${children[20]?.fullName}` })).toBeInViewport();

    const { call } = await callerOf('helen@brightwater.example', 'brightwater');
    const kept = async () =>
      (await call(evaluations.getSessionEvaluations, { sessionId: id })).data.evaluations;
    await expect
      .poll(async () => (await kept()).flatMap(one => one.activities).length)
      .toBe(childCount - 1 + 6);
    const scores = (await kept()).map(({ caseId, activities }) => [
      caseId,
      activities.flatMap(({ participation, fluency }) => [participation, fluency]).filter(Boolean),
    ]);
    const expected = children.map(child => [child.id, child === last ? Array(12).fill(4) : [5]]);
    expect(Object.fromEntries(scores)).toEqual(Object.fromEntries(expected));
  },
);
