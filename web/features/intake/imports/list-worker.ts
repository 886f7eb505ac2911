import type { TextEncoding } from './find-encodings.ts';
import { readList } from './read-list.ts';

interface Asked {
  bytes: Uint8Array<ArrayBuffer>;
  chosen?: TextEncoding;
}

/** Reads a list beside the page, which goes on answering meanwhile. */
self.onmessage = async ({ data: { bytes, chosen } }: MessageEvent<Asked>) => {
  self.postMessage(await readList(bytes, chosen));
};
