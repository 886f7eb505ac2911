import { useTranslation } from 'react-i18next';
import { CallError } from '../api/call-error.ts';

/** What is said when a refusal has no wording of its own. */
export type Fallback =
  | 'add-admin'
  | 'add-user'
  | 'assign'
  | 'create'
  | 'edit'
  | 'organization'
  | 'profile'
  | 'sign-in'
  | 'suspend';

/** Refusals that say nothing to the person but "it did not work". */
const genericErrors = new Set([
  'request.malformed',
  'request.invalid',
  'record.missing',
  'idempotency.other-body',
]);

/** The sentence that tells somebody what went wrong with what they asked for. */
export function useErrorText(): (error: unknown, fallback?: Fallback) => string {
  const { t } = useTranslation('errors');
  return (error, fallback) => {
    if (!(error instanceof CallError) || error.isTransient) return t('server.failed');
    if (error.code.startsWith('session.')) return t('session.expired');
    if (fallback && genericErrors.has(error.code)) return t(`refused.${fallback}`);
    const minutes = Math.ceil((error.retryAfter ?? 0) / 60);
    if (error.code === 'rate.limited' && minutes > 1) return t('rate.later', { count: minutes });
    return t(error.code);
  };
}
