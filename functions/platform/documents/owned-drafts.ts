import * as z from 'zod';
import type { Author } from '../../../shared/core/author.ts';
import { CaseId } from '../../../shared/core/ids.ts';
import { ConflictError } from '../storage/retry-on-conflict.ts';
import type { Table } from '../storage/table.ts';
import { type ChildDocument, documentWrite, type KindWith } from './document-kind.ts';

const OfChild = z.object({ caseId: CaseId });

const batchSize = 25;

/**
 * Counts a departing member's drafts of one kind, and transfers them to a new owner. Finished documents are
 * not transferred.
 */
export const ownedDrafts =
  <Document extends ChildDocument, Frozen>(kind: KindWith<'drafts', Document, Frozen>) =>
  async (table: Table, organization: string, origin: { now: () => number }) => {
    const { drafts: owned } = kind;
    const draftsOf = async (member: string) =>
      (await table.queryAll(owned.by(organization, member))).filter(({ row }) => owned.isDraft(row));
    return {
      countOf: async (member: string) => (await draftsOf(member)).length,
      childrenOf: async (member: string) =>
        (await draftsOf(member)).map(({ row }) => OfChild.parse(row).caseId),
      nextTransferBatch: async (from: string, newOwner: Author | undefined) => {
        const found = (await draftsOf(from)).slice(0, batchSize);
        if (found.length === 0) return undefined;
        if (!newOwner) return { writes: [], auditEvents: [], done: 0 };
        const drafts = (await table.get(found.map(({ pk, sk }) => ({ pk, sk }))))
          .flatMap(item => (item ? [kind.parse(item)] : []))
          .filter(({ author, status }) => author.id === from && status === 'draft');
        const savedAt = new Date(origin.now()).toISOString();
        const writes = drafts.map(draft => ({
          ...documentWrite(kind, organization, draft, {
            ...draft,
            author: newOwner,
            version: draft.version + 1,
            savedAt,
          }),
          onConditionFailed: () => new ConflictError(),
        }));
        const detail = { from, to: newOwner.id };
        const auditEvents = drafts.map(({ id }) => ({ act: owned.act, record: id, detail }));
        return { writes, auditEvents, done: drafts.length };
      },
    };
  };
