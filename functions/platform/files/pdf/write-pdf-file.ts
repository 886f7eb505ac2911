const head = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1');
const tail = Buffer.from('\nendobj\n');

/** The bytes of an object in the file, in several buffers. */
export type Written = readonly Buffer[];

export function writePdfFile(
  objects: ReadonlyMap<number, Written>,
  root: number,
  info: number | undefined,
): Uint8Array {
  const numbers = [...objects.keys()].filter(number => number > 0).sort((one, other) => one - other);
  const parts: Buffer[] = [head];
  const table: string[] = ['xref\n0 1\n0000000000 65535 f \n'];
  let place = head.length;
  for (const [index, number] of numbers.entries()) {
    const begin = Buffer.from(`${number} 0 obj\n`);
    const object = [begin, ...(objects.get(number) ?? []), tail];
    parts.push(...object);
    if (number !== (numbers[index - 1] ?? -1) + 1) table.push(`${number} ${runLength(numbers, index)}\n`);
    table.push(`${String(place).padStart(10, '0')} 00000 n \n`);
    for (const part of object) place += part.length;
  }
  const infoEntry = info !== undefined && objects.has(info) ? ` /Info ${info} 0 R` : '';
  table.push(`trailer\n<< /Size ${(numbers.at(-1) ?? 0) + 1} /Root ${root} 0 R${infoEntry} >>\n`);
  table.push(`startxref\n${place}\n%%EOF\n`);
  return Buffer.concat([...parts, Buffer.from(table.join(''), 'latin1')]);
}

/** Length of the run of consecutive object numbers that begins at this index. */
function runLength(numbers: number[], from: number): number {
  let length = 1;
  while (numbers[from + length] === (numbers[from] ?? 0) + length) length++;
  return length;
}
