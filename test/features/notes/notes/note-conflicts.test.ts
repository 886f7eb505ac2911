import { expect, test } from 'vitest';
import { mergedAttachments, partsOfNote } from '../../../../web/features/notes/notes/note-parts.ts';

const textOf = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
});
const fileOf = (letter: string, caption = '') => ({
  fileId: `file_${letter.repeat(22)}`,
  caption,
  isAppended: false,
});
const before = {
  date: '2026-11-02',
  description: 'Letter',
  language: 'en' as const,
  includesSignature: true,
  includesName: true,
  isShared: false,
  body: textOf('before'),
  attachments: [fileOf('a'), fileOf('b'), fileOf('c')],
};

test('in a version conflict of a note, each changed part is chosen separately', () => {
  const theirs = { ...before, date: '2026-11-03', isShared: true, body: textOf('theirs') };
  const mine = { ...before, description: 'Letter to the school', body: textOf('mine') };
  expect(partsOfNote.differing(mine, theirs)).toEqual(['date', 'description', 'body', 'isShared']);
  const kept = new Set(partsOfNote.differing(mine, before));
  expect(partsOfNote.merge(theirs, mine, kept)).toEqual({
    ...theirs,
    description: mine.description,
    body: mine.body,
  });
});

test('in a version conflict of a note, files that either person attached are kept, and files that either removed stay removed', () => {
  const theirs = [fileOf('a', 'Front'), fileOf('c'), fileOf('t')];
  const mine = [fileOf('a'), fileOf('b'), fileOf('m')];
  expect(mergedAttachments(before.attachments, theirs, mine)).toEqual([
    fileOf('a', 'Front'),
    fileOf('t'),
    fileOf('m'),
  ]);
  const renamed = [fileOf('a', 'Back'), fileOf('c')];
  expect(mergedAttachments(before.attachments, theirs, renamed)).toEqual([
    fileOf('a', 'Back'),
    fileOf('c'),
    fileOf('t'),
  ]);
});
