import * as fc from 'fast-check';
import {
  screenings as calls,
  type screenings,
} from '../../../../shared/features/screening/screenings/endpoints.ts';
import type { Screening, ScreeningFields } from '../../../../shared/features/screening/screenings/schema.ts';
import type { Answer } from '../../../../shared/features/screening/tests/answers.schema.ts';
import {
  placesOf,
  screeningTests,
  type TestId,
} from '../../../../shared/features/screening/tests/catalogue.ts';
import type { Principal } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';

export const done = (values: Record<string, number | string>): Answer => ({ state: 'done', values });
const values: Partial<Record<TestId, Record<string, number | string>>> = {
  romberg: { seconds: 24.5, sway: 1 },
  oneLeg: { seconds: 0 },
  eyesight: { unaided: '0.8', aided: '1.0' },
  eyeTracking: { vertical: 38.2, horizontal: 61.4, omissions: 2, additions: 0, errors: 1 },
  eyeHand: { rate: 50 },
  overlays: { without: 80, with: 104 },
  plusLens: { effect: 'same', without: 80, with: 82 },
};

/** Results in which every test has a value, and one side of a test was not done. */
export const answeredTests = (): Record<string, unknown> => ({
  ...Object.fromEntries(
    screeningTests.map(test => [
      test.id,
      Object.fromEntries(placesOf(test).map(place => [place, done(values[test.id] ?? { grade: 0 })])),
    ]),
  ),
  oneLeg: {
    right: done({ seconds: 0 }),
    left: { state: 'notDone', reason: 'unable', note: 'A cast' },
    remark: 'Held on to the wall',
  },
  eyesight: {
    right: done({ unaided: '0.8' }),
    left: done({ unaided: '1.0' }),
    details: { notation: 'decimal', distance: 6 },
  },
});

export type ScreeningInput = Partial<Omit<ScreeningFields, 'tests'> & Pick<Screening, 'band'>> & {
  tests?: Record<string, unknown>;
};

const fields = {
  date: '2026-05-16',
  school: 'Harbour School',
  grade: 'P3',
  place: 'Hall',
  wearsSpectacles: false,
  notes: 'Slept badly',
};
const band = { band: '7-11', bandReason: 'Two years ahead' } as const;

/** Creates a draft screening, for a new case if none is given. */
export async function makeScreening(
  maker: Pick<Principal, 'call'>,
  changes: ScreeningInput = {},
  caseId?: string,
): Promise<Screening> {
  const of = caseId ?? (await makeCase(maker)).id;
  const sent = { ...fields, ...band, tests: answeredTests(), ...changes, caseId: of };
  return (await maker.call(calls.createScreening, sent)).data;
}

export async function makeFinishedScreening(
  maker: Pick<Principal, 'call'>,
  changes: ScreeningInput = {},
  caseId?: string,
): Promise<Screening> {
  const { id, version } = await makeScreening(maker, changes, caseId);
  return (await maker.call(calls.finishScreening, { screeningId: id, version })).data;
}

const path = async (maker: Principal) => {
  const { id, version } = await makeScreening(maker);
  return { screeningId: id, version };
};
const finishedPath = async (maker: Principal) => {
  const { id, version } = await makeFinishedScreening(maker);
  return { screeningId: id, version };
};
const references = { screeningId: 'screening' } as const;
const withTester = { testerId: 'member' } as const;
const fixedFields = ['version'] as const;
const generated = { tests: fc.constant(answeredTests()), testerId: fc.constant(null) };
const allowedRaceErrors = ['screening.draft-exists', 'screening.finished', 'screening.deleted'] as const;

