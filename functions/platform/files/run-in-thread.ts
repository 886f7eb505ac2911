import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { SanitizeStep, StepResult } from './sanitize-steps.ts';

/** Limits of processor time and of clock time, in milliseconds. A step that exceeds one is stopped. */
export interface StepLimits {
  cpuMs: number;
  wallMs: number;
}

const stepLimits: StepLimits = { cpuMs: 5_000, wallMs: 20_000 };
/**
 * Maximum heap for JavaScript objects, in MB. A full heap may end the whole process. No file can fill it,
 * because the number of PDF objects is limited. `limit-wasm-memory.ts` limits codecs.
 */
const maxHeapMegabytes = 512;
const checkEveryMs = 50;
/**
 * Maximum number of threads at a time. Further steps wait, so an attack with many files takes no more of the
 * machine than two files do.
 */
const maxThreads = 2;

interface StepData {
  sanitizeStep: SanitizeStep;
}

/** Runs each step in a new thread, which ends with the step. @param entry module that calls `answerStep` */
export function stepRunner(entry: URL, limits: StepLimits = stepLimits) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (step: SanitizeStep): Promise<StepResult> => {
    if (running >= maxThreads) await new Promise<void>(resolve => waiting.push(resolve));
    running++;
    try {
      return await runInThread(entry, step, limits);
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
}

function runInThread(entry: URL, step: SanitizeStep, { cpuMs, wallMs }: StepLimits): Promise<StepResult> {
  const thread = new Worker(entry, {
    workerData: { sanitizeStep: step } satisfies StepData,
    transferList: ['bytes' in step ? step.bytes.buffer : step.image.data.buffer],
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  /** Discards the output of codecs, because it may contain parts of the file. */
  thread.stdout.resume();
  thread.stderr.resume();
  const started = performance.now();
  /**
   * Whether the step exceeds its time limits. The processor time of a thread that is starting or has just
   * ended counts as zero.
   */
  const isOverdue = async () => {
    const { user, system } = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    return (user + system) / 1000 > cpuMs || performance.now() - started > wallMs;
  };
  const refused: StepResult = { refused: 'corrupt' };
  const result = new Promise<StepResult>(resolve => {
    const refuse = () => resolve(refused);
    const watch = setInterval(() => {
      isOverdue().then(overdue => overdue && refuse());
    }, checkEveryMs);
    thread.once('message', resolve).once('error', refuse).once('exit', refuse);
    thread.once('exit', () => clearInterval(watch));
  });
  return result.finally(() => thread.terminate());
}

/** Runs the step of the current thread. Does nothing in a thread that runs no step. */
export async function answerStep(): Promise<void> {
  const { sanitizeStep } = (workerData ?? {}) as Partial<StepData>;
  if (!sanitizeStep || !parentPort) return;
  const { runSanitizeStep } = await import('./sanitize-steps.ts');
  const result = await runSanitizeStep(sanitizeStep);
  const transfer =
    'bytes' in result ? [result.bytes.buffer] : 'image' in result ? [result.image.data.buffer] : [];
  parentPort.postMessage(result, transfer);
}
