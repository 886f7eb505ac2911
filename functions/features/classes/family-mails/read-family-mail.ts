import { languageTag } from '../../../../shared/core/languages.ts';
import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import {
  composeFamilyMail,
  type ObservedChild,
} from '../../../../shared/features/classes/family-mails/compose-family-mail.ts';
import type { MailedChild } from '../../../../shared/features/classes/family-mails/record.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { StoreClass } from '../../../composition/lazy-stores.ts';
import { type AttachmentSources, openAttachments } from '../../../platform/mail/attachment-sources.ts';
import { AttachmentsGone, type EmailAttachments } from '../../../platform/mail/deliver-mail.ts';
import { getCaseItems } from '../../../platform/storage/get-case-items.ts';
import { EvaluationsStore } from '../evaluations/evaluations-store.ts';
import { FamilyMailsStore } from './family-mails-store.ts';
import { readMailedActivities } from './read-mailed-activities.ts';
import { sharedObservations } from './shared-observations.ts';

/**
 * Builds the queued email to one family, without contents that the school has withdrawn since. If the child's
 * case is no longer active, the email is not sent.
 * @throws AttachmentsGone
 */
export async function readFamilyMail(
  sources: AttachmentSources,
  organization: OrganizationRecord | null,
  id: string,
  to: string,
): Promise<EmailAttachments> {
  const { slug, table, origin } = openAttachments(sources, organization, id);
  const openStore = <Store>(StoreOf: StoreClass<Store>) => new StoreOf(table, slug, origin);
  const part = await openStore(FamilyMailsStore).get(id);
  const family = part?.families.find(candidate => candidate.to === to);
  if (!part || !family) throw new AttachmentsGone();
  const items = await getCaseItems(
    table,
    slug,
    family.children.map(({ caseId }) => caseId),
  );
  if (items.some(item => Case.safeParse(item).data?.status !== 'active')) throw new AttachmentsGone();
  const observe = async ({ fullName, evaluatedAs, shared }: MailedChild): Promise<ObservedChild> => {
    if (shared.length === 0) return { fullName, observations: new Map() };
    const stored = await openStore(EvaluationsStore).ofSession(part.sessionId, [evaluatedAs]);
    const ofMail = shared.map(activityId => ({ id: activityId }));
    return { fullName, observations: sharedObservations(stored.get(evaluatedAs), ofMail) };
  };
  const [activities, children] = await Promise.all([
    readMailedActivities(part.activities, openStore),
    Promise.all(family.children.map(observe)),
  ]);
  const composed = composeFamilyMail(activities, children, {
    ...part,
    language: languageTag(family.language, family.script),
  });
  if (!composed) throw new AttachmentsGone();
  return { message: composed.text, attachments: [] };
}
