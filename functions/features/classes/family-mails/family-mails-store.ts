import { AppError, type ErrorCode } from '../../../../shared/core/errors.ts';
import {
  type MailedFamily,
  StoredFamilyMail,
  StoredLastFamilyMail,
} from '../../../../shared/features/classes/family-mails/record.ts';
import {
  LastFamilyMail,
  maxChildrenOfPart,
} from '../../../../shared/features/classes/family-mails/schema.ts';
import type { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import { journalWrite } from '../../../platform/storage/commit.ts';
import { newId } from '../../../platform/storage/new-id.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { familyMailKey, lastFamilyMailKey } from '../family-mail-keys.ts';
import { sessionKey } from '../session-keys.ts';

const daySeconds = 86_400;
const retentionSeconds = 30 * daySeconds;
const lastRetentionSeconds = 730 * daySeconds;

interface NewMails extends Pick<LastFamilyMail, 'by'> {
  session: StoredSession;
  organization: string;
  families: readonly Omit<MailedFamily, 'mail'>[];
  /** The session's last mailing to families, as it was read; undefined if there was none. */
  before: StoredLastFamilyMail | undefined;
}

type NewFamily = NewMails['families'][number];

/** Splits families into batches; a transaction can store the emails of a batch, or an entry for each child. */
function batchesOf(families: readonly NewFamily[]): NewFamily[][] {
  const batches: NewFamily[][] = [];
  let room = 0;
  for (const family of families) {
    if (family.children.length > room) {
      batches.push([]);
      room = maxChildrenOfPart;
    }
    batches.at(-1)?.push(family);
    room -= family.children.length;
  }
  return batches;
}

export class FamilyMailsStore extends OrganizationStore {
  async get(id: string): Promise<StoredFamilyMail | undefined> {
    return this.table.read(StoredFamilyMail, familyMailKey(this.organization, id));
  }

  async last(sessionId: string): Promise<StoredLastFamilyMail | undefined> {
    return this.table.read(StoredLastFamilyMail, lastFamilyMailKey(this.organization, sessionId));
  }

  /**
   * Writes a journal entry per batch of families. The reaction to an entry queues the emails of its batch.
   * @throws ConflictError if families got emails, or the session was changed, concurrently
   */
  send({ session, organization, families, by, before }: NewMails): Promise<LastFamilyMail> {
    const at = this.now();
    const seconds = Math.floor(this.origin.now() / 1000);
    const { id: sessionId, date, owner } = session;
    const activities = session.activities.map(({ id, fingerprint }) => ({ id, fingerprint }));
    const parts = batchesOf(families).map(
      (ofPart): StoredFamilyMail => ({
        ...{ id: newId('familyMail', this.origin.now()), sessionId, date, author: owner.fullName },
        ...{ organization, activities, sentAt: at },
        families: ofPart.map(family => ({ ...family, mail: newId('mail', this.origin.now()) })),
      }),
    );
    const last: StoredLastFamilyMail = {
      ...{ sessionId, at, by, families: families.length, version: (before?.version ?? 0) + 1 },
    };
    const onConditionFailed = () => new ConflictError();
    const writes: Write[] = [
      {
        put: {
          ...lastFamilyMailKey(this.organization, sessionId),
          kind: 'last-family-mail',
          ...last,
          expiresAt: seconds + lastRetentionSeconds,
        },
        when: before ? hasVersion(before.version) : isAbsent,
        onConditionFailed,
      },
      {
        check: sessionKey(this.organization, sessionId),
        when: hasVersion(session.version),
        onConditionFailed,
      },
      ...parts.map(
        (part): Write => ({
          put: {
            ...familyMailKey(this.organization, part.id),
            kind: 'family-mail',
            ...part,
            expiresAt: seconds + retentionSeconds,
          },
          when: isAbsent,
        }),
      ),
    ];
    const events = parts.map(part => ({
      ...{ act: 'class-session.mailed', record: sessionId },
      detail: { part: part.id, mails: part.families.map(({ mail }) => mail) },
    }));
    return this.commit(events, writes, LastFamilyMail.parse(last));
  }

  /** Writes journal entries that show a batch of emails in the timeline of each child. */
  timelineWrites({ families, date }: StoredFamilyMail): Write[] {
    const mailsOf = Map.groupBy(
      families.flatMap(({ mail, children }) => children.map(({ caseId }) => ({ caseId, mail }))),
      ({ caseId }) => caseId,
    );
    return [...mailsOf].map(([caseId, mails]) =>
      journalWrite(this.origin, {
        ...{ act: 'class-session.family-mailed', record: caseId },
        detail: { mails: mails.map(({ mail }) => mail), reference: date },
      }),
    );
  }

  /** Rejects a mailing that is not allowed; a retried request replays the stored response. */
  refuse(sessionId: string, code: ErrorCode, current?: unknown): Promise<never> {
    const check: Write = {
      check: sessionKey(this.organization, sessionId),
      when: isAbsent,
      onConditionFailed: () => new AppError(code, current === undefined ? {} : { current }),
    };
    return this.commit({ act: 'class-session.mailed', record: sessionId }, [check], null as never);
  }
}
