import type { AskedTable } from '../../../ui/file/table/table-source.ts';
import { readDeviceFile } from './read-device-file.ts';

/** Reads a device's file in a worker, which loads when a file is chosen. */
self.onmessage = async ({ data: { bytes, choice } }: MessageEvent<AskedTable>) => {
  self.postMessage(await readDeviceFile(bytes, choice));
};
