import { Skeleton, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { useEyeChoices } from '../eye-choices/use-eye-choices.ts';
import styles from './premyopia.module.css';

const PremyopiaList = lazyComponent(
  async () => (await import('./premyopia-list.tsx')).PremyopiaList,
  <Skeleton height={96} radius={8} />,
);

/** List of children with premyopia; loaded only for users who have switched the list on. */
export function PremyopiaPanel() {
  const { t } = useTranslation('premyopia');
  const errorText = useErrorText();
  const { choices, change, isSaving } = useEyeChoices();
  const [error, setError] = useState<unknown>(null);
  if (!choices) return null;
  const isOn = choices.own.watchesPremyopia;
  const turn = (watchesPremyopia: boolean) => {
    setError(null);
    change('own', () => ({ watchesPremyopia })).catch(setError);
  };
  return (
    <section className={card.card} aria-labelledby="premyopia">
      <header className={styles.head}>
        <h2 id="premyopia">{t('title')}</h2>
        <Switch
          label={t('show')}
          labelPosition="left"
          checked={isOn}
          disabled={isSaving}
          onChange={event => turn(event.currentTarget.checked)}
        />
      </header>
      <p className={layout.hint}>{t('about')}</p>
      {error !== null && <p role="alert">{errorText(error)}</p>}
      {isOn && <PremyopiaList />}
    </section>
  );
}

export { PremyopiaPanel as Component };
