import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { ownTermsQuery, ownTitle } from './own-terms-query.ts';
import styles from './terms.module.css';

const OwnTermsDialog = lazyComponent(async () => (await import('./own-terms-dialog.tsx')).Component);

function OwnTermsCard() {
  const { t } = useTranslation('settings');
  const locale = useLocale();
  const { day } = useInstants();
  const { data } = useQuery(ownTermsQuery);
  const [reading, setReading] = useState<string>();
  if (!data || data.data.length === 0) return null;
  const close = () => setReading(undefined);
  const term = data.data.find(({ id }) => id === reading);
  return (
    <section className={card.small}>
      <h2>{t('terms.title')}</h2>
      <ul className={styles.titles}>
        {data.data.map(each => (
          <li key={each.id} className={`${layout.wrap16} ${layout.between}`}>
            <Anchor component="button" type="button" onClick={() => setReading(each.id)}>
              {ownTitle(each, locale)}
            </Anchor>
            <span className={`${layout.flush} ${layout.soft}`}>
              {each.acceptedAt
                ? t('terms.accepted', { day: day(each.acceptedAt) })
                : t(each.isRequired ? 'terms.required' : 'terms.optional')}
            </span>
          </li>
        ))}
      </ul>
      {term && <OwnTermsDialog term={term} onLater={close} onAccepted={close} />}
    </section>
  );
}

export { OwnTermsCard as Component };
