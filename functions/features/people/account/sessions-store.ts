import { AppError } from '../../../../shared/core/errors.ts';
import { sessionSeconds } from '../../../../shared/core/limits.ts';
import { modules } from '../../../../shared/core/permissions.ts';
import { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import { ModuleAccess } from '../../../../shared/features/organizations/module-access/schema.ts';
import { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import { PersonRecord, SessionRecord } from '../../../../shared/features/people/account/record.ts';
import { commit, type Origin } from '../../../platform/storage/commit.ts';
import { memberKey, moduleKey, organizationKey, sessionKey } from '../../../platform/storage/keys.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { type Condition, isPresent, type Write } from '../../../platform/storage/write.ts';
import { personKey, sessionsOf } from '../keys.ts';

/** What opening an organisation is decided by. */
export interface SessionState {
  session: SessionRecord | undefined;
  person: PersonRecord | undefined;
  organization: OrganizationRecord | undefined;
  member: MemberRecord | undefined;
  /** Module accesses that there are records of. */
  accesses: ModuleAccess[];
}

/** A sign-in that ended while it was being opened elsewhere stays ended. */
const isStillOpen: Condition = {
  text: 'attribute_not_exists(#pk) OR #endedAt = :open',
  values: { ':open': null },
};

/** Sign-ins that are read, and ended, at once: no more go into a transaction with its journal entry. */
const batchSize = 90;

/** An ended session is remembered for a day longer than its tokens could live. */
const retentionSeconds = sessionSeconds + 86_400;

/** Sign-ins of people. */
export class SessionsStore {
  readonly #table: Table;
  readonly #origin: Origin;

  constructor(table: Table, origin: Origin) {
    this.#table = table;
    this.#origin = origin;
  }

  /** Person, session and, where a slug is given, organisation and membership, in one batch. */
  async readSessionState(sub: string, originJti: string, slug: string | undefined): Promise<SessionState> {
    const keys = [sessionKey(sub, originJti), personKey(sub)];
    if (slug)
      keys.push(
        organizationKey(slug),
        memberKey(slug, sub),
        ...modules.map(name => moduleKey(slug, sub, name)),
      );
    const [session, person, organization, member, ...accesses] = await this.#table.get(keys);
    return {
      session: session && SessionRecord.parse(session),
      person: person && PersonRecord.parse(person),
      organization: organization && OrganizationRecord.parse(organization),
      member: member && MemberRecord.parse(member),
      accesses: accesses.filter(item => item !== undefined).map(item => ModuleAccess.parse(item)),
    };
  }

  /**
   * Records that a sign-in has opened an organisation, or the platform. Opening again is harmless, and
   * the answer carries tokens, so none is kept for a retry. @throws session.ended
   */
  open(sub: string, originJti: string, session: SessionRecord): Promise<SessionRecord> {
    const item = {
      ...sessionKey(sub, originJti),
      kind: 'session',
      ...session,
      expiresAt: Math.floor(this.#origin.now() / 1000) + retentionSeconds,
    };
    const opened: Write = {
      put: item,
      when: isStillOpen,
      onConditionFailed: () => new AppError('session.ended'),
    };
    const { organization } = session;
    const origin = { ...this.#origin, organization, by: sub, idempotency: undefined };
    const seen: Write[] =
      organization === null
        ? []
        : [
            {
              update: memberKey(organization, sub),
              set: { lastSignInAt: this.#now() },
              when: isPresent,
              onConditionFailed: () => new AppError('organization.foreign'),
            },
          ];
    return commit(this.#table, origin, { act: 'session.opened', record: sub }, [opened, ...seen], session);
  }

  /** Every sign-in of a person that is remembered, ended ones too. */
  async list(sub: string): Promise<(SessionRecord & { id: string })[]> {
    const items = await this.#table.queryAll(sessionsOf(sub));
    return items.map(item => ({ ...SessionRecord.parse(item), id: item.sk }));
  }

  /** Ends a sign-in; every token of it is refused from the next request on. @throws record.missing */
  async end(sub: string, originJti: string): Promise<void> {
    const answer = { id: originJti };
    await commit(
      this.#table,
      this.#origin,
      { act: 'session.ended', record: sub },
      [this.#endWrite(sub, originJti)],
      answer,
    );
  }

  /** Ends every sign-in of a person. @param last the one that asks, which can ask again until all are ended */
  async endAll(sub: string, last: string): Promise<void> {
    const others = (await this.list(sub)).filter(({ id, endedAt }) => id !== last && endedAt === null);
    const act = { act: 'session.ended-everywhere', record: sub };
    const unkept = { ...this.#origin, idempotency: undefined };
    let left = others.map(({ id }) => this.#endWrite(sub, id));
    for (; left.length > batchSize; left = left.slice(batchSize))
      await commit(this.#table, unkept, act, left.slice(0, batchSize), {});
    await commit(this.#table, this.#origin, act, [...left, this.#endWrite(sub, last)], {});
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
    return new Date(this.#origin.now()).toISOString();
  }
}
