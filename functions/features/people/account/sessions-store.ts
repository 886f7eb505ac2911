import { AppError } from '../../../../shared/core/errors.ts';
import { sessionSeconds } from '../../../../shared/core/limits.ts';
import { modules } from '../../../../shared/core/permissions.ts';
import { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import { ModuleAccess } from '../../../../shared/features/organizations/module-access/schema.ts';
import { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import { PersonRecord, SessionRecord } from '../../../../shared/features/people/account/record.ts';
import { commit, type Origin } from '../../../platform/storage/commit.ts';
import {
  memberKey,
  moduleKey,
  organizationKey,
  personKey,
  sessionKey,
} from '../../../platform/storage/keys.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { type Condition, isPresent, type Write } from '../../../platform/storage/write.ts';
import { sessionsOf } from '../keys.ts';

/** Records needed to open an organisation. */
export interface SessionState {
  session: SessionRecord | undefined;
  person: PersonRecord | undefined;
  organization: OrganizationRecord | undefined;
  member: MemberRecord | undefined;
  /** Stored module accesses. */
  accesses: ModuleAccess[];
}

/** Prevents reopening a session that was ended concurrently. */
const isStillOpen: Condition = {
  text: 'attribute_not_exists(#pk) OR #endedAt = :open',
  values: { ':open': null },
};

/** Sessions per transaction, leaving room for the journal entry. */
const batchSize = 90;

/** An ended session is kept for a day longer than its tokens can live. */
const retentionSeconds = sessionSeconds + 86_400;

/** Sign-ins of people. */
export class SessionsStore {
  readonly #table: Table;
  readonly #origin: Origin;

  constructor(table: Table, origin: Origin) {
    this.#table = table;
    this.#origin = origin;
  }

  /** Session, person and, with a slug, organisation, membership and modules, in one batch. */
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
   * Stores that a session has opened an organisation, or the platform. Opening is repeatable, and
   * the response contains tokens, so it is not stored for replay. @throws session.ended
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

  /** All stored sessions of a person, including ended ones. */
  async list(sub: string): Promise<(SessionRecord & { id: string })[]> {
    const items = await this.#table.queryAll(sessionsOf(sub));
    return items.map(item => ({ ...SessionRecord.parse(item), id: item.sk }));
  }

  /** Ends a session; its tokens are rejected from the next request on. @throws record.missing */
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

  /** Ends all sessions of a person. @param last the calling session, ended last so that the call can be repeated */
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
