import readJpeg, { init as initReadJpeg } from '@jsquash/jpeg/decode.js';
import writeJpeg, { init as initWriteJpeg } from '@jsquash/jpeg/encode.js';
import readPng, { init as initReadPng } from '@jsquash/png/decode.js';
import writePng, { init as initWritePng } from '@jsquash/png/encode.js';
import readWebp, { init as initReadWebp } from '@jsquash/webp/decode.js';
import { memoizeAsync } from '../memoize-async.ts';
import type { Pixels } from './downscale.ts';
import { readWasm } from './read-wasm.ts';
import { stripAncillaryChunks } from './strip-ancillary-chunks.ts';

const jpegQuality = 85;

/** Available in Node, but missing from its types. */
declare const WebAssembly: { compile: (bytes: Uint8Array<ArrayBuffer>) => Promise<object> };

const compiled = (name: Parameters<typeof readWasm>[0]) => readWasm(name).then(WebAssembly.compile);

/** WebAssembly codecs, so that a malicious image cannot escape the sandbox. */
const open = memoizeAsync(() =>
  Promise.all([
    compiled('jpeg-read').then(initReadJpeg),
    compiled('jpeg-write').then(initWriteJpeg),
    compiled('png').then(async module => {
      await initReadPng(module);
      await initWritePng(module);
    }),
    compiled('webp-read').then(initReadWebp),
  ]),
);

/** Decodes an image with EXIF orientation applied. @throws Error if it cannot be decoded */
export async function readPixels(
  bytes: Uint8Array,
  type: 'image/jpeg' | 'image/png' | 'image/webp',
): Promise<Pixels> {
  await open();
  const buffer = (of: Uint8Array) => new Uint8Array(of).buffer;
  if (type === 'image/jpeg') return readJpeg(buffer(bytes), { preserveOrientation: true });
  return type === 'image/png' ? readPng(buffer(stripAncillaryChunks(bytes))) : readWebp(buffer(bytes));
}

export async function writeImage(image: Pixels, type: 'image/jpeg' | 'image/png'): Promise<Uint8Array> {
  await open();
  const options = { quality: jpegQuality };
  return new Uint8Array(type === 'image/jpeg' ? await writeJpeg(image, options) : await writePng(image));
}
