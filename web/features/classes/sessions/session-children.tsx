import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Session } from '../../../../shared/features/classes/sessions/schema.ts';
import { useLanguage, useTo } from '../../../platform/i18n/use-locale.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { PersonName } from '../../../ui/text/person-name.tsx';
import { sortChildren } from '../classes/sort-children.ts';
import styles from './session-sheet.module.css';

const shownAtFirst = 8;

export function SessionChildren({ session }: { session: Session }) {
  const { t } = useTranslation('sessions');
  const to = useTo();
  const [isWhole, setWhole] = useState(false);
  const { hidden, areChildrenFrozen } = session;
  const children = sortChildren(session.children, useLanguage());
  const shown = isWhole ? children : children.slice(0, shownAtFirst);
  return (
    <>
      <div>
        {children.length + hidden === 0 ? t('noChildren') : t('children', { count: children.length })}
      </div>
      {shown.length > 0 && (
        <ul className={styles.children} aria-label={t('field.children')}>
          {shown.map(({ id, fullName, otherName }) => (
            <li key={id} className={styles.child}>
              <Avatar name={fullName} size="small" />
              <Link to={to('case', { id })}>
                <PersonName fullName={fullName} otherName={otherName} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {shown.length < children.length && (
        <Button variant="subtle" size="compact-sm" className={styles.all} onClick={() => setWhole(true)}>
          {t('allChildren', { count: children.length })}
        </Button>
      )}
      {hidden > 0 && <div className={layout.faint}>{t('hidden', { count: hidden })}</div>}
      {areChildrenFrozen && <div className={layout.faint}>{t('frozen')}</div>}
    </>
  );
}
