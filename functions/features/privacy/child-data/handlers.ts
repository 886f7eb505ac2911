import { AppError } from '../../../../shared/core/errors.ts';
import { fileLinkSeconds } from '../../../../shared/core/limits.ts';
import { childData } from '../../../../shared/features/privacy/child-data/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { decide, decidedBy } from '../case-rights/decide.ts';
import { bundleObjectKey } from './bundle-object-key.ts';

/** After so long without an end, a copy can be asked for again. */
const staleAfterMs = 15 * 60_000;

export const endpoints = childData;

export const handlers: Handlers<typeof childData> = {
  prepareBundle: ({ caseId }, context) =>
    decide(context, ({ bundle }) => {
      const isUnderWay =
        bundle?.state === 'preparing' && context.now() - Date.parse(bundle.at) < staleAfterMs;
      if (isUnderWay) return undefined;
      const { job, write, act } = context.jobs.prepare({ kind: 'childData', caseId }, null);
      return {
        changes: {
          bundle: { ...decidedBy(context), state: 'preparing', expiresAt: null, size: null },
          bundleJob: job.id,
        },
        event: { name: 'bundle-prepared' },
        writes: [write],
        auditEvents: [act],
      };
    }),

  openBundle: async ({ caseId }, { organization: { slug }, actor, records, files, now }) => {
    const { bundle, bundleJob } = records.caseRights ?? {};
    const isThere = bundle?.expiresAt && Date.parse(bundle.expiresAt) > now();
    if (!isThere || !bundleJob || bundle.by.id !== actor.id) throw new AppError('record.missing');
    return {
      url: await files.linkToObject(bundleObjectKey(slug, caseId, bundleJob)),
      name: 'case-data.zip',
      expiresAt: new Date(now() + fileLinkSeconds * 1000).toISOString(),
    };
  },
};
