import { NotificationRecord } from '../../../../shared/features/operations/notifications/record.ts';
import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import { isPresent } from '../../../platform/storage/write.ts';
import { notificationKey } from '../keys.ts';

/**
 * Removes the case's id from notifications. The notifications stay, because their numbers must have no gaps.
 */
export async function eraseFromNotifications(scope: CaseDataScope): Promise<void> {
  const { table, organization, caseId, memberIds } = scope;
  for (const member of memberIds) {
    const { pk, sk: prefix } = notificationKey(organization, member, '');
    for (const item of await table.queryAll({ pk, prefix })) {
      const { fact } = NotificationRecord.parse(item);
      if (!('caseId' in fact) || fact.caseId !== caseId) continue;
      const set = { fact: { kind: 'case.erased' } };
      await table.transact([{ update: { pk, sk: item.sk }, set, when: isPresent }]);
    }
  }
}
