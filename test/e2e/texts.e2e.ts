import { sampleUpTo } from '../support/sampling/sample-in-turn.ts';
import { actAs } from './support/act-as.ts';
import { createNavigator } from './support/navigate.ts';
import { expect, pageUrl, test } from './support/pages.ts';
import { screens, viewers } from './support/screens.ts';

/** Number of pages opened at this commit; `--full` opens all. */
const sampled = 12;

const sample = sampleUpTo(
  'texts of pages',
  sampled,
  screens.filter(({ who }) => who !== 'public'),
);

/** Timeout of a test, long because an admin has about forty pages. */
const timeoutMs = 300_000;

for (const [who, theirs] of Map.groupBy(sample, screen => screen.who)) {
  test(`the texts that a page shows to ${who} at first come with the page`, async ({ page }) => {
    test.setTimeout(timeoutMs);
    const late: string[] = [];
    page.on('console', message => {
      const [, text] = /^Late text (.*)/.exec(message.text()) ?? [];
      if (text) late.push(`${new URL(page.url()).pathname}: ${text}`);
    });
    await actAs(page, viewers[who] ?? '');
    const visit = createNavigator(page);
    for (const { findPath } of theirs) await visit(pageUrl(await findPath()));
    expect([...new Set(late)]).toEqual([]);
  });
}
