import type { StoredSizes } from './growth.ts';
import type { Comparison } from './live-season.ts';

const itemLimit = 400_000;
const shownPartitions = 10;

/** What the table, the disk and the memory held at the first and the last comparison. */
export function storedTexts(comparisons: Comparison[], filled: StoredSizes | undefined): string {
  const [first, last] = [comparisons[0]?.sizes, comparisons.at(-1)?.sizes];
  if (!first || !last) return 'Nothing was measured.';
  const years = new Map(filled?.partitions.map(one => [one.kind, one]));
  const before = new Map(first.partitions.map(one => [one.kind, one]));
  const partitions = last.partitions.slice(0, shownPartitions).map(({ kind, items, bytes }) => {
    const then = before.get(kind);
    const later = years.get(kind);
    const counts = [then?.items ?? 0, items, later?.items ?? ''];
    const sizes = [then?.bytes ?? 0, bytes].map(kilobytes);
    return `| \`${kind}\` | ${[...counts, ...sizes, later ? kilobytes(later.bytes) : ''].join(' | ')} |`;
  });
  const names = [...new Set([...Object.keys(first.disk), ...Object.keys(last.disk)])].sort();
  const disk = names.map(
    name => `| \`${name}\` | ${kilobytes(first.disk[name] ?? 0)} | ${kilobytes(last.disk[name] ?? 0)} |`,
  );
  const share = ((100 * last.largest.bytes) / itemLimit).toFixed(1);
  const left = Object.entries(last.left).map(
    ([what, count]) => `${count} ${what} (${first.left[what as keyof typeof first.left]} at first)`,
  );
  return [
    `At the end ${last.items} items are stored. The largest one (\`${last.largest.kind}\`) has ${last.largest.bytes} bytes as JSON, ${share} % of DynamoDB’s limit. There are ${left.join(', ')}; answers are kept for a day, drafts for 30.`,
    'The largest partition of each sort, at the first and the last comparison, and after years:',
    [
      '| Partition | Items | Items | Items | Kilobytes | Kilobytes | Kilobytes |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...partitions,
    ].join('\n'),
    `On disk (\`.local/data\` of \`npm start\`), in kilobytes; memory went from ${kilobytes(first.memory)} to ${kilobytes(last.memory)} kilobytes, with the stand-ins and the season itself in it:`,
    ['| File | First | Last |', '| --- | ---: | ---: |', ...disk].join('\n'),
  ].join('\n\n');
}

const kilobytes = (bytes: number): string => Math.round(bytes / 1_000).toLocaleString('en');
