import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { duplicates } from '../../../shared/features/cases/duplicates/endpoints.ts';
import { merges } from '../../../shared/features/cases/merges/endpoints.ts';
import type { ModelRecord } from '../model.ts';
import { isOneOf, pick, type SeasonOrganization, type Stage, whoMay } from '../stage.ts';
import { leaveNotesOut } from './cases.ts';

/**
 * An admin notices that a child has two cases, and merges the newer into the older one. Some merges are
 * undone.
 */
export async function mergeDuplicates(stage: Stage, at: SeasonOrganization): Promise<void> {
  const { model, calls, world } = stage;
  await world.backend.settled();
  const admin = calls.of(at.clinic.admin);
  const found = await admin.call(duplicates.listDuplicates, { limit: 10 });
  const known = new Map(model.children(at.slug).map(one => [one.id, one]));
  const pair = twinsAmong([...known.values()]);
  if (!pair) return;
  const [into, from] = pair;
  if (found.data.data.length === 0)
    calls.problems.push('duplicates: a child who is there twice is not listed');
  const { caller } = pick(stage, whoMay(at, 'admin'));
  const read = async ({ id }: ModelRecord) => (await caller.call(cases.getCase, { caseId: id })).data;
  const kept = await read(into);
  const absorbed = await read(from);
  const { data } = await caller.call(merges.mergeCases, {
    ...{ caseId: into.id, version: kept.version },
    ...{ otherId: from.id, otherVersion: absorbed.version },
  });
  Object.assign(into, { version: data.version });
  if (isOneOf(stage, 3)) {
    const undone = await caller.call(merges.undoMerge, { caseId: into.id, absorbedId: from.id });
    Object.assign(from, { version: undone.data.restored.version });
    Object.assign(into, { version: undone.data.case.version });
    return;
  }
  for (const before of [kept, absorbed]) leaveNotesOut(stage, at, before, data);
  Object.assign(from, { isListed: false, isFinal: true });
  model.mergedInto.set(from.id, into.id);
}

/** Two cases of a child with the same name and date of birth. */
function twinsAmong(records: ModelRecord[]): [ModelRecord, ModelRecord] | undefined {
  const seen = new Map<string, ModelRecord>();
  for (const one of records) {
    const who = `${one.expected.fullName} ${one.expected.birthDate}`;
    const other = seen.get(who);
    if (other) return [other, one];
    seen.set(who, one);
  }
  return undefined;
}
