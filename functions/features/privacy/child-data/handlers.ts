import { AppError } from '../../../../shared/core/errors.ts';
import { fileLinkSeconds } from '../../../../shared/core/limits.ts';
import { childData } from '../../../../shared/features/privacy/child-data/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { requireSameCase } from '../../cases/feature.ts';
import { decide, decidedBy } from '../case-rights/decide.ts';
import { bundleObjectKey } from './bundle-object-key.ts';
import { withBundleState } from './bundle-state.ts';
import { findChangedDocuments } from './find-changed-documents.ts';

export const endpoints = childData;

export const handlers: Handlers<typeof childData> = {
  prepareBundle: async ({ caseId, changesAcknowledged }, context) => {
    const { caseRights } = context.records;
    const known = caseRights && (await withBundleState(caseRights, context));
    requireSameCase(caseId, context.records.case);
    if (!changesAcknowledged && known?.bundle?.state !== 'preparing') {
      const documents = await findChangedDocuments(context.records.case, context);
      if (documents.length > 0) throw new AppError('report.changed', { current: { documents } });
    }
    const failedJob = known?.bundle?.state === 'failed' ? known.bundleJob : null;
    return decide(context, ({ bundle, bundleJob }) => {
      if (bundle?.state === 'preparing' && bundleJob !== failedJob) return undefined;
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
    });
  },

  openBundle: async ({ caseId }, { organization: { slug }, actor, records, files, now }) => {
    requireSameCase(caseId, records.case);
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
