import { familyMails } from '../../../../shared/features/classes/family-mails/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import type { Principal } from '../../../support/clinic.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { letter, makeMailedSession } from './samples.ts';

/** Plans a session with texts for families, and emails its child’s family. */
export async function mailFamilies(owner: Principal): Promise<void> {
  const { id } = await makeCase(owner, { contactEmail: uniqueEmail() });
  const { id: sessionId } = await makeMailedSession(owner, [id], [letter('Tracking')]);
  const { data } = await owner.call(familyMails.previewFamilyMails, { sessionId });
  await owner.call(familyMails.mailFamilies, { sessionId, fingerprint: data.fingerprint, knownLast: null });
}
