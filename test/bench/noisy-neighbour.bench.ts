import { setTimeout as wait } from 'node:timers/promises';
import { cases } from '../../shared/features/cases/cases/endpoints.ts';
import { makeCase } from '../features/cases/cases/samples.ts';
import { openClinic, type Principal } from '../support/clinic.ts';

const isFull = process.argv.includes('--full');
const seconds = isFull ? 30 : 10;
/** Number of rounds with and without the noisy organisation. They alternate, so other load affects both. */
const rounds = isFull ? 4 : 2;
/**
 * The usual load, as a share of this machine's capacity. The share is small, so that the machine can handle
 * ten times as much, as Lambda can. The benchmark then measures only resources other than the processor.
 */
const normalLoadShare = 1 / 60;
const burst = 80;
const concurrency = 8;
const childrenCount = 30;

interface LoadResult {
  ms: number[];
  refused: number;
}

/** Measures how one organisation is affected when another one sends ten times the usual load. */
export async function benchNoisyNeighbour(): Promise<void> {
  const [quiet, noisy] = await Promise.all([createFilledClinic(), createFilledClinic()]);
  const usual = Math.max(1, (await capacityFor(quiet)) * normalLoadShare);
  const heard = { usual: emptyResult(), tenfold: emptyResult() };
  for (let turn = 0; turn < rounds; turn++) {
    for (const [name, rate] of [
      ['usual', usual],
      ['tenfold', 10 * usual],
    ] as const) {
      const [own, neighbours] = await Promise.all([sendAtRate(quiet, usual), sendAtRate(noisy, rate)]);
      heard[name].ms.push(...own.ms);
      heard[name].refused += own.refused;
      if (neighbours.refused > 0) console.log(`the neighbour was refused ${neighbours.refused} times`);
    }
  }
  const [before, during] = [p95(heard.usual.ms), p95(heard.tenfold.ms)];
  console.log(
    `noisy neighbour: p95 ${before.toFixed(0)} ms beside the usual load, ${during.toFixed(0)} ms beside ten times that; ratio ${(during / before).toFixed(2)} at ${usual.toFixed(1)} lists a second, ${heard.tenfold.refused} refused of ${heard.tenfold.ms.length}`,
  );
}

const emptyResult = (): LoadResult => ({ ms: [], refused: 0 });

async function createFilledClinic(): Promise<Principal> {
  const { admin } = await openClinic();
  for (let left = childrenCount; left > 0; left--) await makeCase(admin);
  return admin;
}

/** Number of lists of cases that this machine can currently return per second. */
async function capacityFor(caller: Principal): Promise<number> {
  const heard = emptyResult();
  const start = performance.now();
  const askOften = async () => {
    while (heard.ms.length < burst) await sendOnce(caller, heard);
  };
  await Promise.all(Array.from({ length: concurrency }, askOften));
  return (heard.ms.length * 1_000) / (performance.now() - start);
}

/** Sends requests at a steady rate, whether or not responses have arrived. */
async function sendAtRate(caller: Principal, rate: number): Promise<LoadResult> {
  const heard = emptyResult();
  const asked: Promise<void>[] = [];
  for (let left = Math.round(rate * seconds); left > 0; left--) {
    asked.push(sendOnce(caller, heard));
    await wait(1_000 / rate);
  }
  await Promise.all(asked);
  return heard;
}

async function sendOnce(caller: Principal, heard: LoadResult): Promise<void> {
  const start = performance.now();
  const { status } = await caller.send(cases.searchCases.method, cases.searchCases.path, { body: '{}' });
  heard.ms.push(performance.now() - start);
  if (status !== 200) heard.refused++;
}

const p95 = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
