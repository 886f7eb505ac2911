import { expect, test } from 'vitest';
import type { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import { SnippetFields } from '../../../../shared/features/notes/snippets/schema.ts';

const documentOf = (...content: RichDocument['content']): RichDocument => ({ type: 'doc', content });
const said = (text: string): RichDocument['content'][number] => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});
const field = (name: string): RichDocument['content'][number] => ({
  type: 'paragraph',
  content: [{ type: 'field', attrs: { name, value: null } }],
});
const picture: RichDocument['content'][number] = {
  type: 'image',
  attrs: { fileId: 'file_0000000000000000000000', alt: '', caption: '' },
};
const issuesOf = (...content: RichDocument['content']) =>
  SnippetFields.safeParse({ name: 'Home', body: documentOf(...content) }).error?.issues.map(
    ({ path, message }) => ({ path, message }),
  );

test('a snippet is rejected if one of the merge fields in its text is unknown', () => {
  expect(issuesOf()).toBeUndefined();
  expect(issuesOf(said('Rest'), field('case.fullName'))).toBeUndefined();
  expect(issuesOf(field('case.secret'))).toEqual([{ path: ['body'], message: 'validation.field' }]);
});

test('a snippet cannot have pictures, because a picture belongs to only one note', () => {
  expect(issuesOf(said('Rest'), picture)).toEqual([{ path: ['body'], message: 'validation.max_pictures' }]);
});

test('a snippet can have up to 20,000 bytes of JSON; a Chinese character counts as three bytes', () => {
  const around = '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":""}]}]}'
    .length;
  const room = 20_000 - around;
  const wrong = [{ path: ['body'], message: 'validation.max_length' }];
  expect(issuesOf(said('x'.repeat(room)))).toBeUndefined();
  expect(issuesOf(said('x'.repeat(room + 1)))).toEqual(wrong);
  expect(issuesOf(said('眼'.repeat(room / 2)))).toEqual(wrong);
});
