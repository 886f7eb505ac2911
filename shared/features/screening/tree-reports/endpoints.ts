import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, Locale, optional, PlainDate, page, Script } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { LinkedPdf } from '../../../core/linked-pdf.ts';
import { Sending, SendingFields, sendingErrors, sentReportsOf } from '../../reports/sending/schema.ts';

const copy = { language: Locale, script: optional(Script) };

/** The days that a copy shows. */
export const TreeDays = z.strictObject({
  /** The day shown; defaults to today. */
  asOf: optional(PlainDate),
  /** An earlier day, for arrows between two entries. */
  before: optional(PlainDate),
});

/** A sending of a NeuroTree, for members who may resend it. */
export const SentTrees = sentReportsOf(TreeDays).meta({ id: 'SentTrees' });

export const treeReports = {
  openTreePdf: endpoint({
    method: 'POST',
    lambda: 'pdf',
    path: 'cases/{caseId}/tree/pdf',
    summary: 'A child’s NeuroTree as a PDF: the tree on one page, then the chosen entries',
    needs: 'tree-entry:read',
    readEvent: 'tree-entries.listed',
    effect: 'read',
    records: { case: 'caseId' },
    input: z.strictObject({
      caseId: CaseId,
      ...TreeDays.shape,
      ...copy,
    }),
    output: LinkedPdf,
  }),
  openBlankTree: endpoint({
    method: 'POST',
    lambda: 'pdf',
    path: 'tree-forms/pdf',
    summary: 'The empty tree as a PDF to fill in by hand or hang up, with the organisation’s letterhead',
    needs: 'tree-node:read',
    effect: 'read',
    input: z.strictObject(copy),
    output: LinkedPdf,
  }),
  sendTree: endpoint({
    method: 'POST',
    lambda: 'pdf',
    path: 'cases/{caseId}/tree/send',
    summary: 'Sends a child’s NeuroTree by mail, as a PDF or as a link that asks for the birth date',
    needs: 'tree-entry:send',
    allowedAfterLicenceEnds: true,
    status: 201,
    records: { case: 'caseId' },
    errors: [...sendingErrors],
    input: z.strictObject({ caseId: CaseId, ...TreeDays.shape, ...copy, ...SendingFields.shape }),
    output: Sending,
  }),
  listTreeSendings: endpoint({
    method: 'GET',
    lambda: 'pdf',
    path: 'cases/{caseId}/tree/sendings',
    summary: 'Mails of a child’s NeuroTree, the newest first, with recipients and delivery status',
    needs: 'tree-entry:read',
    readEvent: 'tree-entries.listed',
    records: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId, cursor: Cursor.optional() }),
    output: page(SentTrees),
  }),
};
