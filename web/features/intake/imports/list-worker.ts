import type { TextEncoding } from '../../../../shared/core/reading/decode-bytes.ts';
import { readList } from './read-list.ts';

interface Asked {
  bytes: Uint8Array<ArrayBuffer>;
  chosen?: TextEncoding;
}

/** Reads a list in a worker, so that the page stays responsive. */
self.onmessage = async ({ data: { bytes, chosen } }: MessageEvent<Asked>) => {
  self.postMessage(await readList(bytes, chosen));
};
