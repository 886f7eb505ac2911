import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberRow } from '../../../../shared/features/organizations/members/member-list.schema.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { DataList } from '../../../ui/list/data-list.tsx';
import type { ListConfig } from '../../../ui/list/list-config.ts';
import { ListSkeleton } from '../../../ui/list/list-skeleton.tsx';
import { EmptyList, ListCount, ListFailure, NothingFound } from '../../../ui/list/list-states.tsx';
import { LaterTrans } from '../../../ui/text/later-trans.tsx';

interface MemberListProps<Row> {
  rows: Row[] | undefined;
  error: unknown;
  onRetry: () => void;
  listConfig: ListConfig<Row>;
  summary: (count: number) => string;
  text: string;
  isFiltered: boolean;
  onClear: () => void;
  action: ReactNode;
  children?: ReactNode;
}

export function MemberList<Row extends MemberRow>(props: MemberListProps<Row>) {
  const { rows, error, onRetry, listConfig, summary, text, isFiltered, onClear, action, children } = props;
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  if (!rows) {
    return error ? (
      <ListFailure text={errorText(error)} onRetry={onRetry} />
    ) : (
      <ListSkeleton {...listConfig} />
    );
  }
  if (rows.length === 0) {
    if (!text && !isFiltered)
      return <EmptyList title={t('empty.title')} text={t('empty.text')} action={action} />;
    return (
      <NothingFound clear={t('list.clear')} onClear={onClear}>
        {text ? (
          <LaterTrans t={t} i18nKey="list.nothingFor" values={{ text }} components={{ b: <b /> }} />
        ) : (
          t('list.nothing')
        )}
      </NothingFound>
    );
  }
  return (
    <>
      <ListCount>{summary(rows.length)}</ListCount>
      <DataList rows={rows} {...listConfig} />
      {children}
    </>
  );
}
