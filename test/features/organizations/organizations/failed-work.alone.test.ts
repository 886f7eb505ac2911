import { expect, test } from 'vitest';
import { createJobsLambda } from '../../../../functions/lambdas/jobs.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { openClinic, openSuperadmin } from '../../../support/clinic.ts';
import { openWorld } from '../../../support/world.ts';

const failTheJobs = (subject: RegExp) => (request: { lambda: string; subjects: string[] }) =>
  request.lambda === 'jobs' && request.subjects.some(key => subject.test(key))
    ? ('fail' as const)
    : undefined;

test('background work that failed is named to superadmins until it has succeeded', async () => {
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

  const receive = (times: number) =>
    jobs({
      Records: [
        {
          messageId: `count-${slug}`,
          body: JSON.stringify({ countedOrganization: slug }),
          attributes: { MessageGroupId: slug, ApproximateReceiveCount: String(times) },
        },
      ],
    } as unknown as Parameters<typeof jobs>[0]);
  await withFaults(failTheJobs(new RegExp(`^[OC]#${slug}`)), async () => {
    expect((await receive(1)).batchItemFailures).toHaveLength(1);
  });
  expect(await failed()).toEqual([{ work: 'counts', organization: name }, ...before]);
  expect((await receive(2)).batchItemFailures).toHaveLength(0);
  expect(await failed()).toEqual(before);

  await withFaults(failTheJobs(/^X#CERTS/), () => expect(jobs({ tick: true })).rejects.toThrow());
  await backend.settled();
  expect(await failed()).toEqual([{ work: 'requests', organization: null }, ...before]);
  await jobs({ tick: true });
  await backend.settled();
  expect(await failed()).toEqual(before);
});
