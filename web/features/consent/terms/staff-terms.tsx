import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { appliesToUsers } from '../../../../shared/features/consent/terms/schema.ts';
import { useLocale, useTo } from '../../../platform/i18n/use-locale.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { allTermsQuery } from './queries.ts';
import styles from './terms.module.css';
import { titleOf } from './title-of.ts';

/**
 * Lists the terms that staff are asked to accept; shown above the terms of use that all members accept first.
 */
export function StaffTerms() {
  const { t } = useTranslation('terms');
  const to = useTo();
  const locale = useLocale();
  const { data } = useQuery(allTermsQuery);
  const ofStaff = data?.data.filter(term => appliesToUsers(term) && term.isInUse) ?? [];
  if (ofStaff.length === 0) return null;
  return (
    <section className={card.card} aria-labelledby="staff-terms">
      <h2 id="staff-terms">{t('staffInUse')}</h2>
      <ul className={`${styles.titles} ${layout.above12}`}>
        {ofStaff.map(({ id, titles, isRequired, users }) => (
          <li key={id}>
            <Link to={to('term', { id })}>{titleOf(titles, locale)}</Link>
            <span className={layout.soft}>
              {['', t(isRequired ? 'required' : 'optional'), users && t('acceptedUsers', users)]
                .filter(part => part !== null)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <p className={`${layout.soft} ${layout.above12}`}>{t('staffAlso')}</p>
    </section>
  );
}
