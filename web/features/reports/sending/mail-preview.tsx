import { IconPaperclip } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { languageTag } from '../../../../shared/core/languages.ts';
import { reportLinkDays } from '../../../../shared/core/limits.ts';
import { emailSections, subjectOf } from '../../../../shared/core/mail/email-sections.ts';
import { pathFor } from '../../../../shared/core/routes.ts';
import { useSession } from '../../../platform/auth/session.ts';
import type { ReportCopy } from '../../../platform/features/report-places.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './send-dialog.module.css';
import type { SendableRecord } from './use-records.ts';

interface MailPreviewProps {
  to: string[];
  record: SendableRecord;
  kinds: string[];
  /** Kind of copy, if the record has several. */
  copyKind: string | undefined;
  copy: ReportCopy;
  message: string;
  isLink: boolean;
  /** Whether a recipient has an earlier version than the amended one. */
  isCorrection: boolean;
  /** Names of the record's files that are not sent. */
  keptFiles: string[];
}

export function MailPreview({
  to,
  record,
  kinds,
  copyKind,
  copy,
  message,
  isLink,
  isCorrection,
  keptFiles,
}: MailPreviewProps) {
  const { t } = useTranslation(['sending', 'common', 'ui']);
  const { language, script } = copy;
  const locale = useLocale();
  const { organization } = useSession();
  const parts = emailSections({
    template: isLink ? 'report-link' : record.source.mail,
    locale: language,
    script,
    values: { reference: record.reference, days: String(reportLinkDays) },
    link: isLink ? '/' : null,
    isCorrection,
    organization: organization?.name ?? null,
    phone: organization?.officeNumber ?? null,
    webUrl: window.location.origin,
  });
  const { id, source } = record;
  const copyShown =
    source.copies?.paramsOf?.(copy) ??
    new URLSearchParams({ copy: languageTag(language, script), ...(copyKind && { for: copyKind }) });
  const shownIn = source.isInPageLanguage ? language : locale;
  const addressOf = (kind: string) => [pathFor(shownIn, source.page(kind), { id }), copyShown].join('?');
  const logo = organization?.logoInfo.url;
  return (
    <section className={styles.mail} aria-label={t('ui:act.preview')}>
      <h3>{t('ui:act.preview')}</h3>
      <div className={styles.heads}>
        <p>{t('common:labelled', { name: t('to'), value: to.join(t('common:comma')) })}</p>
        <p>{t('common:labelled', { name: t('subject'), value: subjectOf(parts) })}</p>
      </div>
      <div className={`${layout.stack12} ${layout.card}`}>
        <p className={styles.sender}>
          {logo && <img src={logo} alt="" />}
          {organization?.name}
        </p>
        {parts.map(({ tag, lead, button, rest, link }, index) => (
          <div key={tag} lang={tag} className={styles.part}>
            <p>{lead}</p>
            {index === 0 && !isLink && message.trim() && <p className={styles.message}>{message.trim()}</p>}
            {link && <span className={styles.button}>{button}</span>}
            <p className={`${layout.soft} ${layout.small}`}>{rest}</p>
          </div>
        ))}
      </div>
      {parts.length > 1 && <p className={layout.hint}>{t('bothLanguages')}</p>}
      {!isLink && (
        <ul className={styles.files}>
          {kinds.map(kind => (
            <li key={kind}>
              <IconPaperclip size={18} aria-hidden />
              <Link target="_blank" to={addressOf(kind)}>
                {record.source.fileName(record, kind, language, copyKind)}.pdf
              </Link>
            </li>
          ))}
        </ul>
      )}
      {keptFiles.length > 0 && (
        <Notice>
          {t('notSentFiles', { count: keptFiles.length, names: keptFiles.join(t('common:comma')) })}
        </Notice>
      )}
    </section>
  );
}
