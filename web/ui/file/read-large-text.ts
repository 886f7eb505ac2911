import { openPdf } from './open-pdf.ts';

/** Reads the lines of the first page that are larger than a size in points, without headings. */
export async function readLargeText(
  bytes: ArrayBuffer,
  size: number,
  signal: AbortSignal,
): Promise<string[]> {
  const task = openPdf(bytes, signal);
  const page = await (await task.promise).getPage(1);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  await task.destroy();
  const lines = [''];
  let isParagraph = false;
  for (const item of items) {
    if (!('str' in item)) {
      if (item.type === 'beginMarkedContentProps') isParagraph = 'tag' in item && item.tag === 'P';
      continue;
    }
    if (item.hasEOL) lines.push('');
    const [scale = 0] = item.transform as number[];
    if (isParagraph && scale > size) lines.push((lines.pop() ?? '') + item.str);
  }
  return lines.map(line => line.trim()).filter(line => line !== '');
}
