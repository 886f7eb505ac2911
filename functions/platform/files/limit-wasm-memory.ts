const memorySection = 5;
const headLength = 8;

/**
 * Lowers the memory limit in the code of a WebAssembly module, which is usually much too high.
 * @param pages number of pages of 64 KiB
 */
export function limitWasmMemory(module: Uint8Array<ArrayBuffer>, pages: number): Uint8Array<ArrayBuffer> {
  for (let at = headLength; at < module.length; ) {
    const id = module[at];
    const [size, from] = readNumber(module, at + 1);
    if (id === memorySection) {
      const content = limitedMemory(module.subarray(from, from + size), pages);
      return join(
        module.subarray(0, at),
        [memorySection, ...writeNumber(content.length), ...content],
        module.subarray(from + size),
      );
    }
    at = from + size;
  }
  throw new Error('the module has no memory of its own');
}

/** The bytes that declare one memory: number of memories, flag for a maximum, minimum, maximum. */
function limitedMemory(section: Uint8Array, pages: number): number[] {
  const [count, from] = readNumber(section, 0);
  const [flags, behindFlags] = readNumber(section, from);
  const [minimum] = readNumber(section, behindFlags);
  if (count !== 1 || flags > 1 || minimum > pages)
    throw new Error('the memory of the module is of another kind');
  return [1, 1, ...writeNumber(minimum), ...writeNumber(pages)];
}

/** Reads a number in LEB128 encoding. @returns the number and the offset of the next byte */
function readNumber(bytes: Uint8Array, from: number): [value: number, next: number] {
  let value = 0;
  for (let at = from; ; at++) {
    const byte = bytes[at] ?? 0;
    value += (byte & 0x7f) * 2 ** (7 * (at - from));
    if (byte < 0x80) return [value, at + 1];
  }
}

function writeNumber(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...writeNumber(value >>> 7)];
}

function join(...parts: (Uint8Array | number[])[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
