import type { templatePreviews } from '../../../../shared/features/notes/template-previews/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeTemplate } from '../templates/samples.ts';

export const templatePreviewsSamples: Samples<typeof templatePreviews> = {
  previewTemplate: {
    input: async ({ maker }) => {
      const [child, template] = await Promise.all([makeCase(maker), makeTemplate(maker)]);
      return { caseId: child.id, templateId: template.id, language: 'zh' };
    },
    references: { caseId: 'case', templateId: 'template' },
  },
};
