import { actAs } from './support/act-as.ts';
import { expect, expectAccessible, pageUrl } from './support/pages.ts';
import { testInTurn } from './support/test-in-turn.ts';

const job = {
  id: 'job_0123456789ABCDEFGHIJKL',
  kind: 'assignment',
  state: 'running',
  total: 200,
  done: 80,
  skipped: 0,
  version: 3,
  startedAt: new Date().toISOString(),
  movedAt: new Date().toISOString(),
};

testInTurn(
  'a reloaded page shows the progress of a running job again, and its result when the job ends',
  async ({ page }) => {
    let isOver = false;
    const now = () => (isOver ? { ...job, state: 'done', done: 200, version: 4 } : job);
    await page.route('**/api/jobs', route => {
      const data = isOver ? [] : [now()];
      const meta = { current_page: 1, last_page: 1, per_page: 1, total: data.length, next: null };
      return route.fulfill({ json: { data: { data, meta } } });
    });
    await page.route(`**/api/jobs/${job.id}`, route => route.fulfill({ json: { data: now() } }));
    await actAs(page, 'helen@brightwater.example');
    await page.goto(pageUrl('/dashboard'));
    const panel = page.getByRole('region', { name: 'Tasks in progress' });
    await expect(panel.getByText('Assigning cases')).toBeVisible();
    await expect(panel.getByText('80 of 200')).toBeVisible();
    await expectAccessible(page);
    await page.goto('about:blank');
    isOver = true;
    await page.goto(pageUrl('/dashboard'));
    await expect(page.getByText('200 cases were changed')).toBeVisible();
    await expect(panel).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('200 cases were changed')).toBeHidden();
  },
);
