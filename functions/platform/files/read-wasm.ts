import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/**
 * Path of each codec's WebAssembly file in its package. In bundles, the file itself is part of the code
 * (`lib/build/inline-wasm.ts`).
 */
const modulePaths = {
  'jpeg-read': '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm',
  'jpeg-write': '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm',
  png: '@jsquash/png/codec/pkg/squoosh_png_bg.wasm',
  'webp-read': '@jsquash/webp/codec/dec/webp_dec.wasm',
} as const;

export const readWasm = async (name: keyof typeof modulePaths): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(resolve(modulePaths[name])));
