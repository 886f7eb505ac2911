import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FamilyMail } from '../../../../shared/features/classes/family-mails/schema.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './family-mail.module.css';

export function FamilyMailPreview({ families }: { families: readonly FamilyMail[] }) {
  const { t } = useTranslation(['familyMails', 'common', 'ui']);
  const [index, setIndex] = useState(0);
  const family = families[index];
  if (!family) return null;
  const count = families.length;
  const { address, children, language, subject, text } = family;
  const names = children.map(({ fullName }) => fullName).join(t('common:comma'));
  return (
    <section className={styles.mail} aria-label={t('ui:act.preview')}>
      <div className={styles.head}>
        <h3>{t('ui:act.preview')}</h3>
        {count > 1 && (
          <div className={`${layout.row8} ${layout.between}`}>
            <ActionIcon
              variant="default"
              size={44}
              aria-label={t('previous')}
              disabled={index === 0}
              onClick={() => setIndex(index - 1)}
            >
              <IconChevronLeft size={18} aria-hidden />
            </ActionIcon>
            <span role="status">{t('position', { position: index + 1, count })}</span>
            <ActionIcon
              variant="default"
              size={44}
              aria-label={t('next')}
              disabled={index === count - 1}
              onClick={() => setIndex(index + 1)}
            >
              <IconChevronRight size={18} aria-hidden />
            </ActionIcon>
          </div>
        )}
      </div>
      <dl className={styles.heads}>
        <dt>{t('to')}</dt>
        <dd>{address}</dd>
        <dt>{t('children')}</dt>
        <dd>{names}</dd>
        <dt>{t('subject')}</dt>
        <dd lang={language}>{subject}</dd>
      </dl>
      <p className={`${layout.card} ${layout.lineBreaks}`} lang={language}>
        {text}
      </p>
    </section>
  );
}
