import { AppError } from '../../../../shared/core/errors.ts';
import type { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import { nothingDecided } from '../../../../shared/features/privacy/case-rights/record.ts';
import { CaseRights } from '../../../../shared/features/privacy/case-rights/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { withBundleState } from '../child-data/bundle-state.ts';
import { decide, decidedBy } from './decide.ts';

export const getCaseRights: Handler<typeof caseRights.getCaseRights> = async ({ caseId }, context) =>
  CaseRights.parse(await withBundleState(context.records.caseRights ?? nothingDecided(caseId), context));

export const restrictCase: Handler<typeof caseRights.restrictCase> = ({ reason, note }, context) =>
  decide(context, () => ({
    changes: { restriction: { reason, note, ...decidedBy(context) } },
    event: { name: 'restricted', detail: { reason } },
  }));

export const liftRestriction: Handler<typeof caseRights.liftRestriction> = (_, context) =>
  decide(context, ({ restriction, erasure }) => {
    if (!restriction) return undefined;
    if (erasure) throw new AppError('case.erasure-planned');
    return { changes: { restriction: null }, event: { name: 'restriction-lifted' } };
  });

export const holdCase: Handler<typeof caseRights.holdCase> = ({ note }, context) =>
  decide(context, ({ erasure }) => {
    if (erasure) throw new AppError('case.erasure-planned');
    return { changes: { hold: { note, ...decidedBy(context) } }, event: { name: 'held' } };
  });

export const releaseHold: Handler<typeof caseRights.releaseHold> = (_, context) =>
  decide(context, ({ hold }) =>
    hold ? { changes: { hold: null }, event: { name: 'hold-released' } } : undefined,
  );
