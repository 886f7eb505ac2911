import { randomInt } from 'node:crypto';
import { Case, type CaseFields } from '../../shared/cases/schema.ts';
import { AppError } from '../../shared/errors.ts';
import type { Act } from '../storage/commit.ts';
import { caseCountKey, caseKey } from '../storage/keys.ts';
import { newId } from '../storage/new-id.ts';
import { OrganizationStore } from '../storage/organization-store.ts';
import { hasVersion, type Item, isAbsent, type Write } from '../storage/write.ts';
import type { CaseSearch, FoundCases } from './find-cases.ts';

/** Counters are spread over so many items, so that cases added at once seldom meet. */
export const countShards = 4;

/** The cases of one organisation. What carries dictionaries of names is loaded when it is first needed. */
export class CasesStore extends OrganizationStore {
  /** For what happens outside of a call; calls name what they load. */
  async get(id: string): Promise<Case | undefined> {
    const [item] = await this.table.get([caseKey(this.organization, id)]);
    return item && Case.parse(item);
  }

  /** Adds a case with whoever is assigned to it. */
  create(fields: CaseFields, assigned: Case['assigned'], source: Case['source']): Promise<Case> {
    const at = this.now();
    const record: Case = {
      ...fields,
      id: newId('case', this.origin.now()),
      version: 1,
      status: 'active',
      source,
      assigned,
      createdAt: at,
      updatedAt: at,
    };
    return this.#save({ act: 'case.created', record: record.id }, undefined, record);
  }

  /** Changes a case that is still as it was read. @throws version.conflict */
  change(before: Case, changes: Partial<Case>, act: Act): Promise<Case> {
    return this.#save(act, before, {
      ...before,
      ...changes,
      version: before.version + 1,
      updatedAt: this.now(),
    });
  }

  /** Gives a case a status, whatever else is changed about it meanwhile; nothing happens where it has it. */
  async changeStatus(before: Case, status: Case['status'], act: Act): Promise<Case> {
    if (before.status === status) return before;
    try {
      return await this.change(before, { status }, act);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'version.conflict') throw error;
      return this.changeStatus(Case.parse(error.current), status, act);
    }
  }

  /** A page of cases; all of the organisation's, or those assigned to one member. */
  async find(search: CaseSearch, assignedTo: string | undefined): Promise<FoundCases> {
    const { findCases } = await import('./find-cases.ts');
    return findCases(this.table, this.organization, assignedTo, search);
  }

  /** How many cases of a status the organisation has. */
  async count(status: Case['status']): Promise<number> {
    const shards = Array.from({ length: countShards }, (_, shard) => caseCountKey(this.organization, shard));
    const items = await this.table.get(shards);
    return items.reduce((sum, item) => sum + Number(item?.[status] ?? 0), 0);
  }

  async #save(act: Act, before: Case | undefined, after: Case): Promise<Case> {
    const { caseItem, mirrorWrites } = await import('./case-items.ts');
    const stored: Write = {
      put: caseItem(this.organization, after),
      when: before ? hasVersion(before.version) : isAbsent,
      refused: conflict,
    };
    const writes = [
      stored,
      ...mirrorWrites(this.organization, before, after),
      ...this.#countWrites(before, after),
    ];
    return this.commit(act, writes, after);
  }

  #countWrites(before: Case | undefined, after: Case): Write[] {
    if (before?.status === after.status) return [];
    const update = caseCountKey(this.organization, randomInt(countShards));
    return [{ update, add: { [after.status]: 1, ...(before && { [before.status]: -1 }) } }];
  }
}

function conflict(existing: Item | undefined): Error {
  return existing
    ? new AppError('version.conflict', { current: Case.parse(existing) })
    : new AppError('record.missing');
}
