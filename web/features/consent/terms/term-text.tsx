import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  appliesToCases,
  appliesToUsers,
  type FullTerm,
} from '../../../../shared/features/consent/terms/schema.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import table from '../../../ui/layout/table.module.css';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { termPeopleQuery, termTextQuery } from './queries.ts';
import styles from './terms.module.css';

export function TermText({ term }: { term: FullTerm }) {
  const { t } = useTranslation(['terms', 'ui']);
  const to = useTo();
  const errorText = useErrorText();
  const { instant } = useInstants();
  const [version, setVersion] = useState(term.textVersion);
  const { data: shown, error, refetch } = useQuery(termTextQuery(term.id, version));
  const versions = Array.from({ length: term.textVersion }, (_, index) => String(term.textVersion - index));
  return (
    <div className={layout.stack16}>
      <div className={styles.bar}>
        {versions.length > 1 && (
          <SelectField
            label={t('ui:field.version')}
            options={versions.map(value => ({ value, label: t('versionName', { version: value }) }))}
            value={String(version)}
            onChange={value => setVersion(Number(value))}
            allowDeselect={false}
          />
        )}
        {appliesToCases(term) && <Link to={`${to('caseTerms')}?term=${term.id}`}>{t('whoAccepted')}</Link>}
      </div>
      {error && !shown && <ListFailure text={errorText(error)} onRetry={refetch} />}
      {shown && (
        <>
          <p className={`${layout.flush} ${layout.soft}`}>
            {t('written', { day: instant(shown.at), name: shown.byName ?? t('ui:formerMember') })}
          </p>
          {(['en', 'zh'] as const).map(language => {
            const text = shown.texts[language];
            return (
              text && (
                <article key={language} className={card.card} lang={language}>
                  <h2>{text.title}</h2>
                  <RichText value={text.description} />
                </article>
              )
            );
          })}
        </>
      )}
      {appliesToUsers(term) && <TermPeople termId={term.id} />}
    </div>
  );
}

/**
 * Table of the organisation's active people: for each, which version of a term for staff the person accepted,
 * and when.
 */
function TermPeople({ termId }: { termId: string }) {
  const { t } = useTranslation(['terms', 'ui']);
  const errorText = useErrorText();
  const { day } = useInstants();
  const { data, error, refetch } = useQuery(termPeopleQuery(termId));
  if (error && !data) return <ListFailure text={errorText(error)} onRetry={refetch} />;
  if (!data) return null;
  return (
    <section aria-labelledby="accepted-by">
      <h2 id="accepted-by">{t('peopleAccepted')}</h2>
      <table className={`${table.table} ${layout.above12}`}>
        <thead>
          <tr>
            <th scope="col">{t('field.person')}</th>
            <th scope="col">{t('ui:field.state')}</th>
            <th scope="col">{t('ui:field.version')}</th>
            <th scope="col">{t('field.at')}</th>
          </tr>
        </thead>
        <tbody>
          {data.data.map(({ id, fullName, state, textVersion, at }) => (
            <tr key={id}>
              <th scope="row">{fullName}</th>
              <td>{t(`state.${state}`)}</td>
              <td>{textVersion ?? '–'}</td>
              <td>{at ? day(at) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
