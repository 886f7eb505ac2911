import { evaluationIdOf } from '../../../../shared/features/classes/evaluations/evaluation-rules.ts';
import { StoredEvaluation } from '../../../../shared/features/classes/evaluations/record.ts';
import { sessionResources } from '../../../../shared/features/classes/fhir/session-resources.ts';
import { participantsOf } from '../../../../shared/features/classes/sessions/participants.ts';
import type { StoredSessionRow } from '../../../../shared/features/classes/sessions/record.ts';
import { sessionOfChild } from '../../../../shared/features/classes/sessions/session-of-child.ts';
import { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { FhirPart } from '../../../composition/case-data-part.ts';
import { organizationKey } from '../../../platform/storage/keys.ts';
import { ClassesStore } from '../classes/classes-store.ts';
import { SessionsStore } from './sessions-store.ts';

export const openSessionsInFhir: FhirPart['open'] = async ({ table, organization, openStore }) => {
  const [rows, [record]] = await Promise.all([
    openStore(SessionsStore).since(''),
    table.get([organizationKey(organization)]),
  ]);
  const { timeZone } = OrganizationRecord.parse(record);
  const classIds = [...new Set(rows.flatMap(row => row.classIds))];
  const classes = new Map((await openStore(ClassesStore).getAll(classIds)).map(found => [found.id, found]));
  const byChild = new Map<string, { row: StoredSessionRow; own: string[] }[]>();
  for (const row of rows)
    for (const [caseId, own] of participantsOf(row, id => classes.get(id)?.stays ?? [])) {
      const known = byChild.get(caseId) ?? [];
      known.push({ row, own });
      byChild.set(caseId, known);
    }
  return async ({ caseId, items }) => {
    const evaluations = new Map(
      items
        .filter(({ sk }) => sk.startsWith('EVAL#'))
        .map(item => StoredEvaluation.parse(item))
        .map(one => [one.id, one]),
    );
    const classesOf = (ids: readonly string[]) => ids.flatMap(id => classes.get(id) ?? []);
    return (byChild.get(caseId) ?? []).flatMap(({ row, own }) =>
      sessionResources(
        sessionOfChild(row, {
          ...{ caseId, timeZone },
          classes: classesOf(own).filter(({ removedAt }) => removedAt === null),
          evaluation: evaluations.get(evaluationIdOf(caseId, row.id)),
          classesSavedAt: classesOf(row.classIds).map(({ updatedAt }) => updatedAt),
        }),
        { organization, base: null, caseId },
      ),
    );
  };
};
