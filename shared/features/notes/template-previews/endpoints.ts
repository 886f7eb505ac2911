import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Locale, optional, Script } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { LinkedPdf } from '../../../core/linked-pdf.ts';
import { TemplateId } from '../templates/schema.ts';

/** A template filled in for a child, and the merge fields that have no value for that child. */
const TemplatePreview = LinkedPdf.extend({ missing: z.array(z.string()) }).meta({ id: 'TemplatePreview' });

export const templatePreviews = {
  previewTemplate: endpoint({
    method: 'POST',
    lambda: 'pdf',
    path: 'cases/{caseId}/templates/{templateId}/preview',
    summary: 'A template filled in for a child, as a PDF marked as a preview; it is not stored',
    needs: 'template:preview',
    readEvent: 'template.previewed',
    effect: 'read',
    records: { case: 'caseId', template: 'templateId' },
    input: z.strictObject({
      caseId: CaseId,
      templateId: TemplateId,
      language: Locale,
      script: optional(Script),
    }),
    output: TemplatePreview,
  }),
};
