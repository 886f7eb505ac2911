import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ChangedDocument } from '../../../../shared/features/privacy/child-data/schema.ts';
import { contributionsTo } from '../../../platform/features/contributions.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ChangeList } from '../../../ui/file/change-list.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../case-rights/rights-tab.module.css';

interface ChangedDocumentsProps {
  documents: readonly ChangedDocument[];
  isSure: boolean;
  /** Whether the user tried to continue without confirming. */
  isWrong: boolean;
  onChange: (isSure: boolean) => void;
}

/** Asks staff to confirm changes to the printed content of documents since these were finished. */
export function ChangedDocuments({ documents, isSure, isWrong, onChange }: ChangedDocumentsProps) {
  const { t } = useTranslation('privacy');
  const text = useText();
  const { date } = useCalendarDates();
  const nameOf = (kind: ChangedDocument['kind'], day: string) => {
    const document = contributionsTo('documents').find(entry => entry.kind === kind);
    return document && text(document.dated, { day });
  };
  return (
    <div ref={bringIntoView} role="alert" className={layout.column16}>
      <Notice tone="attention">
        <p>{t('bundle.changed.title')}</p>
        <ul className={styles.list}>
          {documents.map(({ id, kind, date: day, changes }) => (
            <li key={id}>
              {nameOf(kind, date(day))}
              <ChangeList changes={changes} />
            </li>
          ))}
        </ul>
        <p>{t('bundle.changed.amendFirst')}</p>
      </Notice>
      <Checkbox
        radius="xs"
        label={t('bundle.changed.confirmed')}
        checked={isSure}
        error={isWrong && !isSure && t('bundle.changed.unconfirmed')}
        onChange={event => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}

const bringIntoView = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'nearest' });
