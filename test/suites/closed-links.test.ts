import { expect, test } from 'vitest';
import { apiOperations } from '../../shared/contract.ts';
import { surveys } from '../../shared/features/eye/surveys/endpoints.ts';
import { caseRights } from '../../shared/features/privacy/case-rights/endpoints.ts';
import { erasures } from '../../shared/features/privacy/erasures/endpoints.ts';
import { reportLinks } from '../../shared/features/reports/report-links/endpoints.ts';
import { makeCase } from '../features/cases/cases/samples.ts';
import { makeSurvey, newAnswer } from '../features/eye/surveys/samples.ts';
import { openFamily } from '../features/intake/registrations/samples.ts';
import { sendLink } from '../features/reports/report-links/send-link.ts';
import { anonymousCaller, openClinic, type Principal } from '../support/clinic.ts';
import { settled } from '../support/world.ts';

const works = (call: Promise<unknown>) =>
  call.then(
    () => true,
    () => false,
  );

type Uses = Partial<Record<string, () => Promise<boolean>>>;

interface Child {
  id: string;
  fullName: string;
}

/**
 * Links about a child that work without a sign-in. For each endpoint that takes a link, a function returns
 * whether the link still works.
 */
const links: Record<string, (admin: Principal) => Promise<{ child: Child; uses: Uses }>> = {
  'to reports': async admin => {
    const { token, birthDate, child } = await sendLink(admin);
    const stranger = await anonymousCaller();
    return {
      child,
      uses: {
        openReportLink: async () =>
          (await stranger.call(reportLinks.openReportLink, { token })).data.state === 'open',
        readLinkedReports: () => works(stranger.call(reportLinks.readLinkedReports, { token, birthDate })),
      },
    };
  },
  'to a questionnaire': async admin => {
    const child = await makeCase(admin);
    const { token } = await makeSurvey(admin, child.id);
    const family = await openFamily();
    return {
      child,
      uses: {
        openSurvey: async () => (await family.call(surveys.openSurvey, { token })).data.state === 'live',
        answerSurvey: async () => works(family.call(surveys.answerSurvey, await newAnswer(token))),
      },
    };
  },
};

const isOfPerson = 'of a person with a sign-in, or who is to have one';
/** The other endpoints without a sign-in, and why a restriction of a child does not affect them. */
const others: Record<string, string> = {
  openRegistration: 'of an organisation, which asks about a child that it need not know',
  registerChild: 'the same',
  getCapabilities: 'of no organisation',
  readCalendarFeed: 'gives its owner the timetable as they may see it at that moment',
  ...Object.fromEntries(
    [
      ...['openInvitation', 'register', 'askForInvitation', 'login', 'refresh'],
      ...['choosePassword', 'resetPassword', 'recover'],
    ].map(name => [name, isOfPerson]),
  ),
};

type Decide = (admin: Principal, child: Child) => Promise<unknown>;

/** Ways to restrict a child, and to end the restriction. */
const restrictions: Record<string, [begin: Decide, end: Decide]> = {
  'a restriction': [
    (admin, { id: caseId }) =>
      admin.call(caseRights.restrictCase, { caseId, reason: 'objection', note: null }),
    (admin, { id: caseId }) => admin.call(caseRights.liftRestriction, { caseId }),
  ],
  'a planned erasure': [
    (admin, { id: caseId, fullName: typedName }) =>
      admin.call(erasures.planErasure, { caseId, typedName, reason: 'family' }),
    (admin, { id: caseId }) => admin.call(erasures.undoErasure, { caseId }),
  ],
};

for (const [link, make] of Object.entries(links))
  for (const [name, [begin, end]] of Object.entries(restrictions))
    test(`${name} of a child closes links ${link} for good, and only a link created afterwards works`, async () => {
      const { admin } = await openClinic();
      const { child, uses } = await make(admin);
      const working = async (of: Uses) => {
        const found = await Promise.all(
          Object.entries(of).map(async ([use, tryIt]) => [use, await tryIt?.()]),
        );
        return found.filter(([, isWorking]) => isWorking).map(([use]) => use);
      };
      await begin(admin, child);
      await settled();
      expect(await working(uses)).toEqual([]);
      await end(admin, child);
      await settled();
      expect(await working(uses)).toEqual([]);
      const next = await make(admin);
      expect((await working(next.uses)).length).toBe(Object.keys(next.uses).length);
    });

test('links without sign-in close even if a child’s restriction ends before the effects of the restriction are processed', async () => {
  const { admin } = await openClinic();
  for (const make of Object.values(links)) {
    const { child, uses } = await make(admin);
    const [begin, end] = restrictions['a restriction'] ?? [];
    await begin?.(admin, child);
    await end?.(admin, child);
    await settled();
    for (const use of Object.values(uses)) expect(await use?.()).toBe(false);
  }
});

test('every endpoint without a sign-in is covered by these tests, or the reason why not is listed', () => {
  const held = ['openReportLink', 'readLinkedReports', 'openSurvey', 'answerSurvey'];
  const open = apiOperations.filter(({ endpoint }) => endpoint.needs === 'public').map(({ name }) => name);
  expect(open.toSorted()).toEqual([...held, ...Object.keys(others)].toSorted());
});
