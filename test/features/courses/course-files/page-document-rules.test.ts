import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PlainDocument } from '../../../../shared/features/courses/courses/schema.ts';
import { readPage } from '../../../../web/features/courses/import/foreign/page-document.ts';

const names = 'p div b i u a ul ol li h1 h4 h6 table tr td br img blockquote script iframe title span'.split(
  ' ',
);
const addresses = ['https://example.org/a', 'mailto:a@x.org', 'javascript:alert(1)', 'a b.html', '#top', ''];
const piece = fc.oneof(
  fc.constantFrom(...names).map(name => `<${name}>`),
  fc.constantFrom(...names).map(name => `</${name}>`),
  fc.constantFrom(...addresses).map(address => `<a href="${address}">`),
  fc.constantFrom(...addresses).map(address => `<iframe src="${address}">`),
  fc.constantFrom('x', ' ', '&nbsp;', '&amp;', '看', '\u0000', '\uD800', '\u202E', '<', '\n'),
);

test('a page of a course package with any HTML markup becomes a valid document', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), pieces => {
      const { blocks } = readPage(pieces.join(''));
      expect(PlainDocument.safeParse({ type: 'doc', content: blocks }).error?.issues).toBeUndefined();
    }),
    { numRuns: 2_000 },
  );
});
