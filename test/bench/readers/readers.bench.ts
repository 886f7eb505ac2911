import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { median } from '../throughput.bench.ts';
import { inputs } from './inputs.ts';

const rounds = process.argv.includes('--full') ? 5 : 3;

/**
 * Measures the processor time, in seconds, of each reader (parser) for its largest accepted inputs, and
 * prints the slowest first.
 */
export async function benchReaders(): Promise<void> {
  const measured: { row: string; seconds: number }[] = [];
  for (const [at, { reader, what }] of inputs.entries()) {
    const seconds: number[] = [];
    for (let round = 0; round < rounds; round++) seconds.push(await readOnce(at));
    measured.push({
      row: `| ${reader} | ${what} | ${median(seconds).toFixed(2)} |`,
      seconds: median(seconds),
    });
  }
  const rows = measured.toSorted((one, other) => other.seconds - one.seconds).map(({ row }) => row);
  console.log(['| Reader | Input | Seconds |', '| --- | --- | ---: |', ...rows].join('\n'));
}

async function readOnce(at: number): Promise<number> {
  const worker = new Worker(new URL('./measure.ts', import.meta.url), { workerData: at });
  const [seconds] = (await once(worker, 'message')) as [number];
  await worker.terminate();
  return seconds;
}
