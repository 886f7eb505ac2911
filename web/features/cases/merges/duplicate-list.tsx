import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pagedQuery } from '../../../platform/api/fetch-pages.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PartLoading } from '../../../ui/layout/part-loading.tsx';
import { EmptyList, ListFailure, LoadMore } from '../../../ui/list/list-states.tsx';
import { ChildName } from './child-name.tsx';
import styles from './merges.module.css';
import { PairItem } from './pair-item.tsx';
import { duplicateListKey, fetchDuplicates } from './queries.ts';

function DuplicateList() {
  const { t } = useTranslation(['merges', 'common']);
  const errorText = useErrorText();
  const list = useInfiniteQuery(pagedQuery(duplicateListKey, fetchDuplicates));
  if (list.error) return <ListFailure text={errorText(list.error)} onRetry={list.refetch} />;
  if (!list.data) return <PartLoading height={240} />;
  if (list.data.pages[0]?.isForAdmins) return <Notice>{t('list.admins')}</Notice>;
  const pairs = list.data.pages.flatMap(({ data }) => data);
  if (pairs.length === 0 && !list.hasNextPage)
    return <EmptyList title={t('list.empty')} text={t('list.emptyText')} />;
  return (
    <>
      <p className={layout.soft}>{t('list.text')}</p>
      <ul className={styles.pairs}>
        {pairs.map(({ one, other, level, signs }) => (
          <PairItem
            key={one.id + other.id}
            {...{ level, signs, caseId: one.id, otherId: other.id }}
            name={t('list.pair', { one: one.fullName, other: other.fullName })}
          >
            <ChildName child={one} />
            <ChildName child={other} />
          </PairItem>
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  );
}

export { DuplicateList as Component };
