import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, page } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { LinkedPdf } from '../../../core/linked-pdf.ts';
import {
  asSent,
  copyLanguage,
  listCall,
  openCall,
  Sending,
  SendingFields,
  sendCall,
  sendingErrors,
} from '../../reports/sending/schema.ts';
import { SentTrees, TreeDays } from './sent.schema.ts';

export const treeReports = {
  openTreePdf: endpoint({
    ...openCall,
    output: LinkedPdf,
    path: 'cases/{caseId}/tree/pdf',
    summary: 'A child’s NeuroTree as a PDF: the tree on one page, then the chosen entries',
    needs: 'tree-entry:read',
    readEvent: 'tree-entries.listed',
    records: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId, ...TreeDays.shape, ...copyLanguage, sendingId: asSent }),
  }),
  openBlankTree: endpoint({
    ...openCall,
    output: LinkedPdf,
    path: 'tree-forms/pdf',
    summary: 'The empty tree as a PDF to fill in by hand or hang up, with the organisation’s letterhead',
    needs: 'tree-node:read',
    input: z.strictObject(copyLanguage),
  }),
  sendTree: endpoint({
    ...sendCall,
    output: Sending,
    path: 'cases/{caseId}/tree/send',
    summary: 'Sends a child’s NeuroTree by mail, as a PDF or as a link that asks for the birth date',
    needs: 'tree-entry:send',
    records: { case: 'caseId' },
    errors: [...sendingErrors],
    input: z.strictObject({ caseId: CaseId, ...TreeDays.shape, ...copyLanguage, ...SendingFields.shape }),
  }),
  listTreeSendings: endpoint({
    ...listCall,
    path: 'cases/{caseId}/tree/sendings',
    summary: 'Mails of a child’s NeuroTree, the newest first, with recipients and delivery status',
    needs: 'tree-entry:read',
    readEvent: 'tree-entries.listed',
    records: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId, cursor: Cursor.optional() }),
    output: page(SentTrees),
  }),
};
