import { expect, test } from 'vitest';
import {
  filesOfTemplate,
  mayChangeTemplate,
} from '../../../../shared/features/notes/templates/template-rules.ts';

const author = { id: 'ada', fullName: 'Ada' };

test('a template is changed by its author, and by admins where everybody uses it', () => {
  const may = (isPublic: boolean, id: string, role: 'user' | 'admin') =>
    mayChangeTemplate({ author, isPublic }, { id, role });
  expect(may(false, 'ada', 'user')).toBe(true);
  expect(may(true, 'ben', 'user')).toBe(false);
  expect(may(true, 'cyd', 'admin')).toBe(true);
  expect(may(false, 'cyd', 'admin')).toBe(false);
});

test('each picture of a template is one of its files once', () => {
  const picture = (fileId: string) => ({ type: 'image', attrs: { fileId, alt: '', width: 'full' } });
  const filesOf = filesOfTemplate as (template: object) => string[];
  const body = { type: 'doc', content: [picture('file_a'), picture('file_b')] };
  expect(filesOf({ picture: null, body: { type: 'doc', content: [] } })).toEqual([]);
  expect(filesOf({ picture: { fileId: 'file_a' }, body })).toEqual(['file_a', 'file_b']);
});
