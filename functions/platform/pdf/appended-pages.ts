import { deflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  type PDFPage,
  PDFRawStream,
  type PDFRef,
  PDFStream,
} from 'pdf-lib';

/** A transformation matrix `[a b c d e f]`, as in PDF. */
type Matrix = [number, number, number, number, number, number];

/** A page of another PDF as form XObjects (reusable drawings), for a page of the same size. */
export interface AppendedPage {
  width: number;
  height: number;
  forms: { ref: PDFRef; matrix: Matrix }[];
}

const identity: Matrix = [1, 0, 0, 1, 0, 0];
/** Annotations with this flag, and those of the types below, are not copied to the appended page. */
const hiddenFlag = 2;
const notPrinted = new Set(['Link', 'Popup']);

/**
 * Embeds the pages of a PDF as they look, with annotations and filled-in forms. Nothing on them is
 * interactive.
 * @throws if the PDF cannot be read
 */
export async function embedPages(context: PDFContext, bytes: Uint8Array): Promise<AppendedPage[]> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false });
  const copier = PDFObjectCopier.for(source.context, context);
  return source.getPages().map(page => embedPage(context, copier, page));
}

function embedPage(context: PDFContext, copier: PDFObjectCopier, page: PDFPage): AppendedPage {
  const { x, y, width, height } = page.getCropBox();
  const turned = (((page.getRotation().angle % 360) + 360) % 360) / 90;
  const upright = uprightMatrices(x, y, width, height)[turned] ?? identity;
  const resources = page.node.Resources();
  const base = context.register(
    context.stream(deflateSync(contentsOf(page)), {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [x, y, x + width, y + height],
      Resources: resources ? copier.copy(resources) : {},
      Filter: 'FlateDecode',
    }),
  );
  const isTurned = turned % 2 === 1;
  return {
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    forms: [
      { ref: base, matrix: upright },
      ...annotationsOf(page).flatMap(annotation => {
        const form = formOf(context, copier, annotation);
        return form ? [{ ...form, matrix: times(form.matrix, upright) }] : [];
      }),
    ],
  };
}

/**
 * Matrices that turn a page clockwise by 0, 90, 180 and 270 degrees. Each matrix also moves the lower left
 * corner of the visible page to the origin.
 */
const uprightMatrices = (x: number, y: number, width: number, height: number): Matrix[] => [
  [1, 0, 0, 1, -x, -y],
  [0, -1, 1, 0, -y, width + x],
  [-1, 0, 0, -1, width + x, height + y],
  [0, 1, -1, 0, height + y, -x],
];

function contentsOf(page: PDFPage): Uint8Array {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray
      ? contents.asArray().map(part => page.node.context.lookup(part, PDFStream))
      : contents
        ? [contents]
        : [];
  const newline = Buffer.from('\n');
  return Buffer.concat(streams.flatMap(stream => [bytesOf(stream), newline]));
}

const bytesOf = (stream: PDFStream): Uint8Array =>
  stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : stream.getContents();

function annotationsOf(page: PDFPage): PDFDict[] {
  const list = page.node.Annots()?.asArray() ?? [];
  return list.flatMap(item => {
    const annotation = page.node.context.lookup(item);
    if (!(annotation instanceof PDFDict)) return [];
    const flags = annotation.lookupMaybe(PDFName.of('F'), PDFNumber)?.asNumber() ?? 0;
    const kind = annotation.lookupMaybe(PDFName.of('Subtype'), PDFName)?.decodeText() ?? '';
    return flags & hiddenFlag || notPrinted.has(kind) ? [] : [annotation];
  });
}

/**
 * The drawing of an annotation, scaled to its rectangle as PDF viewers do. Undefined if the annotation has no
 * drawing.
 */
function formOf(
  context: PDFContext,
  copier: PDFObjectCopier,
  annotation: PDFDict,
): AppendedPage['forms'][number] | undefined {
  const looks = annotation.lookup(PDFName.of('AP'));
  const normal = looks instanceof PDFDict ? looks.lookup(PDFName.of('N')) : undefined;
  const state = annotation.lookup(PDFName.of('AS'));
  const look = normal instanceof PDFDict && state instanceof PDFName ? normal.lookup(state) : normal;
  if (!(look instanceof PDFStream)) return undefined;
  const rectangle = numbersOf(annotation.lookup(PDFName.of('Rect')));
  const box = numbersOf(look.dict.lookup(PDFName.of('BBox')));
  const own = numbersOf(look.dict.lookup(PDFName.of('Matrix'))) ?? identity;
  if (rectangle?.length !== 4 || box?.length !== 4 || own.length !== 6) return undefined;
  const [from, into] = [boundsOf(box, own as Matrix), boundsOf(rectangle, identity)];
  if (from.width === 0 || from.height === 0) return undefined;
  const [across, up] = [into.width / from.width, into.height / from.height];
  return {
    ref: context.register(copier.copy(look)),
    matrix: [across, 0, 0, up, into.x - from.x * across, into.y - from.y * up],
  };
}

const numbersOf = (value: unknown): number[] | undefined =>
  value instanceof PDFArray
    ? value.asArray().flatMap(item => (item instanceof PDFNumber ? [item.asNumber()] : []))
    : undefined;

function boundsOf([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[], [a, b, c, d, e, f]: Matrix) {
  const corners = [x0, x1].flatMap(x => [y0, y1].map(y => [a * x + c * y + e, b * x + d * y + f] as const));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The matrix that applies the first argument, then the second. */
const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
];
