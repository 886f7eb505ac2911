import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = `${import.meta.dirname}/../..`;

/** Files that use the device's own time zone on purpose. */
const onDevice: Record<string, string> = {
  'web/platform/i18n/use-instants.ts': 'tells the zone of the device',
  'web/features/intake/registrations/use-registration.ts': 'today, where the family is',
  'web/features/intake/registrations/form/child-fields.tsx': 'today, where the family is',
};

/** The arguments of a function call whose name ends at position `start`. */
function argumentsAt(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return text.slice(start, at);
  }
  return text.slice(start);
}

/** Date formatters that use the device's time zone, always or in some cases. */
function zonelessIn(text: string): string[] {
  const made = [...text.matchAll(/Intl\.DateTimeFormat(?=\()/g)].map(({ 0: name, index }) =>
    argumentsAt(text, index + name.length),
  );
  const zoneless = made.filter(
    args => /&& \{ timeZone \}|\? \{ timeZone \}/.test(args) || !/\btimeZone\b|\bdigits\b/.test(args),
  );
  return [
    ...zoneless,
    ...(text.match(/\.toLocale(?:Date|Time)String\(|\.get(?:Hours|Minutes|Date|Day)\(\)/g) ?? []),
  ];
}

test('every page names the time zone in which it formats a time', () => {
  const files = globSync('web/{features,app,platform,ui}/**/*.{ts,tsx}', { cwd: root }).toSorted();
  const zoneless = files.filter(file => zonelessIn(readFileSync(`${root}/${file}`, 'utf8')).length > 0);
  expect(zoneless).toEqual(Object.keys(onDevice).toSorted());
});

test('this check finds formatters that never or only sometimes name a time zone', () => {
  const options = "{ hour: 'numeric' }";
  expect(zonelessIn(`new Intl.DateTimeFormat('en', ${options})`)).toHaveLength(1);
  expect(zonelessIn("new Intl.DateTimeFormat('en', { ...(timeZone && { timeZone }) })")).toHaveLength(1);
  expect(zonelessIn("at.toLocaleTimeString('en')")).toHaveLength(1);
  expect(zonelessIn("new Intl.DateTimeFormat('en', { hour: 'numeric', timeZone })")).toEqual([]);
});
