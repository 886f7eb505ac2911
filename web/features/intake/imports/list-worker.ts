import { type ListChoice, readList } from './read-list.ts';

interface Asked {
  bytes: Uint8Array<ArrayBuffer>;
  choice: ListChoice;
}

/** Reads a list in a worker, so that the page stays responsive. */
self.onmessage = async ({ data: { bytes, choice } }: MessageEvent<Asked>) => {
  self.postMessage(await readList(bytes, choice));
};
