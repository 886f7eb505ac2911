import { queryOptions } from '@tanstack/react-query';
import { templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { cacheFileLink } from '../../../ui/file/file-image.tsx';

export const templatesRoot = ['templates'];

export const templateQuery = (templateId: string) =>
  queryOptions({
    queryKey: [...templatesRoot, 'one', templateId],
    queryFn: async ({ signal }) => {
      const template = await call(templates.getTemplate, { templateId }, { signal });
      for (const { fileId, url } of template.pictures) cacheFileLink(fileId, url);
      return template;
    },
  });

export const defaultTemplatesQuery = queryOptions({
  queryKey: [...templatesRoot, 'defaults'],
  queryFn: ({ signal }) => call(templates.getDefaultTemplates, {}, { signal }),
});

export const refreshTemplates = () => queryClient.invalidateQueries({ queryKey: templatesRoot });
