import { Trans, useTranslation } from 'react-i18next';
import { NothingFound } from '../../../../ui/list/list-states.tsx';

interface NoResultsProps {
  text: string;
  isFiltered: boolean;
  /** Only part of the list has been searched so far. */
  isPartial: boolean;
  onClear: () => void;
}

/** Says what was searched for, and offers to clear it. */
export function NoResults({ text, isFiltered, isPartial, onClear }: NoResultsProps) {
  const { t } = useTranslation('cases');
  const clear = t(!isFiltered ? 'list.clear' : text ? 'list.clearBoth' : 'list.clearFilters');
  const marks = { values: { text }, components: { b: <b dir="auto" /> } };
  return (
    <NothingFound clear={clear} onClear={onClear}>
      {text ? (
        <Trans t={t} i18nKey={isFiltered ? 'list.nothingForFiltered' : 'list.nothingFor'} {...marks} />
      ) : (
        t('list.nothing')
      )}
      {isPartial && <> {t('list.soFar')}</>}
    </NothingFound>
  );
}
