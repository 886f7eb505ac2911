import type { AskedTable } from '../../../ui/file/table/table-source.ts';
import { readDeviceFile } from './read-device-file.ts';

/** Reads a device's file in a web worker, which is loaded when the user chooses a file. */
self.onmessage = async ({ data: { bytes, choice } }: MessageEvent<AskedTable>) => {
  self.postMessage(await readDeviceFile(bytes, choice));
};
