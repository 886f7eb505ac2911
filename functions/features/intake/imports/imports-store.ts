import { createHash } from 'node:crypto';
import { AppError } from '../../../../shared/core/errors.ts';
import {
  type ImportCounts,
  ImportMapping,
  type ImportPhase,
  ImportRecord,
  type ImportRow,
  ImportRowRecord,
  maxMappings,
  uncommittedDays,
  undoDays,
} from '../../../../shared/features/intake/imports/schema.ts';
import type { ImportTask } from '../../../../shared/features/intake/imports/task.schema.ts';
import type { JobRecord } from '../../../../shared/features/operations/jobs/record.ts';
import type { AuditEvent } from '../../../platform/storage/commit.ts';
import { newId } from '../../../platform/storage/new-id.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import type { Page } from '../../../platform/storage/table.ts';
import { isAbsent, isPresent, type Write } from '../../../platform/storage/write.ts';
import {
  importKey,
  importMappingKey,
  importMappingsOf,
  importRowKey,
  importRowsOf,
  importsOf,
} from '../keys.ts';

const daySeconds = 86_400;
const maxListed = 30;
const noCounts: ImportCounts = {
  ...{ created: 0, filled: 0, unchanged: 0, duplicate: 0, archived: 0, invalid: 0 },
  ...{ removed: 0, restored: 0, kept: 0 },
};

/** Error if an import row has already been imported or undone. */
export class RowDone extends ConflictError {}

export class ImportsStore extends OrganizationStore {
  async get(id: string): Promise<ImportRecord | undefined> {
    const [item] = await this.table.get([importKey(this.organization, id)]);
    return item && this.#isThere(item) ? ImportRecord.parse(item) : undefined;
  }

