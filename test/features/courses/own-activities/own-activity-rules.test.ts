import { expect, test } from 'vitest';
import {
  listOwn,
  mayChangeOwn,
  maySeeOwn,
  type OwnerFilter,
} from '../../../../shared/features/courses/own-activities/own-activity-rules.ts';
import { withOtherFiles } from '../../../../shared/features/courses/own-activities/with-other-files.ts';

const ada = { id: 'ada', fullName: 'Ada Wong' };
const ben = { id: 'ben', fullName: 'Ben Lee' };
const asUser = (id: string) => ({ id, role: 'user' as const });
const asAdmin = (id: string) => ({ id, role: 'admin' as const });

test('the owner and every admin can change an activity of an organisation', () => {
  const people = [asUser('ada'), asUser('ben'), asAdmin('cyd')];
  expect(people.map(person => mayChangeOwn({ owner: ada }, person))).toEqual([true, false, true]);
});

test('an activity is visible to people who may change the activity, and to everybody in the organisation once shared', () => {
  const people = [asUser('ada'), asUser('ben'), asAdmin('cyd')];
  const seenBy = (shared: { isShared?: boolean }) =>
    people.map(person => maySeeOwn({ owner: ada, ...shared }, person));
  expect(seenBy({})).toEqual([true, false, true]);
  expect(seenBy({ isShared: false })).toEqual([true, false, true]);
  expect(seenBy({ isShared: true })).toEqual([true, true, true]);
});

const row = (
  title: string,
  owner: typeof ada,
  day: number,
  more: { isShared?: boolean; tags?: string[] } = {},
) => ({
  ...{ title, owner, tags: [], updatedAt: `2026-11-0${day}T08:00:00.000Z` },
  ...more,
});
const rows = [
  row('Old of Ben', ben, 1),
  row('Old of Ada', ada, 2),
  row('Shared by Ben', ben, 5, { isShared: true, tags: ['Saccades', 'Home'] }),
  row('Shared by Ada', ada, 3, { isShared: true }),
  row('New of Ben', ben, 7, { isShared: false }),
  row('New of Ada', ada, 4),
];
const titles = (
  person: ReturnType<typeof asUser> | ReturnType<typeof asAdmin>,
  owner: OwnerFilter,
  text = '',
) => listOwn(rows, person, { text, owner }).map(({ title }) => title);

test('a list of activities shows first the user’s own, then other activities, each group with the latest change first', () => {
  expect(titles(asUser('ada'), 'all')).toEqual([
    'New of Ada',
    'Shared by Ada',
    'Old of Ada',
    'Shared by Ben',
  ]);
  expect(titles(asAdmin('ben'), 'all')).toEqual([
    ...['New of Ben', 'Shared by Ben', 'Old of Ben'],
    ...['New of Ada', 'Shared by Ada', 'Old of Ada'],
  ]);
  expect(titles(asUser('cyd'), 'all')).toEqual(['Shared by Ben', 'Shared by Ada']);
});

test('a list of activities can be limited to the user’s own activities or to shared activities', () => {
  expect(titles(asUser('ada'), 'mine')).toEqual(['New of Ada', 'Shared by Ada', 'Old of Ada']);
  expect(titles(asUser('ada'), 'shared')).toEqual(['Shared by Ben']);
  expect(titles(asUser('cyd'), 'mine')).toEqual([]);
  expect(titles(asAdmin('cyd'), 'shared')).toEqual(['Shared by Ben', 'Shared by Ada']);
});

test('a search for activities covers titles, tags and owners, ignoring case', () => {
  expect(titles(asUser('ada'), 'all', 'OLD OF')).toEqual(['Old of Ada']);
  expect(titles(asUser('ada'), 'all', 'saccADES')).toEqual(['Shared by Ben']);
  expect(titles(asUser('ada'), 'all', 'lee')).toEqual(['Shared by Ben']);
  expect(titles(asUser('ada'), 'all', 'columns')).toEqual([]);
  expect(titles(asUser('ada'), 'all', 'SaccadesHome')).toEqual([]);
});

const image = (fileId: string) => ({ type: 'image' as const, fileId });
const film = (fileId: string) => ({ type: 'file' as const, fileId, captions: { en: 'WEBVTT', zh: '' } });

test('when the file IDs in an activity are replaced by new IDs, a file that gets no new ID is removed from the activity', () => {
  const attachments = [
    { fileId: 'file_3', name: 'One' },
    { fileId: 'file_4', name: 'Two' },
  ];
  const files = { icon: image('file_1'), video: film('file_2'), attachments };
  expect(withOtherFiles(files, id => `${id}x`)).toEqual({
    icon: image('file_1x'),
    video: film('file_2x'),
    attachments: [
      { fileId: 'file_3x', name: 'One' },
      { fileId: 'file_4x', name: 'Two' },
    ],
  });
  expect(withOtherFiles(files, id => (id === 'file_4' ? 'file_9' : undefined))).toEqual({
    ...{ icon: null, video: null },
    attachments: [{ fileId: 'file_9', name: 'Two' }],
  });
});

test('replacing the file IDs in an activity does not change a built-in picture or a linked video', () => {
  const files = {
    icon: { type: 'own' as const, name: 'eye' as const },
    video: { type: 'link' as const, url: 'https://vimeo.com/76979871' },
    attachments: [],
  };
  expect(withOtherFiles(files, () => undefined)).toEqual(files);
  const none = { icon: null, video: null, attachments: [] };
  expect(withOtherFiles(none, () => 'file_9')).toEqual(none);
});
