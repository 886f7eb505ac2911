import { parentPort, workerData } from 'node:worker_threads';
import { inputs } from './inputs.ts';

/** Runs one reader on its input in a new thread, without warm-up, as a page does. */
const read = inputs[Number(workerData)]?.prepare();
const before = process.cpuUsage();
const count = (await read?.()) ?? 0;
const { user, system } = process.cpuUsage(before);
if (count === 0) throw new Error('The input was not accepted.');
parentPort?.postMessage((user + system) / 1e6);
