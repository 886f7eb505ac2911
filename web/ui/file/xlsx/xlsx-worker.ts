import type { SheetLimits } from './read-sheet.ts';
import { readXlsx } from './read-xlsx.ts';

interface Asked {
  bytes: Uint8Array<ArrayBuffer>;
  limits: SheetLimits;
}

self.onmessage = async ({ data: { bytes, limits } }: MessageEvent<Asked>) => {
  self.postMessage(await readXlsx(bytes, limits));
};
