import { expect } from 'vitest';
import type { ResponseOf } from '../../../../shared/core/endpoint.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { jobs } from '../../../../shared/features/operations/jobs/endpoints.ts';
import { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import { newPerson, openClinic, type Principal } from '../../../support/clinic.ts';
import { runFailingJob } from '../../../support/faults/run-failing-job.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { isFull } from '../../../support/is-full.ts';
import { startProbeCount } from '../../../support/probe-count.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeCase } from '../../cases/cases/samples.ts';

const count = isFull ? 1_000 : 60;
const timeout = isFull ? 900_000 : 60_000;
/** Number of cases that the test creates in parallel. */
const concurrency = 8;

type CasePage = ResponseOf<typeof cases.searchCases>;
const probeCount = startProbeCount('departures');

testInTurn(
  'the removal of a member resumes after a crash at any database request, until each case has one active owner',
  {
    timeout,
  },
  async () => {
    const clinic = await openClinic();
    const [lee, mei] = [await clinic.join({}, newPerson('Lee Leaver')), await clinic.join()];
    for (let made = 0; made < count; made += concurrency)
      await Promise.all(
        Array.from({ length: Math.min(concurrency, count - made) }, (_, at) =>
          makeCase(lee, { fullName: `Kid ${made + at}`, otherName: null, contactEmail: null, mobile: null }),
        ),
      );
    const { id: jobId, failures } = await runFailingJob(clinic, async () => {
      const sent = { memberId: lee.person.id, heirId: mei.person.id };
      return (await clinic.admin.call(offboarding.removeMember, sent)).data;
    });
    const { data: job } = await clinic.admin.call(jobs.getJob, { jobId });
    probeCount.probe('the job', (job.state !== 'done' || job.done !== count) && JSON.stringify(job));
    const owners = await ownersOf(clinic.admin);
    probeCount.probe('the cases', owners.length !== count && `${owners.length} instead of ${count}`);
    const strange = owners.filter(ids => ids !== mei.person.id);
    probeCount.probe('the owners', strange.length > 0 && `${strange.length} cases are with ${strange[0]}`);
    for (const fault of await violationsOf(clinic.slug)) probeCount.probe('what is stored', fault);
    expect(failures).toBeGreaterThan(count / 24);
    console.log(`departures: ${count} cases handed over, the worker failed ${failures} times`);
    probeCount.expectNoFailure();
  },
);

/** The IDs of the assignees of each case. */
async function ownersOf(reader: Principal): Promise<string[]> {
  const owners: string[] = [];
  let cursor: string | null = null;
  do {
    const { data }: { data: CasePage } = await reader.call(cases.searchCases, { limit: 100, cursor });
    owners.push(...data.data.map(({ assigned }) => assigned.map(({ id }) => id).join()));
    cursor = data.meta.next;
  } while (cursor !== null);
  return owners;
}
