import autocannon from 'autocannon';
import { cases } from '../../shared/features/cases/cases/endpoints.ts';
import { openClinic } from '../support/clinic.ts';
import { openWorld } from '../support/world.ts';
import { startBareServer } from './baseline-server.ts';

interface Load {
  url: string;
  headers: Record<string, string>;
}

const isFull = process.argv.includes('--full');
const rounds = isFull ? 6 : 3;
const seconds = isFull ? 8 : 3;
const childrenCount = isFull ? 1_000 : 100;
const connections = 8;
const body = JSON.stringify({ limit: 25, gender: null });

/** Requests a second, measured in turns so that a busy machine slows both alike. */
export async function benchThroughput(): Promise<void> {
  const world = await openWorld();
  const { admin, slug } = await openClinic();
  for (let index = 0; index < childrenCount; index++) {
    await admin.call(cases.createCase, { fullName: `Child ${index}` });
  }
  const bare = await startBareServer(world, admin, slug);
  const headers = { 'content-type': 'application/json' };
  const ours = {
    url: `${world.api}/cases/search`,
    headers: { ...headers, authorization: `Bearer ${admin.token}`, 'x-organization': slug },
  };
  const rates = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    rates.ours.push(await rateOf(ours));
    rates.bare.push(await rateOf({ url: bare.url, headers }));
  }
  bare.close();
  const [chain, least] = [median(rates.ours), median(rates.bare)];
  console.log(
    `throughput: ${chain.toFixed(0)} lists a second through gateway and chain, ${least.toFixed(0)} from a bare server; ratio ${(chain / least).toFixed(2)}`,
  );
}

async function rateOf({ url, headers }: Load): Promise<number> {
  const result = await autocannon({ url, headers, body, method: 'POST', connections, duration: seconds });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} requests were refused`);
  return result.requests.average;
}

export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
