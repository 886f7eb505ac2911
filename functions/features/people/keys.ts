import type { IndexKeys, Key } from '../../platform/storage/key.ts';
import { gsi1Keys, type KeyRow } from '../../platform/storage/keys.ts';

/** Table keys of accounts and certificates, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'certificate',
    format: 'certificate',
    pk: 'P#{u}',
    sk: 'CERT#{certificate}',
    gsi1: ['X#CERTS', '{at}#{u}#{certificate}'],
    note: 'waiting ones in gsi1',
  },
  { record: 'unconfirmed new email', format: 'pending-email', pk: 'P#{u}', sk: 'EMAIL', note: 'TTL' },
  { record: 'recovery codes, hashed', format: 'recovery-codes', pk: 'P#{u}', sk: 'RECOVERY' },
  {
    record: 'account deletion',
    format: 'account-deletion',
    pk: 'P#{u}',
    sk: 'ERASURE',
    gsi1: ['X#ERASURES', '{at}#{u}'],
    note: 'gsi1 until it is refused',
  },
];

/** The person's sessions are in a separate partition. */
export const personPartition = (u: string) => ({ pk: `P#${u}` });
export const sessionsOf = (u: string) => ({ pk: `P#${u}#S` });

export const certificateKey = (u: string, certificate: string): Key => ({
  ...personPartition(u),
  sk: `CERT#${certificate}`,
});
export const certificatesOf = (u: string) => ({ ...personPartition(u), prefix: 'CERT#' });
export const waitingCertificates = { index: 'gsi1', pk: 'X#CERTS' } as const;
export const certificateIndex = (at: string, u: string, certificate: string) =>
  gsi1Keys(waitingCertificates.pk, `${at}#${u}#${certificate}`);

export const pendingEmailKey = (u: string): Key => ({ ...personPartition(u), sk: 'EMAIL' });
export const recoveryKey = (u: string): Key => ({ ...personPartition(u), sk: 'RECOVERY' });

export const accountDeletionKey = (u: string): Key => ({ ...personPartition(u), sk: 'ERASURE' });
export const unfinishedAccountDeletions = { index: 'gsi1', pk: 'X#ERASURES' } as const;
export const accountDeletionIndex = (at: string, u: string): IndexKeys =>
  gsi1Keys(unfinishedAccountDeletions.pk, `${at}#${u}`);
