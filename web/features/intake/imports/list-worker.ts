import type { AskedTable } from '../../../ui/file/table/table-source.ts';
import { readList } from './read-list.ts';

/** Reads a file of children in a web worker, so that the page stays responsive. */
self.onmessage = async ({ data: { bytes, choice } }: MessageEvent<AskedTable>) => {
  self.postMessage(await readList(bytes, choice));
};
