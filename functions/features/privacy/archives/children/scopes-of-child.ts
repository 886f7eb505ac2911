import type { CaseDataScope } from '../../../../composition/case-data-part.ts';
import type { JobContext } from '../../../../composition/job-context.ts';
import { mergedInto } from '../../child-data/merged-into.ts';

export async function scopesOfChild(id: string, { caseDataOf }: JobContext): Promise<CaseDataScope[]> {
  const own = await caseDataOf(id);
  return [own, ...(await Promise.all(mergedInto(own).map(caseDataOf)))];
}
