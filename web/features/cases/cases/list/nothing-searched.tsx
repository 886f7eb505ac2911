import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SuggestedCase } from '../../../../../shared/features/cases/cases/schema.ts';
import { useTo } from '../../../../platform/i18n/use-locale.ts';
import layout from '../../../../ui/layout/layout.module.css';
import { LaterTrans } from '../../../../ui/text/later-trans.tsx';
import { PersonName } from '../../../../ui/text/person-name.tsx';

interface NothingSearchedProps {
  text: string;
  isFiltered: boolean;
  suggestions: SuggestedCase[] | undefined;
}

/**
 * Says that no case was found. Links to children with similar names or, without such children, says what can
 * be searched for.
 */
export function NothingSearched({ text, isFiltered, suggestions = [] }: NothingSearchedProps) {
  const { t } = useTranslation('cases');
  const to = useTo();
  if (!text) return t('list.nothing');
  const marks = { values: { text }, components: { b: <b dir="auto" /> } };
  return (
    <>
      <LaterTrans t={t} i18nKey={isFiltered ? 'list.nothingForFiltered' : 'list.nothingFor'} {...marks} />
      {suggestions.length === 0 ? (
        <p>{t('list.searchable')}</p>
      ) : (
        <>
          <p>{t('list.didYouMean')}</p>
          <ul className={layout.list}>
            {suggestions.map(({ id, fullName, otherName, birthYear }) => (
              <li key={id}>
                <Link to={to('case', { id })}>
                  <PersonName fullName={fullName} otherName={otherName} />
                </Link>
                {birthYear !== null && ` · ${t('list.bornIn', { year: birthYear })}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
