/** Seconds of a processor that work takes, the least of several tries: other work only ever adds to it. */
export async function cpuSeconds(work: () => unknown, tries = 3): Promise<number> {
  const seconds: number[] = [];
  for (let left = tries; left > 0; left--) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    seconds.push((user + system) / 1e6);
  }
  return Math.min(...seconds);
}

/** Below this, a measurement tells nothing of how it grows. */
const negligibleSeconds = 0.05;
const factor = 4;
/** Linear work takes four times as long, quadratic work sixteen times. */
const mostTimes = 9;

/** What else a worker does, such as collecting its garbage, can fall into every try of one measurement, but not of all. */
const measurements = 3;

/**
 * How much longer work takes when its input is four times as long, by the best of several measurements.
 * @param make the input, of about that many bytes
 * @returns what is wrong; undefined if it grows no faster than its input
 */
export async function growthProblem<Input>(
  make: (bytes: number) => Input,
  work: (input: Input) => unknown,
  bytes: number,
): Promise<string | undefined> {
  const measure = async (length: number) => {
    const input = make(length);
    return cpuSeconds(() => attempt(() => work(input)));
  };
  let problem: string | undefined;
  for (let left = measurements; left > 0; left--) {
    const long = await measure(bytes * factor);
    if (long < negligibleSeconds) return undefined;
    const short = await measure(bytes);
    if (long <= Math.max(short, negligibleSeconds / factor) * mostTimes) return undefined;
    problem = `${bytes} bytes take ${short.toFixed(3)} s, ${bytes * factor} take ${long.toFixed(3)} s`;
  }
  return problem;
}

/** A refusal is as good as an answer; how long it takes is what counts. */
async function attempt(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch {
    // Refused.
  }
}
