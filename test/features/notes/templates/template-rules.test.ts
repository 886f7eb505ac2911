import { expect, test } from 'vitest';
import type { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import { TemplateFields } from '../../../../shared/features/notes/templates/schema.ts';
import { hasKnownFields } from '../../../../shared/features/notes/templates/template-fields.ts';
import {
  filesOfTemplate,
  mayChangeTemplate,
} from '../../../../shared/features/notes/templates/template-rules.ts';

const author = { id: 'ada', fullName: 'Ada' };

test('the author can change a template; admins can change a shared template', () => {
  const may = (isPublic: boolean, id: string, role: 'user' | 'admin') =>
    mayChangeTemplate({ author, isPublic }, { id, role });
  expect(may(false, 'ada', 'user')).toBe(true);
  expect(may(true, 'ben', 'user')).toBe(false);
  expect(may(true, 'cyd', 'admin')).toBe(true);
  expect(may(false, 'cyd', 'admin')).toBe(false);
});

test('each picture in a template is listed once among the template’s files', () => {
  const picture = (fileId: string) => ({ type: 'image', attrs: { fileId, alt: '', width: 'full' } });
  const filesOf = filesOfTemplate as (template: object) => string[];
  const body = { type: 'doc', content: [picture('file_a'), picture('file_b')] };
  expect(filesOf({ picture: null, body: { type: 'doc', content: [] } })).toEqual([]);
  expect(filesOf({ picture: { fileId: 'file_b' }, body })).toEqual(['file_b', 'file_a']);
  expect(filesOf({ picture: { fileId: 'file_c' }, body })).toEqual(['file_c', 'file_a', 'file_b']);
});

test('a template with an unknown merge field is rejected, and only known merge fields are filled in', () => {
  const documentOf = (...names: string[]): RichDocument => ({
    type: 'doc',
    content: names.map((name): RichDocument['content'][number] => ({
      type: 'paragraph',
      content: [{ type: 'field', attrs: { name, value: null } }],
    })),
  });
  expect(hasKnownFields(documentOf())).toBe(true);
  expect(hasKnownFields(documentOf('case.fullName', 'tree.concerns'))).toBe(true);
  expect(hasKnownFields(documentOf('case.fullName', 'case.secret'))).toBe(false);
  const parse = (body: RichDocument) => TemplateFields.safeParse({ name: 'Letter', isPublic: true, body });
  expect(parse(documentOf('case.age')).success).toBe(true);
  expect(parse(documentOf('case.secret')).error?.issues).toMatchObject([
    { path: ['body'], message: 'validation.field' },
  ]);
});
