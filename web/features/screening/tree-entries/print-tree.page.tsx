import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { PrintedPages } from '../../../ui/file/printed-pages.tsx';
import { blankTreeQuery, treePdfQuery } from './tree-pdf.ts';

/** Page that is only for print: the tree of a child, or the blank tree if the URL has no id. */
function PrintTreePage() {
  const { id } = useParams();
  return id ? <MarkedTree id={id} /> : <BlankTree />;
}

function MarkedTree({ id }: { id: string }) {
  const { query } = useUrlState();
  const copy = {
    language: useLocale(),
    script: null,
    asOf: query.get('asOf'),
    before: query.get('before'),
  };
  return (
    <PrintedPages title={useTranslation('neuroTree').t('title')} {...useQuery(treePdfQuery(id, copy))} />
  );
}

function BlankTree() {
  return (
    <PrintedPages title={useTranslation('neuroTree').t('title')} {...useQuery(blankTreeQuery(useLocale()))} />
  );
}

export { PrintTreePage as Component };
