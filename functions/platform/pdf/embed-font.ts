import { deflateSync } from 'node:zlib';
import { type PDFContext, type PDFRef, PDFString } from 'pdf-lib';
import type { FontSubset } from './subset-font.ts';

const symbolicFlag = 4;

/** Embeds a font subset. Its ToUnicode map lets readers copy the text. */
export function embedFont(context: PDFContext, subset: FontSubset, index: number): PDFRef {
  const { font } = subset;
  const file = subset.toFile();
  const scale = 1000 / font.unitsPerEm;
  const name = `${String.fromCharCode(65 + index).repeat(6)}+${font.name}`;
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: symbolicFlag,
      FontBBox: font.box.map(value => value * scale),
      ItalicAngle: 0,
      Ascent: font.ascent * scale,
      Descent: font.descent * scale,
      CapHeight: font.capHeight * scale,
      StemV: 80,
      FontFile2: context.register(compressedStream(context, file, { Length1: file.length })),
    }),
  );
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDToGIDMap: 'Identity',
      CIDSystemInfo: {
        Registry: PDFString.of('Adobe'),
        Ordering: PDFString.of('Identity'),
        Supplement: 0,
      },
      FontDescriptor: descriptor,
      W: [0, subset.glyphs.map((_, number) => subset.advanceOf(number) * scale)],
    }),
  );
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: context.register(compressedStream(context, Buffer.from(unicodeMap(subset.texts)))),
    }),
  );
}

export function compressedStream(
  context: PDFContext,
  bytes: Uint8Array,
  dictionary: Record<string, number> = {},
) {
  return context.stream(deflateSync(bytes), { ...dictionary, Filter: 'FlateDecode' });
}

const listLength = 100;

function unicodeMap(texts: ReadonlyMap<number, string>): string {
  const rows = [...texts].map(([number, text]) => {
    const utf16 = [...Array(text.length).keys()].map(at => hex(text.charCodeAt(at))).join('');
    return `<${hex(number)}> <${utf16}>`;
  });
  const lists: string[] = [];
  for (let from = 0; from < rows.length; from += listLength) {
    const list = rows.slice(from, from + listLength);
    lists.push(`${list.length} beginbfchar\n${list.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange\n<0000> <ffff>\nendcodespacerange',
    ...lists,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}

const hex = (value: number) => value.toString(16).padStart(4, '0');
