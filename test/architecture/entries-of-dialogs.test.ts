import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = `${import.meta.dirname}/../..`;
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');

/** Dialogs that keep no draft and close without asking, each with the reason why this is harmless. */
const harmless: Record<string, string> = {
  'web/app/palette/keyboard-help.tsx': 'a switch that is saved at once',
  'web/features/classes/calendar-subscriptions/subscribe-dialog.tsx': 'links to copy',
  'web/features/classes/progress/class-report-dialog.tsx': 'says what a printed report contains',
  'web/features/courses/export/export-dialog.tsx': 'says what a file contains',
  'web/features/eye/eye-reports/form/lens/convert-dialog.tsx': 'calculates from the form below',
  'web/features/notes/snippets/snippets-dialog.tsx': 'asks itself',
  'web/features/people/sign-in/reauthenticate-dialog.tsx': 'a password',
};
const keeps = /useDraft\b|useLeaveGuard/;

test('a dialog may close without asking about typed text only if it keeps a draft or is on the list of harmless dialogs', () => {
  const files = globSync('web/{features,app}/**/*.tsx', { cwd: root }).toSorted();
  const silent = files.filter(file => read(file).includes('<Dialog') && /\bentries="kept"/.test(read(file)));
  expect(silent.filter(file => !keeps.test(read(file)))).toEqual(Object.keys(harmless).toSorted());
});

test('no dialog bypasses the question about unsaved text by using the dialog frame directly', () => {
  const files = globSync('web/{features,app}/**/*.tsx', { cwd: root });
  expect(files.filter(file => read(file).includes('dialog-frame.tsx'))).toEqual([]);
});
