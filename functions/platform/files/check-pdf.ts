import { inflateSync } from 'node:zlib';
import { AppError } from '../../../shared/core/errors.ts';
import { CorruptFileError } from './corrupt-file-error.ts';

/** PDF names of active content, attachments and encryption. */
const activeContent =
  /\/(JavaScript|JS|Launch|SubmitForm|ImportData|GoToE|RichMedia|EmbeddedFiles?|XFA|Encrypt)(?![\w#.+-])/;
/** Those that are too long to appear in compressed data by chance. */
const unambiguousActiveContent = /\/(JavaScript|SubmitForm|ImportData|RichMedia|EmbeddedFile)/;

/** Total decompressed size limit of object streams. */
const maxUnpackedBytes = 64 * 1024 * 1024;

/**
 * Checks that a PDF is a plain document: no active content, no attachments,
 * no password, and no trailing data.
 * @throws file.not-plain, CorruptFileError
 */
export function checkPdf(bytes: Uint8Array): void {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!/startxref\s+\d+\s+%%EOF\s*$/.test(text.slice(-1_024)))
    throw new CorruptFileError('no end, or not the end');
  const { objects, packed } = splitStreams(text);
  const unpacked = unpack(packed);
  const isActive = [objects, ...unpacked].some(part => activeContent.test(decodeNameEscapes(part)));
  if (isActive || unambiguousActiveContent.test(text)) throw new AppError('file.not-plain');
}

/** The text outside of streams, and the compressed object streams. */
function splitStreams(text: string): { objects: string; packed: string[] } {
  const [outside, packed]: [string[], string[]] = [[], []];
  let at = 0;
  for (const { index, 0: begin } of text.matchAll(/\bstream\r?\n/g)) {
    if (index < at) continue;
    const head = text.slice(at, index);
    const end = text.indexOf('endstream', index);
    if (end < 0) throw new CorruptFileError('a stream without an end');
    outside.push(head);
    const object = head.slice(head.lastIndexOf(' obj'));
    if (/\/Type\s*\/ObjStm\b/.test(decodeNameEscapes(object))) {
      if (!/\/Filter\s*\[?\s*\/(FlateDecode|Fl)\s*\]?\s*[/>]/.test(object))
        throw new AppError('file.not-plain');
      packed.push(text.slice(index + begin.length, end));
    }
    at = end;
  }
  outside.push(text.slice(at));
  return { objects: outside.join('\n'), packed };
}

function unpack(packed: string[]): string[] {
  let left = maxUnpackedBytes;
  return packed.map(stream => {
    try {
      const bytes = inflateSync(Buffer.from(stream, 'latin1'), { maxOutputLength: left });
      left = Math.max(1, left - bytes.length);
      return bytes.toString('latin1');
    } catch {
      throw new CorruptFileError('objects that cannot be unpacked');
    }
  });
}

/** Decodes `#xx` escapes in names. */
function decodeNameEscapes(text: string): string {
  return text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
