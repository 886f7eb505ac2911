/**
 * Measures the CPU seconds that a function takes: the minimum of several tries, because other work can only
 * add to it.
 */
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

/** A measurement of fewer CPU seconds is too short to show how the time grows. */
const negligibleSeconds = 0.05;
const factor = 4;
/** Maximum growth of the time: linear work takes four times as long, quadratic work sixteen times. */
const mostTimes = 9;

/**
 * Number of measurements. Other work, such as garbage collection, can spoil all tries of one measurement, but
 * hardly all measurements.
 */
const measurements = 3;

/**
 * Compares the time for an input with the time for one four times as long; one good measurement of several is
 * enough.
 * @param make creates an input of about this many bytes
 * @returns a description of the problem; undefined if the time grows about as fast as the input
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

/** Runs an action and ignores its errors, because only the time counts. */
async function attempt(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch {
    // An error only means that the input was rejected.
  }
}
