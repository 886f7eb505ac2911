import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Where each codec's WebAssembly lies among the packages. Bundles carry it inside (`lib/build/inline-wasm.ts`). */
const modulePaths = {
  'jpeg-read': '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm',
  'jpeg-write': '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm',
  png: '@jsquash/png/codec/pkg/squoosh_png_bg.wasm',
  'webp-read': '@jsquash/webp/codec/dec/webp_dec.wasm',
} as const;

/** The bytes of a codec. */
export const readWasm = async (name: keyof typeof modulePaths): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(resolve(modulePaths[name])));
