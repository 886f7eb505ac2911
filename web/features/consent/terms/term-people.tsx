import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import layout from '../../../ui/layout/layout.module.css';
import table from '../../../ui/layout/table.module.css';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { termPeopleQuery } from './queries.ts';

/**
 * Table of the organisation's active people: for each, which version of a term for staff the person accepted,
 * and when.
 */
export function TermPeople({ termId }: { termId: string }) {
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
