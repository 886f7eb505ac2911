import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Namespace } from './namespaces.ts';

/** Key of a text with its namespace: `eye:report.myopia`. */
export type TextKey = { [Name in Namespace]: `${Name}:${ParseKeys<Name> & string}` }[Namespace];

/**
 * Returns a function that translates texts whose namespace is named only in a feature's manifest. Loads these
 * texts.
 */
export function useText(): (key: TextKey, values?: Record<string, unknown>) => string {
  const { i18n } = useTranslation();
  return (key, values) => i18n.t(key as 'common:close', values ?? {});
}
