import { changedFields } from '../../../../shared/features/cases/cases/changed-fields.ts';
import type { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { Handler, OrganizationContext } from '../../../composition/context.ts';
import { assignmentDetail, forbidUnassigning, readAssignable } from '../assignment/assignment.ts';
import { replacePhoto } from './attach-photo.ts';
import { checkFields } from './check-fields.ts';
import { requireSameCase } from './require-same-case.ts';

export const changeCase: Handler<typeof cases.changeCase> = async (
  { caseId, version: _, assignedIds, ...fields },
  context,
) => {
  const { organization, records, cases, now } = context;
  requireSameCase(caseId, records.case);
  /** Older clients do not send `genderText` and `guardian`; these fields keep their values. */
  const { genderText = records.case.genderText, guardian = records.case.guardian } = fields;
  const checked = await checkFields({ ...fields, genderText, guardian }, organization, now());
  const assigned = assignedIds ? await readAssigned(records.case.assigned, assignedIds, context) : undefined;
  const changes = { ...checked, ...(assigned && { assigned }) };
  const isSamePhoto = checked.photoId === records.case.photoId;
  const released = isSamePhoto ? null : records.case.photoId;
  const detail = { fields: changedFields(records.case, checked), ...(released && { released }) };
  const act = { act: 'case.changed', record: caseId, detail };
  const photo = isSamePhoto ? undefined : replacePhoto(context.files, checked, released);
  return cases.change(records.case, changes, act, photo);
};

/** Returns a case's new assignees. Earlier assignees may be suspended; added ones must be active. */
async function readAssigned(
  before: Case['assigned'],
  ids: string[],
  context: OrganizationContext,
): Promise<Case['assigned']> {
  const uniqueIds = [...new Set(ids)];
  const kept = before.filter(({ id }) => uniqueIds.includes(id));
  const added = uniqueIds.filter(id => !kept.some(member => member.id === id));
  const assigned = [...kept, ...(added.length > 0 ? await readAssignable(context, added) : [])];
  forbidUnassigning(context.scope, assignmentDetail(before, assigned)?.removed);
  return assigned;
}
