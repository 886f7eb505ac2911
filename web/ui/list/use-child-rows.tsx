import { IconMail, IconMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Status } from '../feedback/status.tsx';
import { FileImage } from '../file/file-image.tsx';
import { PersonName } from '../text/person-name.tsx';
import type { RowOfChild } from './cache-photos.ts';
import type { Column, ListConfig } from './list-config.ts';

/** Settings of a list whose row headings are children's names, on one line. */
export function useChildRows<Row extends RowOfChild>(): Pick<
  ListConfig<Row>,
  'title' | 'picture' | 'isOneLine' | 'heading'
> {
  const { t } = useTranslation('ui');
  return {
    title: t('list.child'),
    picture: ({ case: { photoId, fullName } }) => (
      <FileImage id={photoId} purpose="case-photo" name={fullName} />
    ),
    isOneLine: true,
    heading: row => <PersonName fullName={row.case.fullName} otherName={row.case.otherName} />,
  };
}

export function useSentColumn<Row extends { sentAt?: string | null }>(): Column<Row> {
  const { t } = useTranslation('ui');
  return {
    key: 'sent',
    title: t('filter.sent.name'),
    isKnown: row => !!row.sentAt,
    cell: row =>
      row.sentAt ? (
        <Status Icon={IconMail} label={t('filter.sent.yes')} tone="good" />
      ) : (
        <Status Icon={IconMinus} label={t('filter.sent.no')} />
      ),
  };
}
