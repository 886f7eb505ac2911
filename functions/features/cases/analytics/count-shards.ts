import { randomInt } from 'node:crypto';
import type { CaseStatus } from '../../../../shared/features/cases/cases/schema.ts';
import type { Key } from '../../../platform/storage/key.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { caseCountKey } from '../keys.ts';

/** Concurrent changes use different counter shards, so they rarely conflict. */
const shards = 4;

/** Keys of all shards of the counters of cases by status. */
export const caseCountKeys = (organization: string): Key[] =>
  Array.from({ length: shards }, (_, shard) => caseCountKey(organization, shard));

export const caseCountWrite = (organization: string, add: { [Status in CaseStatus]?: number }): Write => ({
  update: caseCountKey(organization, randomInt(shards)),
  add,
});
