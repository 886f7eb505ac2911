import { expect, test } from 'vitest';
import {
  readSessionAddress,
  withSession,
  wordsOfNew,
} from '../../../../web/features/classes/sessions/session-address.ts';

const read = (search: string) => readSessionAddress(new URLSearchParams(search));

test('the URL says which session is open, whether its form is open, or that a new session is being planned', () => {
  expect(read('view=week')).toBeNull();
  expect(read('session=')).toBeNull();
  expect(read('session=ses_1')).toEqual({ id: 'ses_1', isEdited: false });
  expect(read('session=ses_1&edit=1')).toEqual({ id: 'ses_1', isEdited: true });
  expect(read('session=new&at=2026-11-23T16:30&to=17:15&class=cls_1')).toEqual({
    id: null,
    given: { date: '2026-11-23', start: '16:30', end: '17:15', classId: 'cls_1' },
  });
});

test('invalid days and times in a URL are ignored', () => {
  expect(read('session=new&at=2026-02-30T25:00&to=soon')).toEqual({ id: null, given: {} });
  expect(read('session=new&at=2026-11-23')).toEqual({ id: null, given: { date: '2026-11-23' } });
});

test('the time of a session that is being planned is written to the URL and read from the URL', () => {
  const given = { date: '2026-11-23', start: '16:30', end: '17:15', caseId: 'case_1', activityId: 'cust_1' };
  expect(read(withSession(new URLSearchParams(), wordsOfNew(given)))).toEqual({ id: null, given });
});

test('opening and closing a session keeps the other parameters of the URL', () => {
  const before = new URLSearchParams('view=week&session=ses_1&edit=1&at=x');
  expect(withSession(before, {})).toBe('view=week');
  expect(withSession(before, { session: 'ses_2' })).toBe('view=week&session=ses_2');
});
