import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Locale, optional, PlainDate, Script } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { LinkedPdf } from '../../../core/linked-pdf.ts';

const copy = { language: Locale, script: optional(Script) };

export const treeReports = {
  openTreePdf: endpoint({
    method: 'POST',
    lambda: 'pdf',
    path: 'cases/{caseId}/tree/pdf',
    summary: 'A child’s NeuroTree on paper: the tree on one page, then the entries that the report has',
    needs: 'tree-entry:read',
    readEvent: 'tree-entries.listed',
    effect: 'read',
    records: { case: 'caseId' },
    input: z.strictObject({
      caseId: CaseId,
      /** The day that it shows; today when left out. */
      asOf: optional(PlainDate),
      /** An earlier day, for arrows between two entries. */
      before: optional(PlainDate),
      ...copy,
    }),
    output: LinkedPdf,
  }),
  openBlankTree: endpoint({
    method: 'POST',
    lambda: 'pdf',
    path: 'tree-forms/pdf',
    summary: 'The unmarked tree, to be filled in by hand or hung up, with the organisation’s head',
    needs: 'tree-node:read',
    effect: 'read',
    input: z.strictObject(copy),
    output: LinkedPdf,
  }),
};
