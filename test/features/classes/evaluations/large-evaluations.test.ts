import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import type { EvaluationChange } from '../../../../shared/features/classes/evaluations/schema.ts';
import type { Session } from '../../../../shared/features/classes/sessions/schema.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { organizationItems, violationsOf } from '../../../support/integrity.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeCustomActivity } from '../../courses/custom-activities/samples.ts';
import { makeSession } from '../sessions/samples.ts';
import { change, makePastSession, pastMonday, score } from './samples.ts';

const read = async (person: Principal, { id: sessionId }: Session) =>
  (await person.call(evaluations.getSessionEvaluations, { sessionId })).data.evaluations;

testInTurn(
  'finishing an evaluation clears all absent children’s ratings, even of more children than one transaction can change',
  async () => {
    const { admin, slug } = await openClinic();
    const session = await makePastSession(admin, 50);
    const { id: sessionId, children } = session;
    const said = children.flatMap(({ id: caseId }, child): EvaluationChange[] => [
      score(session, 4, { child }),
      { caseId, field: 'isAbsent', from: false, to: true },
    ]);
    await change(admin, session, said.slice(0, 50));
    await change(admin, session, said.slice(50));
    const { data } = await admin.call(evaluations.finishEvaluations, { sessionId });
    expect(data.evaluated).toBe('all');
    const cleared = children.map(({ id: caseId }) => ({ caseId, isAbsent: true, activities: [] }));
    expect(data.evaluations).toMatchObject(cleared);
    expect(await read(admin, session)).toMatchObject(cleared);
    const stored = (await organizationItems(slug)).filter(({ kind }) => kind === 'evaluation');
    expect(stored.map(({ activities }) => activities)).toEqual(children.map(() => []));
    expect(await violationsOf(slug)).toEqual([]);
  },
);

/** A past session with the maximum number of activities and with observations about one of the children. */
async function openLarge(children = 1) {
  const clinic = await openClinic();
  const { admin } = clinic;
  const made = await Promise.all(Array.from({ length: 20 }, () => makeCustomActivity(admin)));
  const caseIds = await Promise.all(Array.from({ length: children }, async () => (await makeCase(admin)).id));
  const activityIds = made.map(({ id }) => id);
  const session = await makeSession(admin, { date: pastMonday, caseIds, activityIds });
  const observed = (from: string, to: string, caseId = String(caseIds[0])): EvaluationChange[] =>
    session.activities.map(({ id: activityId }) => ({ caseId, activityId, field: 'observation', from, to }));
  return { ...clinic, session, caseIds, observed };
}

testInTurn(
  'twenty long observations can be replaced by one request, and the history contains all of them',
  async () => {
    const { admin, slug, session, observed } = await openLarge();
    const [first, second] = ['明'.repeat(5_000), '树'.repeat(5_000)];
    await change(admin, session, observed('', first));
    await change(admin, session, observed(first, second));
    const [one] = await read(admin, session);
    expect(one?.activities.map(({ observation }) => observation)).toEqual(Array(20).fill(second));
    const history = (await organizationItems(slug)).filter(({ kind }) => kind === 'evaluation-change');
    const told = history.flatMap(({ changes }) => changes as EvaluationChange[]);
    expect(told.filter(({ from }) => from === first)).toHaveLength(20);
    await change(admin, session, [score(session, 4)]);
    expect(await violationsOf(slug)).toEqual([]);
  },
);

test('ratings that would make a child’s record too large are rejected with an error at the field; earlier ratings stay', async () => {
  const { admin, session, observed } = await openLarge();
  const all = observed('', '😀'.repeat(5_000));
  await change(admin, session, all.slice(0, 10));
  const refused = { status: 400, code: 'request.invalid', fields: { changes: 'validation.too_big' } };
  const told = await admin.expectError(
    evaluations.changeEvaluations,
    { sessionId: session.id, changes: all.slice(10) },
    { 'idempotency-key': randomUUID() },
  );
  expect(told).toMatchObject(refused);
  const [one] = await read(admin, session);
  expect(one?.activities).toHaveLength(10);
  await change(admin, session, all.slice(10, 15));
});

testInTurn(
  'finishing an evaluation succeeds even if the response is too large to store; a repeated request succeeds too',
  async () => {
    const { admin, session, caseIds, observed } = await openLarge(4);
    const anySigns = () =>
      String.fromCodePoint(
        ...Array.from({ length: 5_000 }, () => 0x4e_00 + Math.floor(Math.random() * 20_000)),
      );
    for (const id of caseIds)
      await change(
        admin,
        session,
        observed('', '', id).map(one => ({ ...one, to: anySigns() }) as EvaluationChange),
      );
    const key = { 'idempotency-key': randomUUID() };
    const finish = () =>
      admin.call(evaluations.finishEvaluations, { sessionId: session.id, withGaps: true }, key);
    expect((await finish()).data.evaluations).toHaveLength(4);
    expect((await finish()).data.evaluated).toBe('all');
  },
);
