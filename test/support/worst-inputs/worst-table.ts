import type { Usage } from './usage-of.ts';

const [begin, end] = ['<!-- worst inputs -->', '<!-- end of worst inputs -->'];
const rowsShown = 40;

/**
 * Returns the page with the new measurements in its table, the slowest endpoints first. Rows of endpoints
 * that were not measured stay.
 */
export function worstTable(page: string, measured: [call: string, worst: Usage][]): string {
  const [before = '', rest = ''] = page.split(begin);
  const [table = '', after] = rest.split(end);
  if (after === undefined) throw new Error(`the page has no ${begin}`);
  const rows = new Map(rowsIn(table).map(row => [callOf(row), row]));
  for (const [call, usage] of measured) rows.set(call, rowOf(call, usage));
  const slowest = [...rows.values()].sort((one, other) => secondsOf(other) - secondsOf(one));
  const shown = slowest.slice(0, rowsShown);
  const remark = `Every other call takes less than ${secondsOf(shown.at(-1) ?? '').toFixed(2)} s.`;
  const head = '| call | worst input | status | seconds | MB |\n| --- | --- | --- | --- | --- |';
  return `${before}${begin}\n\n${head}\n${shown.join('\n')}\n\n${remark}\n\n${end}${after}`;
}

const rowsIn = (table: string) => table.split('\n').filter(line => /^\| \w+(: [^|]+)? \|.*\d \|$/.test(line));
const callOf = (row: string) => row.split(' | ')[0]?.slice(2) ?? '';
const secondsOf = (row: string) => Number(row.split(' | ')[3] ?? 0);

const rowOf = (call: string, { what, status, seconds, megabytes }: Usage) =>
  `| ${call} | ${what.replaceAll('|', '\\|')} | ${status} | ${seconds.toFixed(2)} | ${megabytes} |`;
