import type * as z from 'zod';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import {
  ApiKeyRecord,
  apiKeyState,
  endedApiKeyDays,
  maxApiKeys,
  type NewApiKey,
  type RevokedApiKey,
  ShownApiKey,
} from '../../../../shared/features/organizations/api-keys/schema.ts';
import { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import {
  apiKeyKey,
  apiKeyOwnerKey,
  apiKeysMadeKey,
  apiKeysOf,
  apiKeyUsesOf,
  memberKey,
  organizationKey,
} from '../../../platform/storage/keys.ts';
import { newId } from '../../../platform/storage/new-id.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { ConflictError, retryOnConflict, StaleWrite } from '../../../platform/storage/retry-on-conflict.ts';
import { type Item, isAbsent, type Write } from '../../../platform/storage/write.ts';

export class ApiKeysStore extends OrganizationStore {
  /** API keys, newest first. */
  async list(): Promise<ShownApiKey[]> {
    const [items, uses] = await Promise.all([
      this.table.queryAll(apiKeysOf(this.organization)),
      this.table.queryAll(apiKeyUsesOf(this.organization)),
    ]);
    const oldest = this.origin.now() - endedApiKeyDays * dayMs;
    const records = items
      .map(item => ApiKeyRecord.parse(item))
      .filter(key => Date.parse(key.revokedAt ?? key.until) > oldest)
      .sort((one, other) => (one.id < other.id ? 1 : -1));
    const lastUse = new Map(uses.map(({ sk, lastUsedOn }) => [sk.split('#')[1], String(lastUsedOn)]));
    return this.#show(records, id => lastUse.get(id) ?? null);
  }

  /** @throws api-key.too-many; request.invalid if the hash is already in use */
  create(fields: z.output<typeof NewApiKey>): Promise<ShownApiKey> {
    return retryOnConflict(() => this.#create(fields));
  }

  async #create({ name, scopes, days, hash, ending }: z.output<typeof NewApiKey>): Promise<ShownApiKey> {
    const now = this.origin.now();
    const [counter, maker] = await this.table.get([
      apiKeysMadeKey(this.organization),
      memberKey(this.organization, this.origin.by),
    ]);
    const items = await this.table.queryAll(apiKeysOf(this.organization));
    const open = items.filter(item => apiKeyState(ApiKeyRecord.parse(item), now) === 'active');
    const record: ApiKeyRecord = {
      id: newId('apiKey', now),
      name,
      scopes: [...new Set(scopes)],
      hash,
      ending,
      madeAt: this.now(),
      madeBy: this.origin.by,
      until: new Date(now + days * dayMs).toISOString(),
      revokedAt: null,
      revokedBy: null,
    };
    const act = { act: 'api-key.made', record: record.id };
    const place = apiKeyKey(this.organization, record.id);
    if (open.length >= maxApiKeys)
      return this.commitRefusal(act, organizationKey(this.organization), new AppError('api-key.too-many'));
    const owner = { organization: this.organization, id: record.id, member: record.madeBy };
    const expiresAt = Math.ceil(Date.parse(record.until) / 1000) + dayMs / 1000;
    return this.commit(
      act,
      [
        { put: { ...place, kind: 'api-key', ...record }, when: isAbsent },
        this.#sinceCounted(counter),
        {
          put: { ...apiKeyOwnerKey(hash), ...owner, expiresAt },
          when: isAbsent,
          onConditionFailed: () =>
            new AppError('request.invalid', { fields: { hash: 'validation.invalid_value' } }),
        },
      ],
      present(record, maker && MemberRecord.parse(maker), null),
    );
  }

  /**
   * Write that makes two creations at the same time conflict; otherwise they could exceed the limit of active
   * keys. It counts all keys ever created, because the number of active keys changes with time.
   */
  #sinceCounted(counter: Item | undefined): Write {
    return {
      update: apiKeysMadeKey(this.organization),
      add: { count: 1 },
      when: counter ? { text: '#count = :counted', values: { ':counted': counter.count } } : isAbsent,
      onConditionFailed: () => new ConflictError(),
    };
  }

  /** Idempotent. @throws record.missing */
  async revoke(id: string): Promise<RevokedApiKey> {
    const place = apiKeyKey(this.organization, id);
    const [item] = await this.table.get([place]);
    if (!item) throw new AppError('record.missing');
    const revokedAt = this.now();
    const write = {
      update: place,
      set: { revokedAt, revokedBy: this.origin.by },
      when: { text: '#revokedAt = :none', values: { ':none': null } },
      onConditionFailed: (existing: Item | undefined) => new StaleWrite(ApiKeyRecord.parse(existing)),
    };
    try {
      return await this.commit({ act: 'api-key.revoked', record: id }, [write], { id, revokedAt });
    } catch (error) {
      if (!(error instanceof StaleWrite)) throw error;
      return { id, revokedAt: ApiKeyRecord.parse(error.current).revokedAt ?? revokedAt };
    }
  }

  async #show(records: ApiKeyRecord[], lastUse: (id: string) => string | null): Promise<ShownApiKey[]> {
    const makers = [...new Set(records.map(({ madeBy }) => madeBy))];
    const items = await this.table.get(makers.map(id => memberKey(this.organization, id)));
    const members = new Map(
      items.flatMap(item => (item ? [[item.id, MemberRecord.parse(item)] as const] : [])),
    );
    return records.map(record => present(record, members.get(record.madeBy), lastUse(record.id)));
  }
}

function present(
  record: ApiKeyRecord,
  maker: MemberRecord | undefined,
  lastUsedOn: string | null,
): ShownApiKey {
  return ShownApiKey.parse({
    ...record,
    madeByName: maker?.fullName ?? null,
    isMakerAdmin: maker?.role === 'admin' && maker.status === 'active',
    lastUsedOn,
  });
}
