import { AppError } from '../../../../shared/core/errors.ts';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import { nothingDecided } from '../../../../shared/features/privacy/case-rights/record.ts';
import { CaseRights } from '../../../../shared/features/privacy/case-rights/schema.ts';
import type { Handlers } from '../../../composition/context.ts';
import { withBundleState } from '../child-data/bundle-state.ts';
import { decide, decidedBy } from './decide.ts';

export const endpoints = caseRights;

export const handlers: Handlers<typeof caseRights> = {
  getCaseRights: async ({ caseId }, context) =>
    CaseRights.parse(await withBundleState(context.records.caseRights ?? nothingDecided(caseId), context)),

  restrictCase: ({ reason, note }, context) =>
    decide(context, () => ({
      changes: { restriction: { reason, note, ...decidedBy(context) } },
      event: { name: 'restricted', detail: { reason } },
    })),

  liftRestriction: (_, context) =>
    decide(context, ({ restriction, erasure }) => {
      if (!restriction) return undefined;
      if (erasure) throw new AppError('case.erasure-planned');
      return { changes: { restriction: null }, event: { name: 'restriction-lifted' } };
    }),

  holdCase: ({ note }, context) =>
    decide(context, ({ erasure }) => {
      if (erasure) throw new AppError('case.erasure-planned');
      return { changes: { hold: { note, ...decidedBy(context) } }, event: { name: 'held' } };
    }),

  releaseHold: (_, context) =>
    decide(context, ({ hold }) =>
      hold ? { changes: { hold: null }, event: { name: 'hold-released' } } : undefined,
    ),
};
