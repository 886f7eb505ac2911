import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { jobs } from '../../../../shared/features/operations/jobs/endpoints.ts';
import type { Job } from '../../../../shared/features/operations/jobs/schema.ts';
import type { Principal } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';
import { settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';

/** Starts a background job that processes one case of the caller. */
export async function makeJob(maker: Principal): Promise<string> {
  const { id } = await makeCase(maker);
  const { data } = await maker.call(cases.startAssignment, { caseIds: [id], addIds: [maker.person.id] });
  return data.id;
}

/** Returns a background job after all work is done. */
export async function finishedJob(reader: Principal, jobId: string): Promise<Job> {
  await settled();
  return (await reader.call(jobs.getJob, { jobId })).data;
}

export const jobsSamples: Samples<typeof jobs> = {
  listOwnJobs: { input: async () => ({}), costGrowsWithData: true },
  getJob: { input: async ({ maker }) => ({ jobId: await makeJob(maker) }), references: { jobId: 'job' } },
};
