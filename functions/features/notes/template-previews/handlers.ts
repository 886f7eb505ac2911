import { templatePreviews } from '../../../../shared/features/notes/template-previews/endpoints.ts';
import type { PdfHandlers } from '../../../composition/pdf-context.ts';
import { previewTemplateHandler } from './preview-template.ts';

export const endpoints = templatePreviews;

export const handlers: PdfHandlers<typeof templatePreviews> = { previewTemplate: previewTemplateHandler };
