import { Button } from '@mantine/core';
import { IconMail, IconRefresh } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { minuteMs } from '../../../../shared/core/dates/durations.ts';
import { deliveryStage } from '../../../../shared/core/mail/status.ts';
import { splitAddress } from '../../../../shared/core/reading/read-addresses.ts';
import type { SentReports } from '../../../../shared/features/reports/sending/schema.ts';
import type { SentCardProps } from '../../../platform/features/parts.ts';
import type { SentReportsPage } from '../../../platform/features/report-places.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useLanguageName } from '../../../platform/i18n/use-language-name.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { LoadMore } from '../../../ui/list/list-states.tsx';
import { useReportTitle } from '../use-report-title.ts';
import { OpenSent } from './open-sent.tsx';
import { refreshSendings, sendingsQuery } from './queries.ts';
import { Component as RevokeLink } from './revoke-link.tsx';
import styles from './sending.module.css';
import { timesQuery } from './use-records.ts';

/** Interval at which the list is read again while an email is on its way. */
const pollMs = 5_000;

/** Time after sending from which a status is no longer expected to change soon. */
const settledMs = 5 * minuteMs;

const isUnderWay = (pages: readonly SentReportsPage[]): boolean =>
  pages.some(({ data }) =>
    data.some(
      ({ to, sentAt }) =>
        Date.parse(sentAt) > Date.now() - settledMs &&
        to.some(({ status }) => deliveryStage(status) === 'queued'),
    ),
  );

/** Lists when the record's reports were sent and to whom, each with "Send again". */
function SentCard({ source, reportId, familyLanguage, onAgain }: SentCardProps) {
  const { t } = useTranslation('sending');
  const languageName = useLanguageName();
  const list = useInfiniteQuery({
    ...sendingsQuery(source, reportId),
    refetchInterval: ({ state: { data } }) => (isUnderWay(data?.pages ?? []) ? pollMs : false),
  });
  const amendedAt = useQuery(timesQuery({ id: reportId, source })).data?.amendedAt ?? null;
  const sendings = list.data?.pages.flatMap(({ data }) => data);
  if (!sendings) return null;
  return (
    <section className={card.aside}>
      <h2>{t('log.title')}</h2>
      {sendings.length === 0 && <p>{t('log.empty', { language: languageName(familyLanguage) })}</p>}
      {sendings.length > 0 && (
        <ul className={layout.stack16}>
          {sendings.map(sending => (
            <SentLine
              key={sending.id}
              source={source}
              reportId={reportId}
              sending={sending}
              isEarlier={amendedAt !== null && sending.sentAt < amendedAt}
              onAgain={() => onAgain(sending.id)}
            />
          ))}
        </ul>
      )}
      <LoadMore list={list} />
    </section>
  );
}

function SentLine({
  source,
  reportId,
  sending,
  isEarlier,
  onAgain,
}: Pick<SentCardProps, 'source' | 'reportId'> & {
  sending: SentReports;
  /** Whether the record was amended after this sending. */
  isEarlier: boolean;
  onAgain: () => void;
}) {
  const { t } = useTranslation(['sending', 'common', 'ui']);
  const { instant, day } = useInstants();
  const titleOf = useReportTitle();
  const languageName = useLanguageName();
  const text = useText();
  const { id, kinds, language, by, to, sentAt, content, changes } = sending;
  const remark = source.remarkOf?.(content);
  const choices = source.choicesIn?.(content) ?? [];
  const written = source.languageOf ? source.languageOf(content) : language;
  const facts = [
    ...kinds.map(titleOf),
    ...(written === null ? [] : [languageName({ ...sending, language: written })]),
    ...(written === language ? [] : [t('log.mailIn', { language: languageName(sending) })]),
    ...(remark ? [text(remark)] : []),
    ...choices.map(([what, how]) => t('common:labelled', { name: text(what), value: text(how) })),
    ...(by === 'link' ? [t('log.link')] : []),
    ...(changes ? [t('log.changed')] : []),
    ...(isEarlier ? [t('log.earlier')] : []),
  ];
  return (
    <li className={styles.sent}>
      <IconMail size={18} aria-hidden />
      <div>
        <b>{instant(sentAt)}</b>
        <p>{facts.join(t('common:comma'))}</p>
        {to.map(({ address, status, link }) => (
          <Fragment key={address}>
            <p>
              <EmailAddress address={address} /> · {t(`log.state.${deliveryStage(status)}`)}
            </p>
            {link && <p>{t(`log.linkState.${link.state}`, { day: day(link.until) })}</p>}
            {link?.state === 'open' && (
              <RevokeLink sendingId={id} address={address} onRevoked={() => refreshSendings(source)} />
            )}
          </Fragment>
        ))}
        <OpenSent recordId={reportId} sendingId={id} kinds={kinds} at={instant(sentAt)} />
        <Button
          variant="subtle"
          className={styles.again}
          leftSection={<IconRefresh size={16} aria-hidden />}
          aria-label={t('againOf', { day: instant(sentAt) })}
          onClick={onAgain}
        >
          {t('ui:act.sendAgain')}
        </Button>
      </div>
    </li>
  );
}

/** An address that breaks after its “@” if it does not fit on one line. */
function EmailAddress({ address }: { address: string }) {
  const [mailbox, domain] = splitAddress(address);
  return (
    <>
      {mailbox}
      <wbr />
      {domain}
    </>
  );
}

export { SentCard as Component };
