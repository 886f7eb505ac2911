import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { SanitizeStep, StepResult } from './sanitize-steps.ts';

/** A step that needs more is ended: milliseconds of a processor, and on the clock. */
export interface StepLimits {
  cpuMs: number;
  wallMs: number;
}

const stepLimits: StepLimits = { cpuMs: 5_000, wallMs: 20_000 };
/**
 * MB of JavaScript objects, which no file comes near: those of PDFs are counted, because a heap that is full
 * may end the whole process. Codecs are bounded by `limit-wasm-memory.ts`.
 */
const maxHeapMegabytes = 512;
const checkEveryMs = 50;
/** The rest waits: an attack with many files takes no more of the machine than one with two. */
const maxThreads = 2;

/** What `workerData` holds in a thread that runs a step. */
interface StepData {
  sanitizeStep: SanitizeStep;
}

/** Runs each step in a thread of its own, of which nothing is left afterwards. @param entry calls `answerStep` */
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
  /** What codecs say of a file is nobody's business. */
  thread.stdout.resume();
  thread.stderr.resume();
  const started = performance.now();
  /** A thread that has not begun, or has just ended, does not tell what it used. */
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

/** Runs the step of the thread that this is; does nothing anywhere else. */
export async function answerStep(): Promise<void> {
  const { sanitizeStep } = (workerData ?? {}) as Partial<StepData>;
  if (!sanitizeStep || !parentPort) return;
  const { runSanitizeStep } = await import('./sanitize-steps.ts');
  const result = await runSanitizeStep(sanitizeStep);
  const transfer =
    'bytes' in result ? [result.bytes.buffer] : 'image' in result ? [result.image.data.buffer] : [];
  parentPort.postMessage(result, transfer);
}
