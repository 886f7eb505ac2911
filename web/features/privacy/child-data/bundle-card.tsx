import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseRights } from '../../../../shared/features/privacy/case-rights/schema.ts';
import { childData } from '../../../../shared/features/privacy/child-data/endpoints.ts';
import { bundleDays, type ChangedDocument } from '../../../../shared/features/privacy/child-data/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { contributionsTo } from '../../../platform/features/contributions.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { ChangeList } from '../../../ui/file/change-list.tsx';
import { sizeOf } from '../../../ui/file/file-rules.ts';
import { bringIntoView } from '../../../ui/layout/bring-into-view.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../case-rights/rights-tab.module.css';
import { useDecision } from '../case-rights/use-case-rights.ts';

export function BundleCard({ rights: { id: caseId, bundle } }: { rights: CaseRights }) {
  const { t } = useTranslation(['privacy', 'ui']);
  const session = useSession();
  const attempt = useAttempt();
  const dates = useInstants();
  const [changed, setChanged] = useState<{ documents: ChangedDocument[]; isAgain: boolean }>();
  const [isSure, setIsSure] = useState(false);
  const prepare = useDecision(
    childData.prepareBundle,
    () => t('bundle.asked'),
    ({ code, current }) => {
      if (code !== 'report.changed') return false;
      const { documents } = current as { documents: ChangedDocument[] };
      setChanged(before => ({ documents, isAgain: before !== undefined }));
      return true;
    },
  );
  const isPreparing = bundle?.state === 'preparing';
  const isThere = bundle?.expiresAt != null && Date.parse(bundle.expiresAt) > Date.now();

  async function start(): Promise<void> {
    if (await prepare.decide({ caseId, changesAcknowledged: isSure })) return;
    setChanged(undefined);
    setIsSure(false);
  }

  const download = () =>
    attempt(async () => {
      const { url } = await call(childData.openBundle, { caseId });
      window.location.assign(url);
    });

  return (
    <section className={card.small}>
      <h2>{t('bundle.title')}</h2>
      <p>{t('bundle.text', { days: bundleDays })}</p>
      {isPreparing && <p role="status">{t('bundle.preparing')}</p>}
      {bundle?.state === 'failed' && <p role="status">{t('bundle.failed')}</p>}
      {isThere && (
        <p>
          {t('bundle.ready', {
            who: bundle.by.fullName,
            at: dates.instant(bundle.at),
            until: dates.instant(bundle.expiresAt ?? ''),
            size: sizeOf(bundle.size ?? 0, 'nearest'),
          })}
        </p>
      )}
      {changed && (
        <ChangedDocuments
          documents={changed.documents}
          isSure={isSure}
          isWrong={changed.isAgain}
          onChange={setIsSure}
        />
      )}
      <div className={layout.wrap8}>
        {isThere && bundle.by.id === session.id && (
          <Button onClick={download}>{t('ui:report.download')}</Button>
        )}
        <Button variant="default" loading={prepare.isDeciding} disabled={isPreparing} onClick={start}>
          {t(isThere ? 'bundle.again' : 'bundle.start')}
        </Button>
      </div>
    </section>
  );
}

interface ChangedDocumentsProps {
  documents: readonly ChangedDocument[];
  isSure: boolean;
  /** Whether the user tried to continue without confirming. */
  isWrong: boolean;
  onChange: (isSure: boolean) => void;
}

/** Asks staff to confirm changes to the printed content of documents since these were finished. */
function ChangedDocuments({ documents, isSure, isWrong, onChange }: ChangedDocumentsProps) {
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
