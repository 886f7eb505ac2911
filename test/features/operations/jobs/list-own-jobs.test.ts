import { expect, test } from 'vitest';
import { jobs } from '../../../../shared/features/operations/jobs/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { makeJob } from './samples.ts';

const running = async (who: Principal) =>
  (await who.call(jobs.listOwnJobs, {})).data.data.map(({ id, state }) => [id, state]);

test('the list of running jobs shows only the user’s own jobs, newest first', async () => {
  const { admin, join } = await openClinic();
  const user = await join();
  const { withFaults } = await openWorld();
  const { promise: gone, resolve: letWork } = Promise.withResolvers<undefined>();
  await withFaults(
    ({ lambda }) => (lambda === 'jobs' ? gone : undefined),
    async () => {
      const [first, second] = [await makeJob(user), await makeJob(user)];
      expect(await running(user)).toEqual([
        [second, 'running'],
        [first, 'running'],
      ]);
      expect(await running(admin)).toEqual([]);
      letWork(undefined);
    },
  );
  await settled();
  expect(await running(user)).toEqual([]);
});
