import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Namespace } from './namespaces.ts';

/** A text with its namespace: `eye:report.myopia`. */
export type TextKey = { [Name in Namespace]: `${Name}:${ParseKeys<Name> & string}` }[Namespace];

/** Texts of namespaces that only a feature's manifest knows; also loads them. */
export function useText(): (key: TextKey) => string {
  const { i18n } = useTranslation();
  return key => i18n.t(key as 'common:close');
}
