/** What a call took at the most. */
export interface Usage {
  what: string;
  status: number;
  /** Of a processor: the stand-ins of AWS are in it, so the product alone takes less. */
  seconds: number;
  /** By which the process grew meanwhile. */
  megabytes: number;
}

const sampleMs = 5;

/** Measures a call that is made alone. */
export async function usageOf(what: string, call: () => Promise<number>): Promise<Usage> {
  const memory = process.memoryUsage.rss();
  let most = memory;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, sampleMs);
  const before = process.cpuUsage();
  const status = await call().finally(() => clearInterval(watch));
  const { user, system } = process.cpuUsage(before);
  return { what, status, seconds: (user + system) / 1e6, megabytes: Math.round((most - memory) / 1e6) };
}
