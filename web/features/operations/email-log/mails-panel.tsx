import { Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MailState, MailTemplate } from '../../../../shared/features/operations/email-log/schema.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import log from '../../../ui/list/lines.module.css';
import { EmptyList, ListFailure, NothingFound } from '../../../ui/list/list-states.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { MailLine } from './mail-line.tsx';
import styles from './mails.module.css';
import { useMailFilters, useMails } from './use-mails.ts';

interface MailsPanelProps {
  /** Introduction above the log. */
  intro: string;
  timeZone: string | undefined;
}

const anyValue = 'all';
const debounceMs = 250;

/** The email log, with delivery status. */
export function MailsPanel({ intro, timeZone }: MailsPanelProps) {
  const { t } = useTranslation('organizations');
  const errorText = useErrorText();
  const { state, template, change, clear } = useMailFilters();
  const [text, setText] = useState('');
  const [debouncedText] = useDebouncedValue(text.trim(), debounceMs);
  const list = useMails({ state, template, text: debouncedText });
  const { data, isPending, isError, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  const mails = data?.pages.flatMap(page => page.data) ?? [];
  const isFiltered = state !== null || template !== null || debouncedText !== '';
  const isEmpty = data !== undefined && mails.length === 0 && !hasNextPage;

  function clearAll(): void {
    setText('');
    clear();
  }

  return (
    <div className={log.root}>
      <p className={log.intro}>{intro}</p>
      <FilterBar
        search={{ label: t('mails.search'), placeholder: t('mails.searchHint'), text, onTextChange: setText }}
        filters={[
          {
            key: 'state',
            name: t('field.status'),
            options: [
              { value: anyValue, label: t('mails.anyState') },
              ...MailState.options.map(value => ({ value, label: t(`mails.state.${value}`) })),
            ],
            value: state ?? anyValue,
            defaultValue: anyValue,
            onChange: chosen => change({ state: chosen === anyValue ? null : chosen }),
          },
          {
            key: 'template',
            name: t('mails.kind'),
            options: [
              { value: anyValue, label: t('mails.anyKind') },
              ...MailTemplate.options.map(value => ({ value, label: t(`mails.template.${value}`) })),
            ],
            value: template ?? anyValue,
            defaultValue: anyValue,
            onChange: chosen => change({ template: chosen === anyValue ? null : chosen }),
          },
        ]}
        onClear={clear}
      />
      {isPending && <Skeleton height={320} />}
      {isError && !data && <ListFailure text={errorText(error)} onRetry={refetch} />}
      {isEmpty && !isFiltered && <EmptyList title={t('mails.none')} text={t('mails.noneText')} />}
      {isEmpty && isFiltered && (
        <NothingFound clear={t('list.clear')} onClear={clearAll}>
          {t('mails.nothing')}
        </NothingFound>
      )}
      {mails.length > 0 && (
        <ul className={`${log.lines} ${styles.lines}`}>
          {mails.map(mail => (
            <MailLine key={mail.id} mail={mail} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <LoadMore
          shown={mails.length}
          total={null}
          isLoading={isFetchingNextPage}
          onMore={() => fetchNextPage()}
        />
      )}
    </div>
  );
}
