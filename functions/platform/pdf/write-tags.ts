import { type PDFContext, PDFHexString, type PDFRef } from 'pdf-lib';
import type { Tag } from './marks.ts';

interface Content {
  page: PDFRef;
  number: number;
}

/** A link annotation on a page. `structParent` is its key in the PDF's parent tree. */
export interface LinkAnnotation {
  tag: Tag;
  ref: PDFRef;
  page: PDFRef;
  structParent: number;
}

/**
 * Writes the structure tree of a PDF, in reading order. @param pages with the tags of their marked-content
 * sequences
 */
export function writeTags(
  context: PDFContext,
  document: Tag,
  pages: readonly { ref: PDFRef; contents: readonly Tag[] }[],
  links: readonly LinkAnnotation[],
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
    const annotations = links
      .filter(link => link.tag === tag)
      .map(({ ref: Obj, page: Pg }) => context.obj({ Type: 'OBJR', Pg, Obj }));
    const parts = tag.children.map(child => write(child, ref));
    context.assign(
      ref,
      context.obj({
        Type: 'StructElem',
        S: tag.kind,
        P: parent,
        K: [...own, ...annotations, ...parts],
        ...(tag.alt !== undefined && { Alt: PDFHexString.fromText(tag.alt) }),
        ...(tag.scope && { A: { O: 'Table', Scope: tag.scope } }),
        ...(tag.numbering && { A: { O: 'List', ListNumbering: tag.numbering } }),
      }),
    );
    return ref;
  };
  const top = write(document, root);
  const lists = pages.flatMap(({ contents: tags }, index) => [
    index,
    tags.flatMap(tag => refs.get(tag) ?? []),
  ]);
  const ofLinks = links.flatMap(({ tag, structParent }) => {
    const ref = refs.get(tag);
    return ref ? [structParent, ref] : [];
  });
  context.assign(
    root,
    context.obj({
      Type: 'StructTreeRoot',
      K: top,
      ParentTree: context.register(context.obj({ Nums: [...lists, ...ofLinks] })),
      ParentTreeNextKey: pages.length + links.length,
    }),
  );
  return root;
}
