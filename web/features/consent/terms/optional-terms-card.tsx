import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnTerm } from '../../../../shared/features/consent/terms/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import card from '../../../ui/layout/card.module.css';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { ownTermsQuery, ownTitle } from './own-terms-query.ts';
import styles from './terms.module.css';

/** Local storage key of the term versions that a user has postponed on this device. */
const keyOf = (person: string) => `lumitree.put-off-terms.${person}`;
const nameOf = ({ id, textVersion }: OwnTerm) => `${id}.${textVersion}`;

const putOff = (person: string): string[] => (localStorage.getItem(keyOf(person)) ?? '').split(' ');

const isToMention = (person: string, term: OwnTerm): boolean => !putOff(person).includes(nameOf(term));

function putOffTerms(person: string, terms: readonly OwnTerm[]): void {
  localStorage.setItem(keyOf(person), terms.map(nameOf).join(' '));
}

const OwnTermsDialog = lazyComponent(async () => (await import('./own-terms-dialog.tsx')).Component);

/** Shows optional terms (conditions) until the user accepts or postpones them. */
function OptionalTermsCard() {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const person = useSession().id;
  const isReadOnly = useIsReadOnly();
  const { data } = useQuery({ ...ownTermsQuery, enabled: !isReadOnly });
  const [reading, setReading] = useState<string>();
  const [isLater, setLater] = useState(false);
  const optional = data?.data.filter(term => !term.isRequired && term.acceptedAt === null) ?? [];
  if (isReadOnly || isLater || !optional.some(term => isToMention(person, term))) return null;
  const close = () => setReading(undefined);
  const term = optional.find(({ id }) => id === reading);

  function later(): void {
    putOffTerms(person, optional);
    setLater(true);
  }

  return (
    <section className={card.small} aria-labelledby="optional-terms">
      <h2 id="optional-terms">{t('terms.title')}</h2>
      <ul className={styles.titles}>
        {optional.map(each => (
          <li key={each.id}>
            <Anchor component="button" type="button" onClick={() => setReading(each.id)}>
              {ownTitle(each, locale)}
            </Anchor>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="default" size="compact-md" onClick={later}>
          {t('terms.notNow')}
        </Button>
      </div>
      {term && <OwnTermsDialog term={term} onLater={close} onAccepted={close} />}
    </section>
  );
}

export { OptionalTermsCard as Component };
