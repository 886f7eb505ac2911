import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { languageTag, readableLanguage } from '../../../../shared/core/languages.ts';
import { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import { consentText } from '../../../../shared/features/intake/registrations/consent-text.ts';
import { call } from '../../../platform/api/call.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useLocale, useScript, useTo } from '../../../platform/i18n/use-locale.ts';
import card from '../../../ui/layout/card.module.css';
import styles from '../case-rights/rights-tab.module.css';

export function ConsentAsked() {
  const { t } = useTranslation('privacy');
  const to = useTo();
  const locale = useLocale();
  const script = useScript();
  const name = useSession().organization?.name ?? '';
  const { data } = useQuery({
    queryKey: ['term', 'asked'],
    queryFn: async ({ signal }) => (await call(terms.listCaseTerms, {}, { signal })).data,
  });
  return (
    <section className={card.small} aria-labelledby="consent-asked">
      <h2 id="consent-asked">{t('consent.title')}</h2>
      <p>{t('consent.text')}</p>
      <p className={styles.note} lang="en">
        {consentText('en', name)}
      </p>
      <p className={styles.note} lang="zh">
        {consentText(languageTag('zh', script), name)}
      </p>
      {data && data.length > 0 ? (
        <>
          <p>{t('consent.terms')}</p>
          <ul className={styles.list}>
            {data.map(({ id, isRequired, texts }) => {
              const title = texts[readableLanguage(texts, locale)]?.title ?? '';
              return <li key={id}>{t(isRequired ? 'consent.required' : 'consent.optional', { title })}</li>;
            })}
          </ul>
        </>
      ) : (
        data && <p>{t('consent.noTerms')}</p>
      )}
      <Link to={to('terms')}>{t('consent.change')}</Link>
    </section>
  );
}
