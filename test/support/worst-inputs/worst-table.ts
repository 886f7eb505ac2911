import type { Usage } from './usage-of.ts';

const [begin, end] = ['<!-- worst inputs -->', '<!-- end of worst inputs -->'];
const rowsShown = 40;

/** The page with the table in place of the last one, the slowest calls first. */
export function worstTable(page: string, measured: [call: string, worst: Usage][]): string {
  const [before = '', rest = ''] = page.split(begin);
  const after = rest.split(end)[1];
  if (after === undefined) throw new Error(`the page has no ${begin}`);
  const slowest = measured.toSorted(([, one], [, other]) => other.seconds - one.seconds);
  const rows = slowest
    .slice(0, rowsShown)
    .map(
      ([call, { what, seconds, megabytes, status }]) =>
        `| ${call} | ${what.replaceAll('|', '\\|')} | ${status} | ${seconds.toFixed(2)} | ${megabytes} |`,
    );
  const others = slowest.slice(rowsShown).map(([, { seconds }]) => seconds);
  const remark = `The other ${others.length} calls take at most ${Math.max(0, ...others).toFixed(2)} s.`;
  const table = [
    '| call | worst input | status | seconds | MB |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ];
  return `${before}${begin}\n\n${table.join('\n')}\n\n${remark}\n\n${end}${after}`;
}
