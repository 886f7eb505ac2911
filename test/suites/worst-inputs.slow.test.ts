import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiOperations } from '../../shared/contract.ts';
import { files } from '../../shared/features/operations/files/endpoints.ts';
import { uploadUnchecked } from '../features/operations/files/samples.ts';
import { callerWith, requestOf } from '../support/caller.ts';
import {
  type CallersByRole,
  callerForCall,
  createCallersByRole,
  inputFor,
} from '../support/callers-by-role.ts';
import { type Clinic, openClinic } from '../support/clinic.ts';
import { startProbeCount } from '../support/probe-count.ts';
import { openWorld } from '../support/world.ts';
import { largestBodies, largestInputs } from '../support/worst-inputs/largest-inputs.ts';
import { type Usage, usageOf } from '../support/worst-inputs/usage-of.ts';
import { worstTable } from '../support/worst-inputs/worst-table.ts';
import { worstUploads } from '../support/worst-inputs/worst-uploads.ts';

/**
 * Maximum CPU seconds on the machine on which the published table was measured. Set a higher limit on a busy
 * machine.
 */
const maxSeconds = Number(process.env.WORST_SECONDS ?? 2);
const maxMegabytes = 300;
/** Whether to update the table in `docs/security.md`. */
const isUpdating = process.env.UPDATE_WORST_INPUTS === '1';
const page = new URL('../../docs/security.md', import.meta.url);

const probeCount = startProbeCount('worst-inputs');
const measured: [call: string, worst: Usage][] = [];

let clinic: Clinic;
let callersByRole: CallersByRole;
beforeAll(async () => {
  clinic = await openClinic();
  callersByRole = await createCallersByRole(clinic);
});
afterAll(() => {
  if (!isUpdating) return;
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, worstTable(text, measured));
});

test.each(apiOperations.map(call => [call.name, call] as const))(
  'the worst inputs cost little time and memory: %s',
  { timeout: 600_000 },
  async (name, call) => {
    const { endpoint } = call;
    const { api } = await openWorld();
    const worst: Usage[] = [];
    const measure = async (method: string, path: string, body: string | undefined, what: string) => {
      const who =
        endpoint.needs === 'public' ? callerWith(api, {}) : await callerForCall(callersByRole, call);
      worst.push(await usageOf(what, async () => (await who.send(method, path, { body })).status));
    };
    const good = await inputFor(call, clinic, await callerForCall(callersByRole, call));
    for (const [what, input] of largestInputs(call, good)) {
      const { path, body } = requestOf(endpoint, input);
      await measure(endpoint.method, path, body, what);
    }
    if (endpoint.method !== 'GET') {
      const { path } = requestOf(endpoint, good);
      for (const [what, body] of largestBodies()) await measure(endpoint.method, path, body, what);
    }
    record(name, worst);
  },
);

test.each(worstUploads)(
  'the worst uploads cost little time and memory: completeUpload: %s',
  { timeout: 600_000 },
  async (what, make, name) => {
    const fileId = await uploadUnchecked(clinic.admin, 'attachment', make(), name);
    const path = requestOf(files.completeUpload, { fileId }).path;
    const usage = await usageOf(what, async () => (await clinic.admin.send('POST', path)).status);
    record(`completeUpload: ${what}`, [{ ...usage, what: 'as it is called' }]);
  },
);

function record(call: string, all: Usage[]): void {
  const worst = all.reduce((one, other) => ({
    ...(one.seconds >= other.seconds ? one : other),
    megabytes: Math.max(one.megabytes, other.megabytes),
  }));
  measured.push([call, worst]);
  probeCount.probe(call);
  expect(all.filter(({ status }) => status >= 500)).toEqual([]);
  expect(worst.seconds, worst.what).toBeLessThanOrEqual(maxSeconds);
  expect(worst.megabytes, worst.what).toBeLessThanOrEqual(maxMegabytes);
}
