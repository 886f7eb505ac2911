import type { Page } from '@playwright/test';
import { type RouteName, routes } from '../../../shared/core/routes.ts';
import { firstReads } from '../../../web/app/first-reads.ts';
import { actAs } from '../support/act-as.ts';
import { caseIdOf, firstIdOf } from '../support/examples.ts';
import { expect, pageUrl, test } from '../support/pages.ts';

const mei = 'mei@brightwater.example';

/** For each page that shows one record, a function that finds such a record. */
const recordOf: Partial<Record<RouteName, () => Promise<string>>> = {
  case: () => caseIdOf('黄梓悠'),
  eyeReport: () => firstIdOf('eye-reports/search', '', mei),
  note: () => firstIdOf('notes/search', '', mei),
};

function noteRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', request => {
    const [, path] = /\/api\/([^?]*)/.exec(request.url()) ?? [];
    if (path) sent.push([path, request.postData() ?? ''].join(' '));
  });
  return sent;
}

for (const name of Object.keys(firstReads) as RouteName[])
  test(`the data that the page ${name} needs first is requested before the app is loaded, and only once`, async ({
    page,
  }) => {
    const id = (await recordOf[name]?.()) ?? '';
    await actAs(page, mei);
    const sent = noteRequests(page);
    await page.goto(pageUrl(routes[name].path.replace('{id}', id)), { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const reads = (firstReads[name] ?? []).map(({ path, body = '' }) =>
      [path.replace('{id}', id), body].join(' '),
    );
    expect(sent.slice(0, reads.length + 1).toSorted()).toEqual(['auth/get ', ...reads].toSorted());
    for (const read of reads) expect(sent.filter(one => one === read)).toHaveLength(1);
  });
