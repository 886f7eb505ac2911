import { Departure } from '../../../../shared/features/organizations/organizations/departure.ts';
import { commit } from '../../../platform/storage/commit.ts';
import { PlatformStore } from '../../../platform/storage/platform-store.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import { isAbsent } from '../../../platform/storage/write.ts';
import { departureKey } from '../keys.ts';

export class DeparturesStore extends PlatformStore {
  async get(organization: string): Promise<Departure | undefined> {
    return this.table.read(Departure, departureKey(organization));
  }

  /** @throws ConflictError if somebody else has already begun the departure */
  begin(organization: string, departure: Departure): Promise<void> {
    const write = {
      put: { ...departureKey(organization), kind: 'departure', ...departure },
      when: isAbsent,
      onConditionFailed: () => new ConflictError(),
    };
    return commit(this.table, this.origin, [], [write], undefined);
  }

  /** @throws ConflictError if the departure has changed since it was read, or the caller began it */
  confirm(
    organization: string,
    { begunBy, begunAt, confirmedAt: confirmedBefore }: Departure,
    confirmed: Pick<Departure, 'confirmedBy' | 'confirmedAt' | 'erasedFrom'>,
  ): Promise<void> {
    const write = {
      update: departureKey(organization),
      set: confirmed,
      when: {
        text: '#begunBy = :begunBy AND #begunAt = :begunAt AND #begunBy <> :confirmedBy AND #confirmedAt = :before',
        values: {
          ...{ ':begunBy': begunBy, ':begunAt': begunAt },
          ...{ ':confirmedBy': confirmed.confirmedBy, ':before': confirmedBefore },
        },
      },
      onConditionFailed: () => new ConflictError(),
    };
    return commit(this.table, this.origin, [], [write], undefined);
  }

  /** @throws ConflictError if the erasure of the organisation has begun */
  cancel(organization: string): Promise<void> {
    const write = {
      delete: departureKey(organization),
      when: {
        text: '(attribute_not_exists(#erasureBegunAt) OR #erasureBegunAt = :none)',
        values: { ':none': null },
      },
      onConditionFailed: () => new ConflictError(),
    };
    return commit(this.table, this.origin, [], [write], undefined);
  }
}
