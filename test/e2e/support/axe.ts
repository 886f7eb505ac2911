import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Violations that axe finds on a page: a line per rule, with the elements. Loading axe and transferring
 * results take most of the time, so axe stays loaded and returns only violations. A control that a bar at an
 * edge of the window half covers counts as too small, so it is measured again in the middle.
 */
export async function violationsOf(page: Page, runOnly: Axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async only => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const run = async (context: Axe.ElementContext, runOnly: Axe.RunOnly) =>
      (await axe.run(context, { runOnly, resultTypes: ['violations'] })).violations;
    const lines: string[] = [];
    for (const { id, nodes } of await run(document, only)) {
      const targets = nodes.map(({ target }) => String(target));
      const found = id === 'target-size' ? [] : targets;
      if (id === 'target-size')
        for (const target of targets) {
          document.querySelector(target)?.scrollIntoView({ block: 'center', behavior: 'instant' });
          if ((await run(target, { type: 'rule', values: [id] })).length > 0) found.push(target);
        }
      if (found.length > 0) lines.push(`${id}: ${found.join(', ')}`);
    }
    return lines;
  }, runOnly);
}
