import { expect, test } from 'vitest';
import { begunBeside } from '../../../../web/features/screening/tree-entries/begun-entry.ts';
import { emptyEntry, observedEntry } from '../../../../web/features/screening/tree-entries/entry-values.ts';

const day = '2026-05-03';
const observed = observedEntry('reading', 'Lost the line 4 times', day);
const draftOf = (values: object, recordId: string | null = null) => ({
  savedAt: `${day}T08:00:00.000Z`,
  body: JSON.stringify({ recordId, version: null, values }),
});

test.each([
  ['the same suggestion with more words', { ...observed, remarks: `${observed.remarks} on one page` }],
  ['the same suggestion with a state', { ...observed, state: 'concern' }],
])('an unsaved NeuroTree entry started from %s is continued without asking the user', (_, values) => {
  expect(begunBeside(draftOf(values), observed)).toBeUndefined();
});

test.each([
  ['another node', { ...observed, node: 'writing' }],
  ['another day', { ...observed, evidenceDate: '2026-05-04' }],
  ['other words', { ...observed, remarks: 'Reads well' }],
  ['no suggestion', { ...emptyEntry('reading', day), remarks: observed.remarks }],
])('an unsaved NeuroTree entry started from %s is offered beside the suggestion', (_, values) => {
  expect(begunBeside(draftOf(values), observed)).toMatchObject(values);
});

test('if a suggested NeuroTree entry has no node, an unsaved entry for any node counts as its continuation', () => {
  const unnamed = { ...observed, node: '' };
  expect(begunBeside(draftOf({ ...unnamed, node: 'reading' }), unnamed)).toBeUndefined();
});

test('changes of an existing NeuroTree entry, and drafts that cannot be read, are not offered for continuing', () => {
  const entryId = `tree_${'0'.repeat(38)}`;
  expect(begunBeside(draftOf({ ...observed, node: 'writing' }, entryId), observed)).toBeUndefined();
  expect(begunBeside({ ...draftOf({}), body: 'not of this form' }, observed)).toBeUndefined();
  expect(begunBeside(null, observed)).toBeUndefined();
});
