import { useTranslation } from 'react-i18next';
import { readByScopes } from '../../../../shared/core/permissions.ts';
import type { ShownApiKey } from '../../../../shared/features/organizations/api-keys/schema.ts';

type Scope = ShownApiKey['scopes'][number];

export function useScopeName(): (scope: Scope) => string {
  const { t } = useTranslation('apiKeys');
  return scope => t(`scope.${scope.split(':')[0]}` as 'scope.case');
}

export function useScopeReads(): (scope: Scope) => string {
  const { t, i18n } = useTranslation('apiKeys');
  const list = new Intl.ListFormat(i18n.language);
  return scope => {
    const kinds = [...readByScopes([scope])].map(kind => t(`reads.${kind}`));
    return t('readsOf', { list: list.format(kinds) });
  };
}
