import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import type { Case } from '../../../shared/features/cases/cases/schema.ts';
import { child as wholeChild } from '../../features/cases/cases/samples.ts';
import type { ModelRecord } from '../model.ts';
import { pick, type SeasonOrganization, type Stage, today, whoMay } from '../stage.ts';

const givenNames = [
  'Amelia',
  'Noah',
  'Isla',
  'Leo',
  'Freya',
  'Arthur',
  'Zoë',
  'Harry',
  '子晴',
  '家豪',
  '思颖',
  '浩然',
];
const familyNames = [
  'Adeyemi',
  'Bennett',
  'Clarke',
  'Łukasz',
  'Nilsson',
  'O’Brien',
  'Patel',
  '陈',
  '黄',
  '欧阳',
];

/**
 * Facts about a child that notes print. A child registered by the family may lack some until the case is
 * changed.
 */
const printed = ['fullName', 'otherName', 'birthDate'] as const;

/** Adds a child, as the reception does. */
export async function addCase(stage: Stage, at: SeasonOrganization): Promise<ModelRecord> {
  const { model, random } = stage;
  const number = stage.next('child');
  const year = Number(today(stage, at).slice(0, 4));
  const expected = {
    fullName: `${pick(stage, givenNames)} ${pick(stage, familyNames)} ${number}`,
    birthDate: `${year - random.randomInt(5, 14)}-0${random.randomInt(1, 10)}-1${random.randomInt(0, 10)}`,
    contactEmail: `family-${number}@season.example`,
    mobile: `+8529${String(1_000_000 + number)}`,
    fileNumber: `S-${number}`,
    grade: `P${random.randomInt(1, 7)}`,
  };
  const { caller } = pick(stage, whoMay(at, 'admin', 'all'));
  const assignee = pick(stage, whoMay(at, 'assigned'));
  const isAssigned = random.randomInt(0, 4) === 0;
  const { data } = await caller.call(cases.createCase, {
    ...wholeChild,
    ...expected,
    assignedIds: isAssigned ? [assignee.caller.person.id] : [],
  });
  if (isAssigned) model.assign(assignee.caller.person.id, data.id);
  const { id, version } = data;
  return model.add({ kind: 'case', id, organization: at.slug, day: today(stage, at), version, expected });
}

/** Changes a case, because a parent reports a new address. */
export async function changeCase(stage: Stage, at: SeasonOrganization): Promise<void> {
  const known = stage.model.children(at.slug);
  if (known.length === 0) return;
  const one = pick(stage, known);
  const { caller } = pick(stage, whoMay(at, 'admin', 'all'));
  const address = `${stage.next('address')} Season Road`;
  const expected = { ...one.expected, address };
  // A reaction to a visit also changes the case's version, so the case is read only after all reactions are
  // done.
  await stage.world.backend.settled();
  const { data: before } = await caller.call(cases.getCase, { caseId: one.id });
  const changes = { ...wholeChild, ...expected, caseId: one.id, version: before.version };
  const { data } = await caller.call(cases.changeCase, changes);
  Object.assign(one, { version: data.version, expected });
  leaveNotesOut(stage, at, before, data);
}

/**
 * If a change of a case changed facts that notes print, digests leave out the notes finished before; this
 * records so in the model.
 * @param before the case before the change, under which the notes are found
 */
export function leaveNotesOut({ model }: Stage, at: SeasonOrganization, before: Case, now: Case): void {
  if (printed.every(name => before[name] === now[name])) return;
  for (const note of model.of(at.slug, 'note'))
    if (note.expected.status !== 'draft' && model.survivorOf(note.caseId ?? '') === before.id)
      model.digested.add(note.id);
}

/** Archives a child who has moved away, or restores a child who has come back. */
export async function archiveOrRestore(stage: Stage, at: SeasonOrganization): Promise<void> {
  const { caller } = pick(stage, whoMay(at, 'admin'));
  const left = stage.model.of(at.slug, 'case').filter(({ isListed, isFinal }) => !isListed && !isFinal);
  if (left.length > 2) {
    const back = pick(stage, left);
    const { data } = await caller.call(cases.restoreCase, { caseId: back.id });
    Object.assign(back, { version: data.version, isListed: true });
    return;
  }
  const one = pick(stage, stage.model.children(at.slug));
  const { data } = await caller.call(cases.archiveCase, { caseId: one.id });
  Object.assign(one, { version: data.version, isListed: false });
}
