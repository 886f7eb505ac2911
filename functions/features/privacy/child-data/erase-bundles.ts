import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import { archivesPrefix } from '../archives/archive-object-key.ts';
import { ArchiveStore } from '../archives/archive-store.ts';
import { bundlePrefix } from './bundle-object-key.ts';

/** Deletes every copy of the data of a case, those of the whole organisation too: they hold the case. */
export async function eraseBundles(scope: CaseDataScope): Promise<void> {
  const { organization, caseId, table, origin } = scope;
  await new ArchiveStore(table, organization, origin).end();
  const eraser = await scope.eraser();
  await eraser.erase(bundlePrefix(organization, caseId));
  await eraser.erase(archivesPrefix(organization));
}
