import { AppError } from '../../../../shared/core/errors.ts';
import type { OwnDataReaders } from '../../../composition/context.ts';

export const personalDataReaders: Omit<OwnDataReaders, 'memberships'> = {
  person: async (id, { people }) => {
    const person = await people.get(id);
    if (!person) throw new AppError('record.missing');
    return person;
  },
  sessions: (id, { sessions }) => sessions.list(id),
  certificates: (id, { certificates }) => certificates.list(id),
  files: (id, { filesOf }) => filesOf(id).listWithLinks(),
  pendingEmail: async (id, { accountSecurity }) => (await accountSecurity.pendingEmail(id))?.email ?? null,
  recoveryCodesLeft: async (id, { accountSecurity }) =>
    (await accountSecurity.recoveryCodes(id))?.hashes.length ?? 0,
  acts: (id, { people }) => people.listAuditEvents(id),
};
