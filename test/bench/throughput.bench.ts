import autocannon from 'autocannon';
import { cases } from '../../shared/features/cases/cases/endpoints.ts';
import { openClinic } from '../support/clinic.ts';
import { openWorld } from '../support/world.ts';
import { startBareServer, startChainServer } from './baseline-server.ts';
import { listBody as body } from './list-call.ts';

interface Load {
  url: string;
  headers: Record<string, string>;
}

const isFull = process.argv.includes('--full');
const rounds = isFull ? 12 : 9;
const calls = isFull ? 1_000 : 200;
const childrenCount = isFull ? 1_000 : 100;
const connections = 8;

/**
 * Measures the processor time of a request for a list of cases. The elapsed time would depend on other
 * programs that run at the same time. Alternates between a bare server, the Lambda's middleware chain, and
 * the gateway with that chain.
 */
export async function benchThroughput(): Promise<void> {
  const world = await openWorld();
  const { admin, slug } = await openClinic();
  for (let index = 0; index < childrenCount; index++) {
    await admin.call(cases.createCase, { fullName: `Child ${index}` });
  }
  const headers = { 'content-type': 'application/json' };
  const [chain, bare] = await Promise.all([
    startChainServer(world, admin, slug),
    startBareServer(world, admin, slug),
  ]);
  const loads = {
    gateway: {
      url: `${world.api}/cases/search`,
      headers: { ...headers, authorization: `Bearer ${admin.token}`, 'x-organization': slug },
    },
    chain: { url: chain.url, headers },
    bare: { url: bare.url, headers },
  };
  const times = { gateway: [] as number[], chain: [] as number[], bare: [] as number[] };
  await world.backend.settled();
  for (let round = 0; round < rounds; round++)
    for (const name of ['gateway', 'chain', 'bare'] as const)
      times[name].push(await millisecondsOf(loads[name]));
  await Promise.all([chain.close(), bare.close()]);
  const least = median(times.bare);
  const beside = (name: 'gateway' | 'chain') => {
    const taken = median(times[name]);
    return `${(taken - least).toFixed(2)} ms more (ratio ${(least / taken).toFixed(2)})`;
  };
  console.log(
    `a list of cases: ${least.toFixed(2)} ms of the processor from a bare server; the chain takes ${beside('chain')}, gateway and chain ${beside('gateway')}`,
  );
}

/** Processor time of this process per request, in milliseconds. */
async function millisecondsOf({ url, headers }: Load): Promise<number> {
  const before = process.cpuUsage();
  const result = await autocannon({ url, headers, body, method: 'POST', connections, amount: calls });
  const { user, system } = process.cpuUsage(before);
  if (result.non2xx > 0) throw new Error(`${result.non2xx} requests were refused`);
  return (user + system) / 1_000 / calls;
}

export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
