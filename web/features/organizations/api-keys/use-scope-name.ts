import { useTranslation } from 'react-i18next';
import type { ShownApiKey } from '../../../../shared/features/organizations/api-keys/schema.ts';

type Scope = ShownApiKey['scopes'][number];

/** What a scope lets a key read, in words. */
export function useScopeName(): (scope: Scope) => string {
  const { t } = useTranslation('apiKeys');
  return scope => t(`scope.${scope.split(':')[0]}` as 'scope.case');
}
