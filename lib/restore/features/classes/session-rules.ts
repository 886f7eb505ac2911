import { evaluationChangeKey } from '../../../../functions/features/classes/evaluation-keys.ts';
import { sessionKey, sessionMonthKey } from '../../../../functions/features/classes/session-keys.ts';
import { sessionItem } from '../../../../functions/features/classes/sessions/session-items.ts';
import { StoredEvaluation } from '../../../../shared/features/classes/evaluations/record.ts';
import { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import { compareDerivedItems, type IntegrityViolation, keyOf, type Rule } from '../../integrity-violation.ts';
import type { OrganizationItems } from '../../organization-items.ts';

/** Rule: sessions are in the lists of their months, and evaluations match their history. */
export const sessionRules: Rule = contents => {
  const { slug } = contents;
  const stored = contents.inPartitionsWithPrefix(`C#${slug}#SESSION#`, 'SESSION');
  const read = stored.flatMap(item => {
    const { data } = StoredSession.safeParse(item);
    return data ? [{ item, data }] : [];
  });
  return [
    ...stored
      .filter(item => !StoredSession.safeParse(item).success)
      .map(item => ({
        rule: 'a session can be read',
        at: keyOf(item),
        problem: 'does not match its schema',
      })),
    ...compareDerivedItems(
      'a session is in the list of its month',
      read.map(({ item, data }) =>
        sessionItem(slug, data, typeof item.expiresAt === 'number' ? item.expiresAt : undefined),
      ),
      read.map(({ item, data }) => ({ ...item, ...data })),
    ),
    ...missingMonths(
      contents,
      read.map(({ data }) => data),
    ),
    ...evaluationViolations(contents),
  ];
};

function missingMonths(
  contents: OrganizationItems,
  sessions: readonly StoredSession[],
): IntegrityViolation[] {
  const listed = sessions.filter(({ removedAt }) => removedAt === null);
  const keys = [...new Set(listed.map(({ date }) => date.slice(0, 7)))].map(month =>
    sessionMonthKey(contents.slug, month),
  );
  return keys
    .filter(key => !contents.get(key))
    .map(key => ({
      ...{ rule: 'a month with sessions is listed', at: key, problem: 'is missing' },
      repair: { put: { ...key, kind: 'session-month' } },
    }));
}

function evaluationViolations(contents: OrganizationItems): IntegrityViolation[] {
  const { slug } = contents;
  return contents.inPartitionsWithPrefix(`C#${slug}#C#`, 'EVAL#').flatMap((item): IntegrityViolation[] => {
    const at = keyOf(item);
    const { data } = StoredEvaluation.safeParse(item);
    if (!data) return [{ rule: 'an evaluation can be read', at, problem: 'does not match its schema' }];
    const session = StoredSession.safeParse(contents.get(sessionKey(slug, data.sessionId))).data;
    const versions = Array.from({ length: data.version }, (_, before) => before + 1);
    const missing = versions.filter(version => !contents.get(evaluationChangeKey(slug, data.id, version)));
    return [
      ...(session?.participants
        ? []
        : [{ rule: 'an evaluation belongs to a session that has begun', at, problem: 'has no session' }]),
      ...missing.map(version => ({
        ...{ rule: 'every change of an evaluation is kept', at: evaluationChangeKey(slug, data.id, version) },
        problem: 'is missing',
      })),
    ];
  });
}
