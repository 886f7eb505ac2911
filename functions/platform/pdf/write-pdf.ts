import { JpegEmbedder, PDFContext, PDFHexString, type PDFRef, PngEmbedder } from 'pdf-lib';
import type { Document } from './document.ts';
import { drawPage, type Resources } from './draw-page.ts';
import { compressedStream, embedFont } from './embed-font.ts';
import type { Fonts } from './fonts.ts';
import { type Layout, layoutDocument, paper } from './layout-document.ts';
import type { ImageMark, PageMark } from './marks.ts';
import type { Font } from './read-font.ts';
import { FontSubset } from './subset-font.ts';
import { writeFile } from './write-file.ts';
import { writeLinks } from './write-links.ts';
import { writeMetadata } from './write-metadata.ts';
import { writeTags } from './write-tags.ts';

/** Renders a document as a tagged PDF. The same document always gives the same bytes. */
export async function writePdf(document: Document, fonts: Fonts): Promise<Uint8Array> {
  const context = PDFContext.create();
  const layout = layoutDocument(document, fonts);
  const images = await embedImages(context, layout);
  const appended = await embedAppended(context, layout);
  const subsets = new Map<Font, FontSubset>();
  const subsetOf = (font: Font): FontSubset => {
    const subset = subsets.get(font) ?? new FontSubset(font);
    subsets.set(font, subset);
    return subset;
  };
  const resources: Resources = {
    fontName: font => {
      subsetOf(font);
      return `F${[...subsets.keys()].indexOf(font)}`;
    },
    glyphNumber: (font, { glyph, char, shaped }) => subsetOf(font).use(glyph, char, shaped),
    image: bytes => {
      const image = images.get(bytes);
      if (!image) throw new Error('an image was not embedded');
      return image;
    },
    forms: mark => pageOf(appended, mark).forms,
  };
  const drawn = layout.pages.map(marks => drawPage(marks, resources));
  const shared = context.register(
    context.obj({
      Font: Object.fromEntries(
        [...subsets.values()].map((subset, index) => [`F${index}`, embedFont(context, subset, index)]),
      ),
      XObject: Object.fromEntries(
        [...images.values(), ...[...appended.values()].flat().flatMap(({ forms }) => forms)].map(
          ({ name, ref }) => [name, ref],
        ),
      ),
    }),
  );
  const tree = context.nextRef();
  const refs = drawn.map(() => context.nextRef());
  const links = writeLinks(context, layout.pages, refs);
  const pages = drawn.map(({ operators, contents }, index) => {
    const ref = refs[index] ?? context.nextRef();
    const pageMark = layout.pages[index]?.find(mark => mark.kind === 'page');
    const { width, height } = pageMark ? pageOf(appended, pageMark) : paper;
    const annotations = links.filter(({ page }) => page === ref);
    context.assign(
      ref,
      context.obj({
        Type: 'Page',
        Parent: tree,
        MediaBox: [0, 0, width, height],
        Resources: shared,
        Contents: context.register(compressedStream(context, Buffer.from(operators, 'latin1'))),
        StructParents: index,
        Tabs: 'S',
        ...(annotations.length > 0 && { Annots: annotations.map(link => link.ref) }),
      }),
    );
    return { ref, contents };
  });
  context.assign(
    tree,
    context.obj({ Type: 'Pages', Kids: pages.map(({ ref }) => ref), Count: pages.length }),
  );
  const root = context.register(
    context.obj({
      Type: 'Catalog',
      Pages: tree,
      Lang: PDFHexString.fromText(document.language),
      MarkInfo: { Marked: true },
      ViewerPreferences: { DisplayDocTitle: true },
      Metadata: writeMetadata(context, document),
      StructTreeRoot: writeTags(context, layout.tags, pages, links),
    }),
  );
  const info = context.register(
    context.obj({
      Title: PDFHexString.fromText(document.title),
      Author: PDFHexString.fromText(document.author),
      Producer: PDFHexString.fromText('Lumitree'),
    }),
  );
  return writeFile(context, root, info);
}

interface EmbeddedImage {
  name: string;
  ref: PDFRef;
  width: number;
  height: number;
}

async function embedImages(context: PDFContext, { pages }: Layout): Promise<Map<Uint8Array, EmbeddedImage>> {
  const images = new Map<Uint8Array, EmbeddedImage>();
  const marks = pages.flat().filter((mark): mark is ImageMark => mark.kind === 'image');
  for (const { bytes, type } of marks) {
    if (images.has(bytes)) continue;
    const embedder = type === 'image/jpeg' ? await JpegEmbedder.for(bytes) : await PngEmbedder.for(bytes);
    const ref = await embedder.embedIntoContext(context);
    const { width, height } = embedder;
    images.set(bytes, { name: `I${images.size}`, ref, width, height });
  }
  return images;
}

type NamedPages = {
  width: number;
  height: number;
  forms: { name: string; ref: PDFRef; matrix: number[] }[];
}[];

async function embedAppended(context: PDFContext, { pages }: Layout): Promise<Map<Uint8Array, NamedPages>> {
  const marks = pages.flat().filter((mark): mark is PageMark => mark.kind === 'page');
  const appended = new Map<Uint8Array, NamedPages>();
  let named = 0;
  for (const { bytes } of marks) {
    if (appended.has(bytes)) continue;
    const { embedPages } = await import('./appended-pages.ts');
    const embedded = await embedPages(context, bytes);
    appended.set(
      bytes,
      embedded.map(page => ({
        ...page,
        forms: page.forms.map(form => ({ ...form, name: `P${named++}` })),
      })),
    );
  }
  return appended;
}

function pageOf(
  appended: ReadonlyMap<Uint8Array, NamedPages>,
  { bytes, index }: PageMark,
): NamedPages[number] {
  const page = appended.get(bytes)?.[index];
  if (!page) throw new Error('an appended PDF has fewer pages than it said');
  return page;
}
