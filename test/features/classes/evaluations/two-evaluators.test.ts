import { expect } from 'vitest';
import type { ErrorCode } from '../../../../shared/core/errors.ts';
import { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import { ratingIn, unrated } from '../../../../shared/features/classes/evaluations/evaluation-rules.ts';
import type { Evaluation, EvaluationChange } from '../../../../shared/features/classes/evaluations/schema.ts';
import type { Session } from '../../../../shared/features/classes/sessions/schema.ts';
import { EvaluationQueue } from '../../../../web/features/classes/evaluations/evaluation-queue.ts';
import { CallError } from '../../../../web/platform/api/call-error.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeCustomActivity } from '../../courses/custom-activities/samples.ts';
import { makeSession } from '../sessions/samples.ts';
import { pastMonday } from './samples.ts';

interface ErrorAnswer {
  error: { code: ErrorCode; current?: unknown };
}

/** Simulates the page of an evaluator, which can go offline. */
function openPage(person: Principal, { id: sessionId }: Session) {
  const network = { isOn: true, losesAnswers: false };
  const lost: EvaluationChange[] = [];
  const queue = new EvaluationQueue({
    stored: [],
    send: async (changes, key) => {
      if (!network.isOn) throw new CallError('network.failed', 0);
      const reply = await person.send('PATCH', `class-sessions/${sessionId}/evaluations`, {
        body: JSON.stringify({ changes }),
        headers: { 'idempotency-key': key },
      });
      const body = reply.body as ErrorAnswer & { data: { evaluations: Evaluation[] } };
      if (reply.status !== 200) throw new CallError(body.error.code, reply.status, body.error);
      if (network.losesAnswers) throw new CallError('network.failed', 0);
      return body.data.evaluations;
    },
    onLost: changes => lost.push(...changes),
    onRefused: () => {
      throw new Error('Refused');
    },
  });
  queue.close();
  return { queue, network, lost };
}

const children = 12;

/** A different score for each child and activity, so that the test notices a score in the wrong place. */
const all = (
  { children: found, activities }: Session,
  field: 'participation' | 'fluency',
  first: number,
): EvaluationChange[] =>
  found.flatMap(({ id: caseId }, child) =>
    activities.map(
      ({ id: activityId }, activity): EvaluationChange => ({
        ...{ caseId, activityId, field, from: null, to: ((first + child + activity) % 5) + 1 },
      }),
    ),
  );

testInTurn(
  'when two people evaluate one session, changes of different fields are all stored, even if one person was offline',
  async () => {
    const clinic = await openClinic();
    const owner = await clinic.join();
    const [made, activities] = await Promise.all([
      Promise.all(Array.from({ length: children }, () => makeCase(owner))),
      Promise.all([makeCustomActivity(owner), makeCustomActivity(owner)]),
    ]);
    const session = await makeSession(owner, {
      ...{ date: pastMonday, caseIds: made.map(({ id }) => id), activityIds: activities.map(({ id }) => id) },
    });
    const [theirs, mine] = [openPage(clinic.admin, session), openPage(owner, session)];
    const participation = all(session, 'participation', 0);
    const fluency = all(session, 'fluency', 2);

    mine.network.isOn = false;
    mine.queue.change(fluency);
    const [first] = participation;
    if (first?.field !== 'participation') throw new Error('No change');
    mine.queue.change([{ ...first, to: 5 }]);
    expect(await mine.queue.flush()).toBe(false);
    theirs.queue.change([first]);
    expect(await theirs.queue.flush()).toBe(true);
    expect(mine.queue.state()).toMatchObject({ unsaved: fluency.length + 1, hasFailed: true });

    Object.assign(mine.network, { isOn: true, losesAnswers: true });
    const others = participation.slice(1).map(change => {
      const page = openPage(clinic.admin, session);
      page.queue.change([change]);
      return page;
    });
    await Promise.all([mine.queue.flush(), ...others.map(({ queue }) => queue.flush())]);
    mine.network.losesAnswers = false;
    for (const { queue } of [mine, ...others]) expect(await queue.flush()).toBe(true);

    expect(mine.lost).toMatchObject([{ caseId: first.caseId, field: 'participation', to: 5 }]);
    expect(others.flatMap(({ lost }) => lost)).toEqual([]);
    const { data } = await owner.call(evaluations.getSessionEvaluations, { sessionId: session.id });
    const stored = new Map(data.evaluations.map(one => [one.caseId, one]));
    for (const change of [...participation, ...fluency]) {
      if (!('activityId' in change)) continue;
      const rated = ratingIn(stored.get(change.caseId) ?? unrated, change.activityId);
      expect(rated[change.field]).toBe(change.to);
    }
    expect(await violationsOf(clinic.slug)).toEqual([]);
  },
);
