import type { StoredSizes } from './growth.ts';
import type { LivedSeason } from './live-season.ts';
import type { Stage } from './stage.ts';

const itemLimit = 400_000;
const shownPartitions = 10;

/** Texts about the contents of the table, the disk and the memory at the first and the last comparison. */
export function storedTexts({
  comparisons,
  filled,
  stage,
}: Pick<LivedSeason, 'comparisons' | 'filled' | 'stage'>): string {
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
    filesText(first, last),
    devicesText(stage),
  ].join('\n\n');
}

function filesText(first: StoredSizes, last: StoredSizes): string {
  const count = ({ files }: StoredSizes) => [...files.unnamed.values()].reduce((sum, one) => sum + one, 0);
  const sorts = [...last.files.unnamed].map(([sort, times]) => `${times} \`${sort}\``);
  const list = sorts.length > 0 ? `: ${sorts.join(', ')}` : '';
  return `Of ${last.files.stored} files in the bucket (${first.files.stored} at first), ${count(last)} are named by no record (${count(first)} at first)${list}.`;
}

/** Describes what browsers kept. Each parent's phone was used once. */
function devicesText({ devices }: Stage): string {
  const rows = [...devices].map(([name, { kept, most }]) => {
    const cells = [kept.length, most.databases, kept.at(-1)?.databases ?? 0, kept[0]?.others ?? 0];
    return `| ${name} | ${[...cells, kept.at(-1)?.others ?? 0].join(' | ')} |`;
  });
  if (rows.length === 0) return 'No browser was used.';
  return [
    'What each browser kept, in characters: in IndexedDB at most and at the end, and in all other storages after the first and the last day of use. No name of a child or a family was readable in a file of the browsers:',
    [
      '| Device | Days | IndexedDB at most | at the end | Others first | last |',
      '| --- | ---: | ---: | ---: | ---: | ---: |',
      ...rows,
    ].join('\n'),
  ].join('\n\n');
}

const kilobytes = (bytes: number): string => Math.round(bytes / 1_000).toLocaleString('en');
