import { expect } from 'vitest';
import { classRowKey } from '../../../functions/features/classes/class-keys.ts';
import { evaluationChangeKey } from '../../../functions/features/classes/evaluation-keys.ts';
import { sessionKey, sessionMonthKey } from '../../../functions/features/classes/session-keys.ts';
import { findViolations } from '../../../lib/restore/find-violations.ts';
import { evaluationIdOf } from '../../../shared/features/classes/evaluations/evaluation-rules.ts';
import { openClinic } from '../../support/clinic.ts';
import { organizationItems, violationsOf } from '../../support/integrity.ts';
import { testInTurn } from '../../support/sampling/test-in-turn.ts';
import { makeEvaluatedClass } from './evaluations/samples.ts';

testInTurn(
  'the check of a restored database finds and rebuilds missing list rows of a class, a session and an evaluation',
  async () => {
    const { admin, slug } = await openClinic();
    const { classId, caseId, session } = await makeEvaluatedClass(admin);
    expect(await violationsOf(slug)).toEqual([]);
    const items = await organizationItems(slug);
    const evaluationId = evaluationIdOf(caseId, session.id);
    const row = classRowKey(slug, 'active', classId);
    const month = sessionMonthKey(slug, session.date.slice(0, 7));
    const gone = [row, month, evaluationChangeKey(slug, evaluationId, 1)];
    const isGone = ({ pk, sk }: { pk: string; sk: string }) =>
      gone.some(key => key.pk === pk && key.sk === sk);
    const at = sessionKey(slug, session.id);
    const rest = items
      .filter(item => !isGone(item))
      .map(item => (item.pk === at.pk && item.sk === at.sk ? { ...item, gsi1sk: 'wrong' } : item));
    const faults = findViolations(rest).filter(({ at: { pk, sk } }) => isGone({ pk, sk }) || pk === at.pk);
    expect(faults.map(({ rule, repair }) => [rule, repair !== undefined]).sort()).toEqual([
      ['a class is in its list', true],
      ['a month with sessions is listed', true],
      ['a session is in the list of its month', true],
      ['every change of an evaluation is kept', false],
    ]);
    const repaired = faults.flatMap(({ repair }) => (repair && 'put' in repair ? [repair.put] : []));
    const stored = items.filter(item => repaired.some(({ pk, sk }) => pk === item.pk && sk === item.sk));
    expect(repaired).toHaveLength(3);
    expect(repaired.map(item => expect.objectContaining(item))).toEqual(
      repaired.map(({ pk, sk }) => stored.find(item => item.pk === pk && item.sk === sk)),
    );
  },
);
