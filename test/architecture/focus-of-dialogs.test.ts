import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = `${import.meta.dirname}/../..`;

/**
 * Dangerous buttons that get the focus when their dialog opens, each with the reason why this is harmless.
 */
const harmless: Record<string, string> = {
  'web/features/eye/eye-reports/form/lens/convert-dialog.tsx':
    'fills a field of the form, which is saved later',
  'web/app/shell/other-organization-bar.tsx': 'goes back to where the tab was',
  'web/features/screening/class-runs/begin-card.tsx': 'begins what can be left again',
  'web/features/screening/tree-entries/entry-dialog.tsx': 'opens a form',
};

/** Opening tags of buttons that get the focus when a dialog opens, except buttons that only close it. */
const focusedActs = (text: string): string[] =>
  [...text.matchAll(/<(?:Submit)?Button\b(?:[^>]|=>)*?>/g)]
    .map(([tag]) => tag)
    .filter(tag => tag.includes('data-autofocus') && !tag.includes('variant="default"'));

test('no dialog initially focuses a button whose action destroys data or cannot be undone, except listed harmless buttons', () => {
  const files = globSync('web/{features,app,ui}/**/*.tsx', { cwd: root }).toSorted();
  const acting = files.filter(file => focusedActs(readFileSync(`${root}/${file}`, 'utf8')).length > 0);
  expect(acting).toEqual(Object.keys(harmless).toSorted());
});

test('this check finds a dialog that focuses a dangerous button', () => {
  expect(focusedActs('<Button data-autofocus onClick={() => accept()}>')).toHaveLength(1);
  expect(focusedActs('<Button variant="default" data-autofocus onClick={onLater}>')).toEqual([]);
});
