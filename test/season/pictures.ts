import type { RouteGrowth } from './growth.ts';
import type { LivedSeason } from './live-season.ts';

/** A picture with a curve: a value at each comparison of a season. */
export interface Picture {
  title: string;
  file: string;
  values: number[];
}

const drawnRoutes = 4;
const megabyte = 1e6;

/** The curves of the amount of stored data, and of the costs of the busiest endpoints. */
export function pictures({ comparisons }: LivedSeason, growth: RouteGrowth[]): Picture[] {
  const sizes = comparisons.map(one => one.sizes);
  const megabytes = (bytes: number) => Math.round(bytes / megabyte);
  const disk = sizes.map(one => megabytes(Object.values(one.disk).reduce((sum, bytes) => sum + bytes, 0)));
  const calls = growth.slice(0, drawnRoutes).map(({ route, units }, index) => ({
    title: `Units of ${route}`,
    file: `units-${index + 1}.svg`,
    values: units.map(value => Math.round(value)),
  }));
  return [
    { title: 'Stored items', file: 'items.svg', values: sizes.map(({ items }) => items) },
    {
      title: 'Bytes of the largest item',
      file: 'largest-item.svg',
      values: sizes.map(({ largest }) => largest.bytes),
    },
    {
      title: 'Kilobytes of the largest partition',
      file: 'largest-partition.svg',
      values: sizes.map(({ partitions }) => Math.round((partitions[0]?.bytes ?? 0) / 1_000)),
    },
    { title: 'Megabytes on disk', file: 'disk.svg', values: disk },
    {
      title: 'Megabytes of memory',
      file: 'memory.svg',
      values: sizes.map(({ memory }) => megabytes(memory)),
    },
    ...calls,
  ];
}