export const screeningsSamples: Samples<typeof screenings> = {
  searchScreenings: {
    input: async ({ maker }) => {
      await makeScreening(maker);
      return {};
    },
    references: { cursor: 'screeningCursor' },
    costGrowsWithData: true,
  },
  readScreenings: {
    input: async ({ maker }) => ({ ids: [(await makeFinishedScreening(maker)).id], limit: 10 }),
    references: { cursor: 'screeningCursor' },
  },
  listCaseScreenings: {
    input: async ({ maker }) => ({ caseId: (await makeScreening(maker)).caseId }),
    references: { caseId: 'case' },
  },
  createScreening: {
    form: async ({ page, maker, open }) => {
      const birthDate = `${new Date().getUTCFullYear() - 9}-01-10`;
      await open(`/learning-efficiency/create/7-11?case=${(await makeCase(maker, { birthDate })).id}`);
      await page.getByRole('textbox', { name: 'Grade at the time' }).fill('P4');
      return page.getByRole('button', { name: 'Begin the tests' });
    },

    input: async ({ maker }) => ({
      ...fields,
      ...band,
      tests: answeredTests(),
      caseId: (await makeCase(maker)).id,
    }),
    references: { caseId: 'case', ...withTester },
    fixedFields: ['date', 'bandReason'],
    arbitraries: generated,
    expectedOutput: ({ notes, place }) => ({ notes, place }),
    allowedRaceErrors: [...allowedRaceErrors],
  },
  getScreening: {
    input: async ({ maker }) => path(maker).then(({ screeningId }) => ({ screeningId })),
    references,
    // Only admins can delete a finished screening, so the request may be denied.
    allowedRaceErrors: ['permission.denied'],
  },
  saveScreening: {
    input: async ({ maker }) => ({ ...fields, tests: answeredTests(), ...(await path(maker)) }),
    references: { ...references, ...withTester },
    fixedFields: [...fixedFields, 'date'],
    arbitraries: generated,
    expectedOutput: ({ notes, place }) => ({ notes, place }),
    // Several changes of a draft in one editing session have one journal entry together, so this change adds
    // no entry.
    isNotJournaled: true,
    allowedRaceErrors: [...allowedRaceErrors],
  },
  changeBand: {
    input: async ({ maker }) => ({ ...(await path(maker)), ...band }),
    references,
    fixedFields: [...fixedFields, 'bandReason'],
    expectedOutput: sent => ({ band: sent.band }),
    allowedRaceErrors: [...allowedRaceErrors],
  },
  suggestRecommendations: {
    input: async ({ maker }) => path(maker),
    references,
    fixedFields: [...fixedFields],
    allowedRaceErrors: [...allowedRaceErrors],
  },
  finishScreening: {
    input: async ({ maker }) => path(maker),
    references,
    fixedFields: [...fixedFields],
    expectedOutput: () => ({ status: 'finished' }),
    allowedRaceErrors: [...allowedRaceErrors],
  },
  amendScreening: {
    input: async ({ maker }) => finishedPath(maker),
    references,
    fixedFields: [...fixedFields],
    expectedOutput: () => ({ status: 'amended' }),
    allowedRaceErrors: [...allowedRaceErrors, 'report.draft'],
  },
  getScreeningChanges: {
    input: async ({ maker }) => finishedPath(maker).then(({ screeningId }) => ({ screeningId })),
    references,
  },
  reopenScreening: {
    input: async ({ maker }) => finishedPath(maker),
    references,
    fixedFields: [...fixedFields],
    expectedOutput: () => ({ status: 'draft' }),
    allowedRaceErrors: [...allowedRaceErrors],
  },
  reviewScreening: {
    input: async ({ maker }) => ({ ...(await finishedPath(maker)), isReviewed: true }),
    references,
    fixedFields: [...fixedFields],
    allowedRaceErrors: [...allowedRaceErrors, 'report.draft'],
  },
  dismissSuggestion: {
    input: async ({ maker }) => ({
      screeningId: (await finishedPath(maker)).screeningId,
      node: 'balance',
      isDismissed: true,
    }),
    references: { ...references, node: 'public' },
    expectedOutput: ({ node, isDismissed }) => ({ dismissedNodes: isDismissed ? [node] : [] }),
    allowedRaceErrors: [...allowedRaceErrors, 'report.draft'],
  },
  deleteScreening: {
    input: async ({ maker }) => path(maker).then(({ screeningId }) => ({ screeningId })),
    references,
    // Only admins can delete a finished screening, so the request may be denied.
    allowedRaceErrors: ['permission.denied'],
  },
  restoreScreening: {
    input: async ({ maker }) => {
      const { screeningId } = await path(maker);
      await maker.call(calls.deleteScreening, { screeningId });
      return { screeningId };
    },
    references,
    expectedOutput: () => ({ deletedAt: null }),
    // Only admins can delete and restore a finished screening. If the screening was finished meanwhile, the
    // request may be denied.
    allowedRaceErrors: [...allowedRaceErrors, 'permission.denied'],
  },
};
