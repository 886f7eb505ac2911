import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import { bundlePrefix } from './bundle-object-key.ts';

/** Deletes every copy of the data of a case. */
export async function eraseBundles({ organization, caseId, eraser }: CaseDataScope): Promise<void> {
  await (await eraser()).erase(bundlePrefix(organization, caseId));
}
