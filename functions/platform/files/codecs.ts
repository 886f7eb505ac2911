import { memoizeAsync } from '../memoize-async.ts';
import type { Pixels } from './downscale.ts';
import type { ImageType } from './image-size.ts';
import { limitWasmMemory } from './limit-wasm-memory.ts';
import { readWasm } from './read-wasm.ts';
import { stripAncillaryChunks } from './strip-ancillary-chunks.ts';

/** Options for writing JPEGs. Not progressive, because writing a progressive JPEG takes 1.5 times as long. */
const jpegOptions = { quality: 85, progressive: false };

/**
 * Memory limit of a codec, in pages of 64 KiB. These 256 MB are enough for the largest image and its file.
 */
const maxCodecPages = 4_096;

/** Declares WebAssembly, which Node has but which is missing from Node's types. */
declare const WebAssembly: { compile: (bytes: Uint8Array<ArrayBuffer>) => Promise<object> };

/** Compiles the WebAssembly of an image codec. It runs in a sandbox that a malicious image cannot leave. */
const compiled = async (name: Parameters<typeof readWasm>[0]) =>
  WebAssembly.compile(limitWasmMemory(await readWasm(name), maxCodecPages));

const openPng = memoizeAsync(() => compiled('png'));

const readers: Record<ImageType, () => Promise<(bytes: ArrayBuffer) => Promise<Pixels>>> = {
  'image/jpeg': memoizeAsync(async () => {
    const { default: read, init } = await import('@jsquash/jpeg/decode.js');
    await init(await compiled('jpeg-read'));
    return bytes => read(bytes, { preserveOrientation: true });
  }),
  'image/png': memoizeAsync(async () => {
    const { default: read, init } = await import('@jsquash/png/decode.js');
    await init(await openPng());
    return read;
  }),
  'image/webp': memoizeAsync(async () => {
    const { default: read, init } = await import('@jsquash/webp/decode.js');
    await init(await compiled('webp-read'));
    return read;
  }),
};

const writers = {
  'image/jpeg': memoizeAsync(async () => {
    const { default: write, init } = await import('@jsquash/jpeg/encode.js');
    await init(await compiled('jpeg-write'));
    return (image: Pixels) => write(image, jpegOptions);
  }),
  'image/png': memoizeAsync(async () => {
    const { default: write, init } = await import('@jsquash/png/encode.js');
    await init(await openPng());
    return (image: Pixels) => write(image);
  }),
};

/** Decodes an image with EXIF orientation applied. @throws Error if it cannot be decoded */
export async function readPixels(bytes: Uint8Array<ArrayBuffer>, type: ImageType): Promise<Pixels> {
  const read = await readers[type]();
  return read(type === 'image/png' ? stripAncillaryChunks(bytes) : wholeBuffer(bytes));
}

/** The codecs need a buffer that contains only the image, not a view of a larger one. */
const wholeBuffer = (bytes: Uint8Array<ArrayBuffer>): ArrayBuffer =>
  bytes.byteLength === bytes.buffer.byteLength ? bytes.buffer : bytes.slice().buffer;

export async function writeImage(image: Pixels, type: 'image/jpeg' | 'image/png'): Promise<Uint8Array> {
  const write = await writers[type]();
  return new Uint8Array(await write(image));
}
