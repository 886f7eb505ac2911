import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { CaseId } from '../../../core/ids.ts';
import { Draft, DraftBody, DraftForm, SavedDraft } from './schema.ts';

const DiscardedDraft = z.object({ discarded: z.literal(true) });

/**
 * One draft per person and form. Drafts about a child are accessible only to people who may
 * see that child now.
 */
export const drafts = {
  getDraft: endpoint({
    method: 'GET',
    path: 'drafts/{form}',
    summary: 'What the caller has typed into a form and not saved; null where there is nothing',
    needs: 'draft:own',
    input: z.strictObject({ form: DraftForm }),
    output: Draft.nullable(),
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: 'drafts/{form}',
    summary: 'Keeps what the caller has typed into a form for 30 days, in place of what was kept before',
    needs: 'draft:own',
    input: z.strictObject({ form: DraftForm, body: DraftBody }),
    output: SavedDraft,
  }),
  discardDraft: endpoint({
    method: 'DELETE',
    path: 'drafts/{form}',
    summary: 'Forgets what was kept of a form; doing it again changes nothing',
    needs: 'draft:own',
    input: z.strictObject({ form: DraftForm }),
    output: DiscardedDraft,
  }),
  getCaseDraft: endpoint({
    method: 'GET',
    path: 'cases/{caseId}/drafts/{form}',
    summary: 'The same for a form about one child',
    needs: 'case:change',
    readEvent: 'case.read',
    records: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId, form: DraftForm }),
    output: Draft.nullable(),
  }),
  saveCaseDraft: endpoint({
    method: 'PUT',
    path: 'cases/{caseId}/drafts/{form}',
    summary: 'The same for a form about one child',
    needs: 'case:change',
    records: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId, form: DraftForm, body: DraftBody }),
    output: SavedDraft,
  }),
  discardCaseDraft: endpoint({
    method: 'DELETE',
    path: 'cases/{caseId}/drafts/{form}',
    summary: 'The same for a form about one child',
    needs: 'case:change',
    records: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId, form: DraftForm }),
    output: DiscardedDraft,
  }),
};
