import { pipeline } from 'node:stream/promises';
import { createInflate, inflateSync } from 'node:zlib';
import { CorruptFileError } from '../corrupt-file-error.ts';

/**
 * `maxBytes`: maximum inflated (unpacked) size of all streams of a document together. `maxBytesAtOnce`:
 * maximum size of a single stream that is inflated in one step; larger streams are inflated in pieces.
 */
const maxBytes = 200 * 1024 * 1024;
const maxBytesAtOnce = 4 * 1024 * 1024;

/**
 * Measures the inflated size of streams without keeping the data. A damaged stream counts as empty and is
 * accepted, because PDF readers show the part of it that is intact.
 * @throws CorruptFileError if the size is more than a PDF reader can handle
 */
export async function checkInflatedSize(streams: Buffer[]): Promise<void> {
  let left = maxBytes;
  for (const stream of streams) {
    left -= inflatedLength(stream) ?? (await countInflated(stream, left));
    if (left < 0) throw new CorruptFileError('unpacks to too much');
  }
}

/** Length of the inflated stream; undefined if the stream is too large to inflate in one step. */
function inflatedLength(stream: Buffer): number | undefined {
  try {
    return inflateSync(stream, { maxOutputLength: maxBytesAtOnce }).length;
  } catch (error) {
    return error instanceof RangeError ? undefined : 0;
  }
}

/** Counts inflated bytes. Stops soon after the count exceeds the limit. */
async function countInflated(stream: Buffer, limit: number): Promise<number> {
  let length = 0;
  const inflate = createInflate({ chunkSize: 1024 * 1024 });
  const counted = async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      length += chunk.length;
      if (length > limit) return;
    }
  };
  await pipeline([stream], inflate, counted).catch(() => {});
  return length;
}
