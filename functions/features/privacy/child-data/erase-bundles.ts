import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import { archivesPrefix } from '../archives/archive-object-key.ts';
import { ArchiveStore } from '../archives/archive-store.ts';
import { ExportsStore } from '../fhir-exports/exports-store.ts';
import { bundlePrefix } from './bundle-object-key.ts';

/** Deletes every copy of a case's data, and archives of the whole organisation, which contain the case. */
export async function eraseBundles(scope: CaseDataScope): Promise<void> {
  const { organization, caseId, table, origin } = scope;
  await new ArchiveStore(table, organization, origin).end();
  await new ExportsStore(table, organization, origin).end();
  const eraser = await scope.eraser();
  await eraser.erase(bundlePrefix(organization, caseId));
  await eraser.erase(archivesPrefix(organization));
}
