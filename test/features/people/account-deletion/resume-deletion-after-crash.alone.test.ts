import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { createJobsLambda } from '../../../../functions/lambdas/jobs.ts';
import { minuteMs } from '../../../../shared/core/dates/durations.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { accountDeletion } from '../../../../shared/features/people/account-deletion/endpoints.ts';
import { profile } from '../../../../shared/features/people/profile/endpoints.ts';
import { newPerson, openClinic, password, signIn } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { isFull } from '../../../support/is-full.ts';
import { uploadOwn } from '../../../support/own-files.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { sampleOffset } from '../../../support/seed.ts';
import { openWorld, tickJobs } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { addCertificate, details } from '../profile/samples.ts';

const timeout = 60_000;
/** One in this many database requests fails. The commit under test decides which requests these are. */
const brokenEvery = isFull ? 3 : 6;
/** Limit of attempts, so that a deletion that never completes fails the test. */
const maxAttempts = 200;

testInTurn(
  'the deletion of an account completes despite repeated crashes: no data are left and one email is sent',
  {
    timeout,
  },
  async () => {
    const { backend, withFaults } = await openWorld();
    const [clinic, school] = [await openClinic(), await openClinic()];
    const lee = await clinic.join({}, newPerson('Lee Leaver'));
    const { person } = lee;
    const there = await school.join({}, person);
    const { id: caseId } = await makeCase(there);
    const memberId = person.id;
    await school.admin.call(members.suspendMember, { organizationId: school.slug, memberId });
    const again = await signIn(person, clinic.slug);
    await again.call(profile.changeProfile, { ...details, picture: await uploadOwn(again) });
    await addCertificate(again);
    const work = createJobsLambda(backend.environmentOf('jobs'));
    const { ownedBy } = await openRawTable();
    const leftOfPerson = async () => (await ownedBy(memberId)).filter(({ pk }) => !pk.includes('#I#'));
    let [seen, died, tries] = [0, 0, 0];
    await withFaults(
      ({ lambda }) => {
        if (lambda !== 'jobs') return undefined;
        seen++;
        if ((seen + sampleOffset('crashing deletion')) % brokenEvery !== 1) return undefined;
        died++;
        return died % 2 === 0 ? 'lose-answer' : 'break-off';
      },
      async () => {
        await again.call(accountDeletion.askForErasure, { password });
        for (; (await leftOfPerson()).length > 0 && tries < maxAttempts; tries++)
          await work(message(memberId));
      },
    );
    expect((await leftOfPerson()).map(({ sk }) => sk)).toEqual([]);
    expect(died).toBeGreaterThan(10);
    await backend.settled();
    expect((await again.expectError(account.getCurrentUser, {})).code).toBe('session.missing');
    const { data } = await school.admin.call(cases.getCase, { caseId });
    expect(data.assigned.map(({ id }) => id)).toEqual([school.admin.person.id]);
    expect(backend.mail.received(person.email).map(({ subject }) => subject)).toEqual([
      'Your Lumitree account has been deleted · 您的明树账号已删除',
    ]);
    expect(await violationsOf(clinic.slug, school.slug)).toEqual([]);
  },
);

testInTurn(
  'the hourly job resumes the deletion of an account whose queue message was lost',
  {
    timeout,
  },
  async () => {
    const { backend, withFaults } = await openWorld();
    const clinic = await openClinic();
    const lee = await clinic.join({}, newPerson('Lee Leaver'));
    await withFaults(
      ({ lambda }) => (lambda === 'jobs' ? 'break-off' : undefined),
      async () => {
        await lee.call(accountDeletion.askForErasure, { password });
        for (let tries = 5; tries > 0; tries--)
          await createJobsLambda(backend.environmentOf('jobs'))(message(lee.person.id));
      },
    );
    expect((await lee.call(accountDeletion.getErasure, {})).data.state).toBe('asked');
    await tickJobs(16 * minuteMs);
    expect((await lee.expectError(accountDeletion.getErasure, {})).code).toBe('session.missing');
  },
);

const message = (erasure: string) => ({
  Records: [
    {
      messageId: randomUUID(),
      body: JSON.stringify({ erasure }),
      attributes: { MessageGroupId: erasure },
    } as never,
  ],
});
