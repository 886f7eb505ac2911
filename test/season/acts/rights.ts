import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { caseRights } from '../../../shared/features/privacy/case-rights/endpoints.ts';
import { erasures } from '../../../shared/features/privacy/erasures/endpoints.ts';
import type { ModelRecord } from '../model.ts';
import { isOneOf, pick, type SeasonOrganization, type Stage, whoMay } from '../stage.ts';

/** A family asks for a restriction. Until it is lifted, only admins read the case, and nobody changes it. */
export async function restrictAndLift(stage: Stage, at: SeasonOrganization): Promise<void> {
  const { calls, model } = stage;
  const admin = calls.of(at.clinic.admin);
  const { id: caseId, expected } = pick(stage, model.children(at.slug));
  const { caller } = pick(stage, whoMay(at, 'all'));
  await admin.call(caseRights.restrictCase, { caseId, reason: 'family', note: null });
  const read = await caller.send('GET', `cases/${caseId}`);
  if (read.status < 400 || read.text.includes(String(expected.fullName)))
    calls.problems.push(`rights: a restricted case is answered ${read.status} ${read.text.slice(0, 100)}`);
  const { data } = await admin.call(cases.getCase, { caseId });
  const archiving = await at.clinic.admin.send('POST', cases.archiveCase.path.replace('{caseId}', caseId), {
    body: '{}',
  });
  if (data.status !== 'restricted' || archiving.status < 400)
    calls.problems.push(`rights: a restricted case is ${data.status} and archived with ${archiving.status}`);
  await admin.call(caseRights.liftRestriction, { caseId });
}

/** A family asks for an erasure. Some erasures are undone; the others happen after a week. */
export async function eraseChild(stage: Stage, at: SeasonOrganization): Promise<void> {
  const { calls, model } = stage;
  const admin = calls.of(at.clinic.admin);
  const merged = new Set([...model.mergedInto].flat());
  const { id: caseId, expected } = pick(
    stage,
    model.children(at.slug).filter(({ id }) => !merged.has(id)),
  );
  const typedName = String(expected.fullName);
  const { data } = await admin.call(erasures.planErasure, { caseId, reason: 'family', typedName });
  if (isOneOf(stage, 3)) {
    await admin.call(erasures.undoErasure, { caseId });
    return;
  }
  model.erasing.set(caseId, Date.parse(data.erasure?.beginsAt ?? ''));
}

/** Removes erased children and everything about them from the model, except the numbers of their visits. */
export function forgetErased({ model, world }: Pick<Stage, 'model' | 'world'>): void {
  for (const [caseId, beginsAt] of model.erasing) {
    if (beginsAt > world.now()) continue;
    model.erasing.delete(caseId);
    const ofChild = (one: ModelRecord) => one.id === caseId || model.survivorOf(one.caseId ?? '') === caseId;
    for (const record of [...model.records.values()].filter(ofChild)) {
      model.records.delete(record.id);
      model.recalls.delete(record.id);
      if (record.reference) model.erasedNumbers.push({ ...record, reference: record.reference });
      for (const [key, print] of model.prints) if (print.recordId === record.id) model.prints.delete(key);
    }
    for (const own of model.assigned.values()) own.delete(caseId);
    model.erased.push(caseId);
  }
}
