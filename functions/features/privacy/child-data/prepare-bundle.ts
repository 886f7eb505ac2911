import { AppError } from '../../../../shared/core/errors.ts';
import { fileLinkSeconds } from '../../../../shared/core/limits.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { childData } from '../../../../shared/features/privacy/child-data/endpoints.ts';
import type { ChangedDocument } from '../../../../shared/features/privacy/child-data/schema.ts';
import type { Handler, OrganizationContext } from '../../../composition/context.ts';
import { itemsByKey } from '../../../platform/storage/get-in-batches.ts';
import { requireSameCase } from '../../cases/feature.ts';
import { decide, decidedBy } from '../case-rights/decide.ts';
import { CaseErasuresStore } from '../erasures/case-erasures-store.ts';
import { bundleObjectKey } from './bundle-object-key.ts';
import { withBundleState } from './bundle-state.ts';

/** Finished documents whose printed data about the child have changed since, oldest first. */
async function findChangedDocuments(
  child: Case,
  {
    organization,
    openStore,
    now,
    caseDataParts,
  }: Pick<OrganizationContext, 'organization' | 'openStore' | 'now' | 'caseDataParts'>,
): Promise<ChangedDocument[]> {
  const items = await openStore(CaseErasuresStore).readCase(child);
  const checked = { child, items, itemAt: itemsByKey(items), organization, openStore, now };
  const found = await Promise.all(caseDataParts.map(part => part.changed?.(checked) ?? []));
  return found.flat().toSorted((one, other) => one.date.localeCompare(other.date));
}

export const prepareBundle: Handler<typeof childData.prepareBundle> = async (
  { caseId, changesAcknowledged },
  context,
) => {
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
};

export const openBundle: Handler<typeof childData.openBundle> = async (
  { caseId },
  { organization: { slug }, actor, records, files, now },
) => {
  requireSameCase(caseId, records.case);
  const { bundle, bundleJob } = records.caseRights ?? {};
  const isThere = bundle?.expiresAt && Date.parse(bundle.expiresAt) > now();
  if (!isThere || !bundleJob || bundle.by.id !== actor.id) throw new AppError('record.missing');
  return {
    url: await files.linkToObject(bundleObjectKey(slug, caseId, bundleJob)),
    name: 'case-data.zip',
    expiresAt: new Date(now() + fileLinkSeconds * 1000).toISOString(),
  };
};
