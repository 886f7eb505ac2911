import { AppError } from '../../../../shared/core/errors.ts';
import { sessionSeconds } from '../../../../shared/core/limits.ts';
import { modules } from '../../../../shared/core/permissions.ts';
import { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import { ModuleAccess } from '../../../../shared/features/organizations/module-access/schema.ts';
import { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import { PersonRecord, SessionRecord } from '../../../../shared/features/people/account/record.ts';
import { type AuditEvent, commit } from '../../../platform/storage/commit.ts';
import {
  memberKey,
  moduleKey,
  openedKey,
  organizationKey,
  personKey,
  sessionKey,
  signInsSinceKey,
} from '../../../platform/storage/keys.ts';
import { PlatformStore } from '../../../platform/storage/platform-store.ts';
import { type Condition, isPresent, type Write } from '../../../platform/storage/write.ts';
import { sessionsOf } from '../keys.ts';

export interface SessionState {
  session: SessionRecord | undefined;
  /** Sign-ins before this time (in seconds since 1970) are no longer accepted. */
  signInsSince: number;
  person: PersonRecord | undefined;
  organization: OrganizationRecord | undefined;
  member: MemberRecord | undefined;
  accesses: ModuleAccess[];
}

const isStillOpen: Condition = {
  text: 'attribute_not_exists(#pk) OR #endedAt = :open',
  values: { ':open': null },
};

/** Maximum sessions per transaction. It leaves room for the journal entry. */
const batchSize = 90;

/** How long an ended session is kept: a day longer than its tokens can be valid. */
const retentionSeconds = sessionSeconds + 86_400;

export class SessionsStore extends PlatformStore {
  /** Reads session and person in one batch; with a slug, also organisation, membership and modules. */
  async readSessionState(sub: string, originJti: string, slug: string | undefined): Promise<SessionState> {
    const keys = [sessionKey(sub, originJti), signInsSinceKey(sub), personKey(sub)];
    if (slug)
      keys.push(
        organizationKey(slug),
        memberKey(slug, sub),
        ...modules.map(name => moduleKey(slug, sub, name)),
      );
    const [session, since, person, organization, member, ...accesses] = await this.table.get(keys);
    return {
      session: session && SessionRecord.parse(session),
      signInsSince: Number(since?.since ?? 0),
      person: person && PersonRecord.parse(person),
      organization: organization && OrganizationRecord.parse(organization),
      member: member && MemberRecord.parse(member),
      accesses: accesses.filter(item => item !== undefined).map(item => ModuleAccess.parse(item)),
    };
  }

  /**
   * Stores that a session has opened an organisation or the platform. The response contains tokens, so it is
   * not stored for retried requests; a retry opens the session again.
   * @param signedInAt time of the sign-in, in seconds since 1970; only when a session opens for the first
   * time
   * @throws session.ended
   */
  open(
    sub: string,
    originJti: string,
    session: SessionRecord,
    signedInAt: number | undefined,
  ): Promise<SessionRecord> {
    const item = {
      ...sessionKey(sub, originJti),
      kind: 'session',
      ...session,
      expiresAt: Math.floor(this.origin.now() / 1000) + retentionSeconds,
    };
    const opened: Write = {
      put: item,
      when: isStillOpen,
      onConditionFailed: () => new AppError('session.ended'),
    };
    const stands: Write[] = signedInAt === undefined ? [] : [signInStands(sub, signedInAt)];
    const { organization } = session;
    const origin = { ...this.origin, organization, by: sub, idempotency: undefined };
    const opening: Write[] =
      organization === null
        ? []
        : [
            { put: { ...openedKey(sub, originJti, organization), expiresAt: item.expiresAt } },
            {
              update: memberKey(organization, sub),
              set: { lastSignInAt: this.#now() },
              when: isPresent,
              onConditionFailed: () => new AppError('organization.foreign'),
            },
          ];
    return commit(
      this.table,
      origin,
      { act: 'session.opened', record: sub },
      [opened, ...stands, ...opening],
      session,
    );
  }

  async list(sub: string): Promise<(SessionRecord & { id: string })[]> {
    const items = await this.table.queryAll(sessionsOf(sub));
    const sessions = items.filter(({ kind }) => kind === 'session');
    return sessions.map(item => ({ ...SessionRecord.parse(item), id: item.sk }));
  }

  /** The tokens of the session are rejected from the next request on. @throws record.missing */
  async end(sub: string, originJti: string): Promise<void> {
    const answer = { id: originJti };
    await commit(
      this.table,
      this.origin,
      { act: 'session.ended', record: sub },
      [this.#endWrite(sub, originJti)],
      answer,
    );
  }

  /**
   * Ends all sessions of a person except one. The last transaction also contains `writes`, such as those of a
   * new password.
   * @param keptSession the session that continues; undefined ends all
   */
  async endOthers(
    sub: string,
    keptSession: string | undefined,
    act: AuditEvent,
    writes: Write[] = [],
  ): Promise<void> {
    const ends = await this.#endWrites(sub, keptSession, act);
    const origin = { ...this.origin, by: sub, idempotency: undefined };
    await commit(this.table, origin, act, [...ends, ...writes], {});
  }

  /**
   * @param last the session that makes the request; it ends last, so that a failed request can be repeated
   */
  async endAll(sub: string, last: string): Promise<void> {
    const act = { act: 'session.ended-everywhere', record: sub };
    const ends = await this.#endWrites(sub, last, act);
    await commit(this.table, this.origin, act, [...ends, this.#endWrite(sub, last)], {});
  }

  /**
   * First rejects earlier sign-ins, so that no session can be added to the list. Then ends all sessions
   * except `keptSession`. Returns the last writes, which the final transaction makes.
   */
  async #endWrites(sub: string, keptSession: string | undefined, act: AuditEvent): Promise<Write[]> {
    const since = Math.floor(this.origin.now() / 1000);
    await this.table.transact([
      { put: { ...signInsSinceKey(sub), since, expiresAt: since + retentionSeconds } },
    ]);
    const others = (await this.list(sub)).filter(({ id, endedAt }) => id !== keptSession && endedAt === null);
    const unkept = { ...this.origin, by: sub, idempotency: undefined };
    let left = others.map(({ id }) => this.#endWrite(sub, id));
    for (; left.length > batchSize; left = left.slice(batchSize))
      await commit(this.table, unkept, act, left.slice(0, batchSize), {});
    return left;
  }

  #endWrite(sub: string, originJti: string): Write {
    return {
      update: sessionKey(sub, originJti),
      set: { endedAt: this.#now() },
      when: isPresent,
      onConditionFailed: () => new AppError('record.missing'),
    };
  }

  #now(): string {
    return new Date(this.origin.now()).toISOString();
  }
}

/** Condition that the sign-in is still accepted (see `signInsSince`). @throws session.ended */
const signInStands = (sub: string, signedInAt: number): Write => ({
  check: signInsSinceKey(sub),
  when: {
    text: 'attribute_not_exists(#pk) OR #since <= :signedInAt',
    values: { ':signedInAt': signedInAt },
  },
  onConditionFailed: () => new AppError('session.ended'),
});
