import { type PDFContext, PDFHexString, type PDFRef, PDFString } from 'pdf-lib';
import { paper } from './layout-document.ts';
import type { LinkMark, Mark, Tag } from './marks.ts';
import type { LinkAnnotation } from './write-tags.ts';

type TaggedLink = LinkMark & { tag: Tag };

const isTaggedLink = (mark: Mark): mark is TaggedLink => mark.kind === 'link' && mark.tag !== null;

/**
 * Writes the links of each page as annotations with tags. Leaves out links in repeated table headers.
 * @param refs the page objects
 */
export function writeLinks(
  context: PDFContext,
  pages: readonly (readonly Mark[])[],
  refs: readonly PDFRef[],
): LinkAnnotation[] {
  const links = refs.flatMap((page, index) =>
    (pages[index] ?? []).filter(isTaggedLink).map(mark => ({ page, mark })),
  );
  return links.map(({ page, mark: { href, tag, x, y, width, height } }, index) => {
    const structParent = refs.length + index;
    const ref = context.register(
      context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [x, paper.height - y - height, x + width, paper.height - y],
        Border: [0, 0, 0],
        F: 4,
        Contents: PDFHexString.fromText(href),
        StructParent: structParent,
        A: { S: 'URI', URI: PDFString.of(asciiAddress(href)) },
      }),
    );
    return { tag, ref, page, structParent };
  });
}

/** A URL in ASCII, as PDF requires. Characters that would end the PDF string are percent-encoded. */
const asciiAddress = (href: string): string =>
  encodeURI(href)
    .replaceAll('%25', '%')
    .replace(/[()\\]/g, sign => `%${sign.charCodeAt(0).toString(16)}`);
