import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import type {
  DefaultScope,
  Template,
  TemplateRow,
} from '../../../../shared/features/notes/templates/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { refreshAfterRemoval } from '../../../platform/api/refresh-after-removal.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useLocale, useTo } from '../../../platform/i18n/use-locale.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { defaultTemplatesQuery, refreshTemplates, templatesRoot } from './queries.ts';

type Named = Pick<TemplateRow | Template, 'id' | 'name' | 'version'>;

export function useTemplateActions() {
  const { t } = useTranslation('templates');
  const attempt = useAttempt('edit-template');
  const attemptCopy = useAttempt('copy-template');
  const locale = useLocale();
  const to = useTo();
  const navigate = useNavigate();
  const copying = useApiMutation(templates.copyTemplate, refreshTemplates);
  const adding = useApiMutation(templates.addStarterSet, refreshTemplates);
  const sharing = useApiMutation(templates.shareTemplate, refreshTemplates);
  const choosing = useApiMutation(templates.setDefaultTemplate, refreshTemplates);
  const removing = useApiMutation(templates.removeTemplate, (_, { templateId }) =>
    refreshAfterRemoval(templatesRoot, templateId),
  );
  const restoring = useApiMutation(templates.restoreTemplate, refreshTemplates);

  const restore = ({ id: templateId, name }: Named) =>
    attempt(async () => {
      await restoring.mutateAsync({ templateId });
      toastDone(t('toast.restored', { name }));
    });

  return {
    isAdding: adding.isPending,
    addStarterSet: () =>
      attempt(async () => {
        const { added } = await adding.mutateAsync({ language: locale });
        toastDone(added > 0 ? t('starterSet.added', { count: added }) : t('starterSet.there'));
      }),
    copy: ({ id: templateId }: Named) =>
      attemptCopy(async () => {
        const { id, name } = await copying.mutateAsync({ templateId, locale });
        toastDone(t('toast.copied', { name }));
        await navigate(to('template', { id }));
      }),
    share: ({ id: templateId, name, version }: Named, isPublic: boolean) =>
      attempt(async () => {
        await sharing.mutateAsync({ templateId, version, isPublic });
        toastDone(t(isPublic ? 'toast.shared' : 'toast.unshared', { name }));
      }),
    setDefault: ({ id: templateId, name }: Named, scope: DefaultScope, isDefault: boolean) =>
      attempt(async () => {
        const defaults = await queryClient.fetchQuery(defaultTemplatesQuery);
        const defaultVersion = defaults[scope].version;
        await choosing.mutateAsync({ templateId, scope, isDefault, defaultVersion });
        toastDone(t(isDefault ? `toast.default.${scope}` : 'toast.noDefault', { name }));
      }),
    remove: (template: Named) =>
      attempt(async () => {
        await removing.mutateAsync({ templateId: template.id });
        toastDone(t('toast.removed', { name: template.name }), () => void restore(template));
      }),
  };
}
