import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { page } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { CaseDraft, Draft, DraftBody, DraftForm, SavedDraft } from './schema.ts';

const DiscardedDraft = z.object({ discarded: z.literal(true) });

/** Drafts of forms, one per person and form. A person can read a draft only while they may see the child. */
export const drafts = {
  getDraft: endpoint({
    method: 'GET',
    path: 'drafts/{form}',
    summary: "Returns the caller's unsaved input of a form; null if there is none",
    needs: 'draft:own',
    input: z.strictObject({ form: DraftForm }),
    output: Draft.nullable(),
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: 'drafts/{form}',
    summary: "Stores the caller's unsaved input of a form for 30 days, replacing the earlier draft",
    needs: 'draft:own',
    input: z.strictObject({ form: DraftForm, body: DraftBody }),
    output: SavedDraft,
  }),
  discardDraft: endpoint({
    method: 'DELETE',
    path: 'drafts/{form}',
    summary: 'Deletes the draft of a form; repeating it changes nothing',
    needs: 'draft:own',
    input: z.strictObject({ form: DraftForm }),
    output: DiscardedDraft,
  }),
  listCaseDrafts: endpoint({
    method: 'GET',
    path: 'drafts',
    summary: 'Children about whom the caller has unsaved input of a form, the newest input first',
    needs: 'case:change',
    readEvent: 'cases.listed',
    joint: true,
    input: z.strictObject({ form: DraftForm }),
    output: page(CaseDraft),
  }),
  getCaseDraft: endpoint({
    method: 'GET',
    path: 'cases/{caseId}/drafts/{form}',
    summary: 'Returns the draft of a form about one child',
    needs: 'case:change',
    readEvent: 'case.read',
    records: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId, form: DraftForm }),
    output: Draft.nullable(),
  }),
  saveCaseDraft: endpoint({
    method: 'PUT',
    path: 'cases/{caseId}/drafts/{form}',
    summary: 'Stores the draft of a form about one child',
    needs: 'case:change',
    records: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId, form: DraftForm, body: DraftBody }),
    output: SavedDraft,
  }),
  discardCaseDraft: endpoint({
    method: 'DELETE',
    path: 'cases/{caseId}/drafts/{form}',
    summary: 'Deletes the draft of a form about one child',
    needs: 'case:change',
    records: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId, form: DraftForm }),
    output: DiscardedDraft,
  }),
};
