import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../docs/decisions/', import.meta.url);
const pages = readdirSync(folder).map(file => {
  const [title = '', , status = ''] = readFileSync(new URL(file, folder), 'utf8').split('\n');
  return { file, title, status };
});

test('decision records are numbered consecutively from 1', () => {
  const numbers = pages.map(({ file }) => Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(pages.map((_, index) => index + 1));
});

test.each(pages)('the decision record $file has its number in its title', ({ file, title }) => {
  expect(title).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. \\S`));
});

test.each(pages)('the decision record $file has a status and a date', ({ status }) => {
  const [, successor, date = ''] =
    /^Status: (?:accepted|superseded by \[decision \d+\]\(([\w-]+\.md)\)), (\d+ [A-Z]\w+ \d{4})\.$/.exec(
      status,
    ) ?? [];
  expect(Date.parse(date)).not.toBeNaN();
  if (successor) expect(pages.map(({ file }) => file)).toContain(successor);
});
