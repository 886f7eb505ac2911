import { expect, test } from 'vitest';
import { createJobsLambda } from '../../../../functions/lambdas/jobs.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { openClinic, openSuperadmin } from '../../../support/clinic.ts';
import { openWorld } from '../../../support/world.ts';

const failTheJobs = (subject: RegExp) => (request: { lambda: string; subjects: string[] }) =>
  request.lambda === 'jobs' && request.subjects.some(key => subject.test(key))
    ? ('fail' as const)
    : undefined;

test('platform administrators see a failed background job until the job succeeds', async () => {
  const superadmin = await openSuperadmin();
  const { slug } = await openClinic();
  const { backend, withFaults } = await openWorld();
  const jobs = createJobsLambda(backend.environmentOf('jobs'));
  const failed = async () =>
    (await superadmin.call(organizations.countPlatform, {})).data.failed.map(({ work, organization }) => ({
      ...{ work, organization },
    }));
  const before = await failed();
  const { name } = (await superadmin.call(organizations.getOrganization, { organizationId: slug })).data;

  const receive = (messageId: string, times = 1) =>
    jobs({
      Records: [
        {
          messageId,
          body: JSON.stringify({ countedOrganization: slug }),
          attributes: { MessageGroupId: slug, ApproximateReceiveCount: String(times) },
        },
      ],
    } as unknown as Parameters<typeof jobs>[0]);
  const listed = [{ work: 'counts', organization: name }, ...before];
  for (const message of ['one', 'two']) {
    await withFaults(failTheJobs(new RegExp(`^[OC]#${slug}`)), async () => {
      expect((await receive(message)).batchItemFailures).toHaveLength(1);
    });
    expect(await failed()).toEqual(listed);
  }
  // The third message is about the same work, which now succeeds.
  expect((await receive('three')).batchItemFailures).toHaveLength(0);
  expect(await failed()).toEqual(before);

  // The second delivery of a message whose first delivery left no record of a failure, as after a crash.
  // Updating the records of failures fails too, but the work is still done.
  await withFaults(failTheJobs(/^X#FAILED/), async () => {
    expect((await receive('four', 2)).batchItemFailures).toHaveLength(0);
  });
  expect(await failed()).toEqual(before);

  await withFaults(failTheJobs(/^X#CERTS/), () => expect(jobs({ tick: true })).rejects.toThrow());
  await backend.settled();
  expect(await failed()).toEqual([{ work: 'requests', organization: null }, ...before]);
  await jobs({ tick: true });
  await backend.settled();
  expect(await failed()).toEqual(before);
});
