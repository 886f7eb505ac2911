import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { type PDFContext, type PDFObject, type PDFRef, PDFStream } from 'pdf-lib';

const objectsPerStream = 200;

type ObjectLocation = { at: number } | { inside: number; place: number };

/** Writes the PDF file; small objects are in object streams. The same content gives the same bytes. */
export function writeFile(context: PDFContext, root: PDFRef, info: PDFRef): Uint8Array {
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n', 'latin1')];
  const places: (ObjectLocation | undefined)[] = [];
  let length = parts[0]?.length ?? 0;
  const put = (number: number, bytes: Uint8Array) => {
    const wrapped = [Buffer.from(`${number} 0 obj\n`), bytes, Buffer.from('\nendobj\n')];
    places[number] = { at: length };
    for (const part of wrapped) length += part.length;
    parts.push(...wrapped);
  };
  const small: [number, PDFObject][] = [];
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFStream) put(ref.objectNumber, bytesOf(object));
    else small.push([ref.objectNumber, object]);
  }
  let next = context.largestObjectNumber + 1;
  for (let from = 0; from < small.length; from += objectsPerStream) {
    const group = small.slice(from, from + objectsPerStream);
    group.forEach(([number], place) => {
      places[number] = { inside: next, place };
    });
    put(next, objectStream(group));
    next += 1;
  }
  const start = length;
  places[next] = { at: start };
  const id = createHash('sha256').update(Buffer.concat(parts)).digest('hex').slice(0, 32);
  const body = deflateSync(crossReferences(places));
  const dictionary = [
    `/Type /XRef /Size ${places.length} /W [1 4 2] /Root ${root} /Info ${info}`,
    `/ID [<${id}> <${id}>] /Filter /FlateDecode /Length ${body.length}`,
  ].join(' ');
  parts.push(
    Buffer.from(`${next} 0 obj\n<< ${dictionary} >>\nstream\n`),
    body,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

function bytesOf(object: PDFObject): Uint8Array {
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes;
}

function objectStream(objects: readonly [number, PDFObject][]): Uint8Array {
  let offsets = '';
  let text = '';
  for (const [number, object] of objects) {
    offsets += `${number} ${text.length} `;
    text += `${object}\n`;
  }
  const body = deflateSync(Buffer.from(offsets + text, 'latin1'));
  const dictionary = `<< /Type /ObjStm /N ${objects.length} /First ${offsets.length} /Filter /FlateDecode /Length ${body.length} >>`;
  return Buffer.concat([Buffer.from(`${dictionary}\nstream\n`), body, Buffer.from('\nendstream')]);
}

const entryBytes = 7;

function crossReferences(places: readonly (ObjectLocation | undefined)[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(entryBytes * places.length));
  for (const [number, place] of Array.from(places).entries()) {
    const entry = entryBytes * number;
    if (!place) continue;
    const isPacked = 'inside' in place;
    view.setUint8(entry, isPacked ? 2 : 1);
    view.setUint32(entry + 1, isPacked ? place.inside : place.at);
    view.setUint16(entry + 5, isPacked ? place.place : 0);
  }
  return new Uint8Array(view.buffer);
}
