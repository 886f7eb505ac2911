import { type PDFContext, PDFHexString, type PDFRef } from 'pdf-lib';
import type { Tag } from './marks.ts';

/** Page and number of a marked-content sequence. */
interface Content {
  page: PDFRef;
  number: number;
}

/**
 * Writes the structure tree in reading order.
 * @param pages each page with the tags of its marked-content sequences
 */
export function writeTags(
  context: PDFContext,
  document: Tag,
  pages: readonly { ref: PDFRef; contents: readonly Tag[] }[],
): PDFRef {
  const contents = new Map<Tag, Content[]>();
  for (const { ref, contents: tags } of pages) {
    tags.forEach((tag, number) => {
      contents.set(tag, [...(contents.get(tag) ?? []), { page: ref, number }]);
    });
  }
  const refs = new Map<Tag, PDFRef>();
  const root = context.nextRef();
  const write = (tag: Tag, parent: PDFRef): PDFRef => {
    const ref = context.nextRef();
    refs.set(tag, ref);
    const own = (contents.get(tag) ?? []).map(({ page, number }) =>
      context.obj({ Type: 'MCR', Pg: page, MCID: number }),
    );
    const parts = tag.children.map(child => write(child, ref));
    context.assign(
      ref,
      context.obj({
        Type: 'StructElem',
        S: tag.kind,
        P: parent,
        K: [...own, ...parts],
        ...(tag.alt !== undefined && { Alt: PDFHexString.fromText(tag.alt) }),
        ...(tag.scope && { A: { O: 'Table', Scope: tag.scope } }),
      }),
    );
    return ref;
  };
  const top = write(document, root);
  const lists = pages.flatMap(({ contents: tags }, index) => [
    index,
    tags.flatMap(tag => refs.get(tag) ?? []),
  ]);
  context.assign(
    root,
    context.obj({
      Type: 'StructTreeRoot',
      K: top,
      ParentTree: context.register(context.obj({ Nums: lists })),
      ParentTreeNextKey: pages.length,
    }),
  );
  return root;
}
