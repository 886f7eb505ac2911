import { Trans, useTranslation } from 'react-i18next';

/** Says what was searched for. */
export function NothingSearched({ text, isFiltered }: { text: string; isFiltered: boolean }) {
  const { t } = useTranslation('cases');
  if (!text) return t('list.nothing');
  const marks = { values: { text }, components: { b: <b dir="auto" /> } };
  return <Trans t={t} i18nKey={isFiltered ? 'list.nothingForFiltered' : 'list.nothingFor'} {...marks} />;
}
