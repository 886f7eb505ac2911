import { useTranslation } from 'react-i18next';
import { isWrittenByKeys, readByScopes } from '../../../../shared/core/permissions.ts';
import type { ShownApiKey } from '../../../../shared/features/organizations/api-keys/schema.ts';
import { contributionsTo } from '../../../platform/features/contributions.ts';
import { useText } from '../../../platform/i18n/use-text.ts';

type Scope = ShownApiKey['scopes'][number];

export function useScopeName(): (scope: Scope) => string {
  const { t } = useTranslation('apiKeys');
  const text = useText();
  const documents = contributionsTo('documents').flatMap(({ scope }) => scope ?? []);
  return scope => {
    const [noun] = scope.split(':');
    const document = documents.find(({ permission }) => permission === scope);
    if (document) return text(document.title);
    return t(`${isWrittenByKeys(scope) ? 'write' : 'scope'}.${noun}` as 'scope.case');
  };
}

export function useScopeReads(): (scope: Scope) => string {
  const { t, i18n } = useTranslation('apiKeys');
  const list = new Intl.ListFormat(i18n.language);
  return scope => {
    if (isWrittenByKeys(scope)) return t(`adds.${scope.split(':')[0]}` as 'adds.case');
    const kinds = [...readByScopes([scope])].map(kind => t(`reads.${kind}`));
    return t('readsOf', { list: list.format(kinds) });
  };
}
