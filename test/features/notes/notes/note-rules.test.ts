import { expect, test } from 'vitest';
import {
  deletionNeedsReason,
  filesOfNote,
  isPurged,
  mayChangeNote,
  mayDeleteNote,
  maySignNote,
  noteStateOf,
  restorableUntil,
} from '../../../../shared/features/notes/notes/note-rules.ts';

const author = { id: 'ada' };
const ada = { id: 'ada', role: 'user' as const };
const ben = { id: 'ben', role: 'user' as const };
const admin = { id: 'cyd', role: 'admin' as const };
const at = '2026-05-16T08:00:00.000Z';

test('the author and admins can change a note; only the author can sign it', () => {
  expect([ada, ben, admin].map(one => mayChangeNote({ author }, one))).toEqual([true, false, true]);
  expect([ada, ben, admin].map(one => maySignNote({ author }, one))).toEqual([true, false, false]);
});

test('users can delete their own draft notes, and admins can delete any note', () => {
  const may = (finishedAt: string | null) =>
    [ada, ben, admin].map(one => mayDeleteNote({ author, finishedAt }, one));
  expect(may(null)).toEqual([true, false, true]);
  expect(may(at)).toEqual([false, false, true]);
});

test('deleting a note that was once finished, or another person’s note, needs a reason', () => {
  expect(deletionNeedsReason({ author, finishedAt: null }, ada)).toBe(false);
  expect(deletionNeedsReason({ author, finishedAt: null }, admin)).toBe(true);
  expect(deletionNeedsReason({ author, finishedAt: at }, ada)).toBe(true);
});

test('a draft note shows whether a PDF of the note exists and is up to date; a finished note shows its status', () => {
  const draft = { status: 'draft' as const, finishedAt: null, generatedVersion: null, version: 3 };
  expect(noteStateOf(draft)).toBe('draft');
  expect(noteStateOf({ ...draft, generatedVersion: 3 })).toBe('generated');
  expect(noteStateOf({ ...draft, generatedVersion: 2 })).toBe('outdated');
  expect(noteStateOf({ ...draft, generatedVersion: 3, finishedAt: at })).toBe('amending');
  expect(noteStateOf({ ...draft, status: 'finished', finishedAt: at })).toBe('finished');
  expect(noteStateOf({ ...draft, status: 'amended', generatedVersion: 3, finishedAt: at })).toBe('amended');
});

test('each picture in a note is listed once among the note’s files', () => {
  const picture = (fileId: string) => ({ type: 'image', attrs: { fileId, alt: '', width: 'full' } });
  const body = { type: 'doc', content: [picture('file_b'), picture('file_a'), picture('file_b')] };
  const filesOf = filesOfNote as (picture: object | null, body: object) => string[];
  expect(filesOf(null, { type: 'doc', content: [] })).toEqual([]);
  expect(filesOf(null, body)).toEqual(['file_b', 'file_a']);
  expect(filesOf({ fileId: 'file_a' }, body)).toEqual(['file_a', 'file_b']);
  expect(filesOf({ fileId: 'file_c' }, body)).toEqual(['file_c', 'file_b', 'file_a']);
});

test('a deleted note can be restored for thirty days', () => {
  expect(restorableUntil('2026-05-16T00:00:00.000Z')).toBe('2026-06-15');
  expect(restorableUntil('2026-05-16T23:59:59.999Z')).toBe('2026-06-15');
  expect(restorableUntil('2026-12-31T08:00:00.000Z')).toBe('2027-01-30');
});

test('a deleted note is later erased for good, unless it was once finished or sent', () => {
  expect(isPurged({ finishedAt: null, sentAt: null })).toBe(true);
  expect(isPurged({ finishedAt: at, sentAt: null })).toBe(false);
  expect(isPurged({ finishedAt: null, sentAt: at })).toBe(false);
  expect(isPurged({ finishedAt: at, sentAt: at })).toBe(false);
});
