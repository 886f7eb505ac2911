import { randomUUID } from 'node:crypto';
import { createJobsLambda } from '../../../functions/lambdas/jobs.ts';
import { jobs } from '../../../shared/features/operations/jobs/endpoints.ts';
import type { Principal } from '../clinic.ts';
import { openWorld } from '../world.ts';

/**
 * Runs a job to its end while every second table request of its worker fails: alternately, the request has no
 * effect or its response is lost. A failed worker is started again, as the queue does.
 * @param start starts the job and returns its id
 */
export async function runFailingJob(
  { admin, slug }: { admin: Principal; slug: string },
  start: () => Promise<{ id: string }>,
): Promise<{ id: string; failures: number }> {
  const { withFaults, backend } = await openWorld();
  const work = createJobsLambda(backend.environmentOf('jobs'));
  let failures = 0;
  let requests = 0;
  const id = await withFaults(
    ({ lambda, service }) => {
      if (lambda !== 'jobs' || service !== 'dynamodb') return undefined;
      requests++;
      if (requests % 2 === 0) return undefined;
      failures++;
      return failures % 2 === 0 ? 'lose-answer' : 'break-off';
    },
    async () => {
      const job = await start();
      for (let state = 'running'; state === 'running'; ) {
        await work(messageOf(slug, job.id));
        state = (await admin.call(jobs.getJob, { jobId: job.id })).data.state;
      }
      return job.id;
    },
  );
  return { id, failures };
}

const messageOf = (organization: string, id: string) => ({
  Records: [
    {
      messageId: randomUUID(),
      body: JSON.stringify({ organization, id }),
      attributes: { MessageGroupId: organization },
    } as never,
  ],
});
