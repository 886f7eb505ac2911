import { useTranslation } from 'react-i18next';
import { CallError } from '../api/call-error.ts';

/** Selects the message for an error that has no text of its own. */
export type Fallback =
  | 'add-admin'
  | 'add-note'
  | 'add-term'
  | 'add-user'
  | 'assign'
  | 'copy-note'
  | 'copy-template'
  | 'create'
  | 'create-le'
  | 'edit'
  | 'edit-le'
  | 'edit-template'
  | 'edit-term'
  | 'organization'
  | 'profile'
  | 'sign-in'
  | 'suspend';

/** Codes of errors whose texts say too little to be shown; the fallback replaces them. */
const genericErrors = new Set(['request.malformed', 'request.invalid', 'record.missing']);

/** Returns the key of the text that all kinds of documents share: `document.deleted` for `note.deleted`. */
const ofDocument = (code: string) => code.replace(/^[^.]+/, 'document');

export function useErrorText(): (error: unknown, fallback?: Fallback) => string {
  const { t, i18n } = useTranslation(['errors', 'moreErrors']);
  /** The text of the first of these keys that has a text. */
  const textOf = (...keys: string[]) => {
    const known = keys.flatMap(key => [`errors:${key}`, `moreErrors:${key}`]).find(key => i18n.exists(key));
    return t((known ?? 'refused.create') as 'refused.create');
  };
  return (error, fallback) => {
    if (!(error instanceof CallError)) return t('server.failed');
    const minutes = Math.ceil((error.retryAfter ?? 0) / 60);
    if (error.code === 'rate.limited')
      return minutes > 1 ? t('rate.later', { count: minutes }) : t('rate.limited');
    if (error.code === 'server.maintenance') return t('server.maintenance');
    if (error.isTransient) return t('server.failed');
    if (error.code.startsWith('session.')) return t('session.expired');
    if (fallback && genericErrors.has(error.code)) {
      /** A later retry does not help if an entry is wrong; the field of the entry shows the error. */
      const isEntryWrong = fallback === 'edit' && Object.keys(error.fields).length > 0;
      return textOf(`refused.${isEntryWrong ? 'create' : fallback}`);
    }
    return textOf(error.code, ofDocument(error.code), `refused.${fallback ?? 'create'}`);
  };
}
