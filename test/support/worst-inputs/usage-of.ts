/** The highest costs of a request. */
export interface Usage {
  what: string;
  status: number;
  /** CPU seconds, including the AWS stand-ins; the product alone takes less. */
  seconds: number;
  /** Memory growth of the process during the request. */
  megabytes: number;
}

const sampleMs = 5;

/** Measures a request while no other request runs. */
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