  async list(): Promise<ImportRecord[]> {
    const newest = { limit: maxListed, newestFirst: true };
    const { items } = await this.table.query(importsOf(this.organization), newest);
    return items.filter(item => this.#isThere(item)).map(item => ImportRecord.parse(item));
  }

  async mappings(): Promise<ImportMapping[]> {
    const { items } = await this.table.query(importMappingsOf(this.organization), { limit: maxMappings });
    return items.map(item => ImportMapping.strip().parse(item));
  }

  prepare({ name, total }: Pick<ImportRecord, 'name' | 'total'>): ImportRecord {
    return {
      ...noCounts,
      id: newId('import', this.origin.now()),
      name,
      phase: 'upload',
      total,
      jobId: null,
      startedBy: this.origin.by,
      stopAsked: null,
      createdAt: this.now(),
      expiresAt: this.#expiry(uncommittedDays),
    };
  }

  /** Keeps the column mapping for the next file with the same headings. */
  create<Answer>(record: ImportRecord, mapping: ImportMapping, answer: Answer): Promise<Answer> {
    const hash = createHash('sha256').update(JSON.stringify(mapping.headings)).digest('base64url');
    const kept = { ...importMappingKey(this.organization, hash), kind: 'import-mapping', ...mapping };
    const put = { ...importKey(this.organization, record.id), kind: 'import', ...record };
    const act = { act: 'import.created', record: record.id };
    return this.commit(
      act,
      [
        { put, when: isAbsent },
        { put: kept, replaces: true },
      ],
      answer,
    );
  }

  /**
   * Stores rows until the check begins. A row replaces an earlier one with the same number.
   * @throws import.wrong-phase
   */
  async addRows({ id }: ImportRecord, rows: ImportRow[]): Promise<{ added: number }> {
    const check: Write = {
      check: importKey(this.organization, id),
      when: { text: '#phase = :upload', values: { ':upload': 'upload' } },
      onConditionFailed: wrongPhase,
    };
    const puts = rows.map((row): Write => {
      const record: ImportRowRecord = {
        ...row,
        state: 'new',
        outcome: row.child ? null : 'invalid',
        undone: null,
        caseId: null,
        caseVersion: null,
        filled: [],
        likely: [],
        job: null,
        expiresAt: this.#expiry(uncommittedDays),
      };
      return { put: this.#rowItem(id, record), replaces: true };
    });
    return this.commit([], [check, ...puts], { added: rows.length });
  }

  /**
   * The write that starts a phase of an import, together with its job.
   * @throws import.wrong-phase if another phase has begun concurrently
   */
  #phaseWrite({ id, phase: before, jobId }: ImportRecord, phase: ImportPhase, job: JobRecord): Write {
    const counts = phase === 'commit' && before === 'check' ? noCounts : {};
    return {
      update: importKey(this.organization, id),
      set: {
        phase,
        jobId: job.id,
        expiresAt: this.#expiry(phase === 'check' ? uncommittedDays : undoDays),
        ...counts,
      },
      when: { text: '#phase = :before AND #jobId = :job', values: { ':before': before, ':job': jobId } },
      onConditionFailed: wrongPhase,
    };
  }

  start<Answer>(
    record: ImportRecord,
    phase: ImportTask['phase'],
    { job, write, act }: { job: JobRecord; write: Write; act: AuditEvent },
    event: string,
    answer: Answer,
  ): Promise<Answer> {
    const acts = [act, { act: event, record: record.id }];
    return this.commit(acts, [write, this.#phaseWrite(record, phase, job)], answer);
  }

  /** Rows of an import with these numbers, in order; undefined for missing rows. */
  async rows(id: string, numbers: number[]): Promise<(ImportRowRecord | undefined)[]> {
    const items = await this.table.get(numbers.map(number => importRowKey(this.organization, id, number)));
    return items.map(item => item && ImportRowRecord.parse(item));
  }

  /** All stored rows of an import, in list order. */
  async allRows(id: string): Promise<ImportRowRecord[]> {
    const items = await this.table.queryAll(importRowsOf(this.organization, id));
    return items.map(item => ImportRowRecord.parse(item));
  }

  async rowPage(
    id: string,
    limit: number,
    cursor: string | null,
  ): Promise<{ rows: ImportRowRecord[] } & Pick<Page, 'next'>> {
    const { items, next } = await this.table.query(importRowsOf(this.organization, id), { limit, cursor });
    return { rows: items.map(item => ImportRowRecord.parse(item)), next };
  }

  /** The write that changes an import row if its state is the same. @throws RowDone, by the transaction */
  rowWrite(id: string, before: ImportRowRecord, changes: Partial<ImportRowRecord>): Write {
    const isOver = changes.state === 'done' || changes.state === 'undone';
    const expiresAt = isOver ? this.#expiry(undoDays) : before.expiresAt;
    return {
      put: this.#rowItem(id, { ...before, ...changes, expiresAt }),
      when: { text: '#state = :before', values: { ':before': before.state } },
      onConditionFailed: () => new RowDone(),
    };
  }

  askToStop<Answer>({ id, jobId }: ImportRecord, answer: Answer): Promise<Answer> {
    const update = { update: importKey(this.organization, id), set: { stopAsked: jobId }, when: isPresent };
    return this.commit({ act: 'import.stopped', record: id }, [update], answer);
  }

  countWrite(id: string, rows: ImportRowRecord[], phase: ImportTask['phase']): Write[] {
    const add: Record<string, number> = {};
    for (const { outcome, undone } of rows) {
      const name = phase === 'undo' ? undone : outcome;
      if (name) add[name] = (add[name] ?? 0) + 1;
    }
    if (Object.keys(add).length === 0) return [];
    return [{ update: importKey(this.organization, id), add, when: isPresent }];
  }

  #rowItem(id: string, row: ImportRowRecord) {
    return { ...importRowKey(this.organization, id, row.number), kind: 'import-row', ...row };
  }

  #expiry(days: number): number {
    return Math.floor(this.origin.now() / 1000) + days * daySeconds;
  }

  /** Whether a stored item has not expired; DynamoDB deletes expired items hours late. */
  #isThere(item: Record<string, unknown>): boolean {
    return Number(item.expiresAt) * 1000 > this.origin.now();
  }
}

const wrongPhase = () => new AppError('import.wrong-phase');
