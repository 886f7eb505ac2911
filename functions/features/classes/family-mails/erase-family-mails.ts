import { StoredFamilyMail } from '../../../../shared/features/classes/family-mails/record.ts';
import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import { deleteMails } from '../../../platform/mail/delete-mails.ts';
import { isPresent } from '../../../platform/storage/write.ts';
import { familyMailKey, familyMailsOf } from '../family-mail-keys.ts';

export async function eraseFamilyMails({ table, organization, caseId }: CaseDataScope): Promise<void> {
  const parts = (await table.queryAll(familyMailsOf(organization))).map(item => StoredFamilyMail.parse(item));
  for (const { id, families } of parts) {
    const named = families.filter(({ children }) =>
      children.some(child => child.caseId === caseId || child.evaluatedAs === caseId),
    );
    if (named.length === 0) continue;
    await deleteMails(
      table,
      organization,
      named.map(({ mail }) => mail),
    );
    const set = { families: families.filter(family => !named.includes(family)) };
    await table.transact([{ update: familyMailKey(organization, id), set, when: isPresent }]);
  }
}
