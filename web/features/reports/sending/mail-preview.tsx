import { IconPaperclip } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Locale, Script } from '../../../../shared/core/fields.ts';
import { reportLinkDays } from '../../../../shared/core/limits.ts';
import { emailSections, subjectOf } from '../../../../shared/core/mail/email-sections.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './send-dialog.module.css';
import type { SendableRecord } from './use-records.ts';

interface MailPreviewProps {
  to: string[];
  record: SendableRecord;
  kinds: string[];
  /** Kind of copy, if the record has several. */
  copy: string | undefined;
  language: Locale;
  script: Script;
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
  copy,
  language,
  script,
  message,
  isLink,
  isCorrection,
  keptFiles,
}: MailPreviewProps) {
  const { t } = useTranslation(['sending', 'common', 'ui']);
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
      {!isLink && (
        <ul className={styles.files}>
          {kinds.map(kind => (
            <li key={kind}>
              <IconPaperclip size={18} aria-hidden />
              {record.source.fileName(record, kind, language, copy)}.pdf
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
