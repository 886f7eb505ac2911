import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import type { FullTerm } from '../../../../shared/features/consent/terms/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useDraft } from '../../../platform/api/use-draft.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useLocale, useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';
import card from '../../../ui/layout/card.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { refreshTerms, termQuery } from './queries.ts';
import { TermForm } from './term-form.tsx';
import { TermText } from './term-text.tsx';
import { titleOf } from './title-of.ts';

export const loader = ({ params }: LoaderFunctionArgs) =>
  queryClient.ensureQueryData(termQuery(params.id ?? ''));

/** Page of a term (condition to accept), or its form while the URL contains `edit=1`. */
function TermPage() {
  const { t } = useTranslation('terms');
  const to = useTo();
  const locale = useLocale();
  const { id = '' } = useParams();
  const { query, change } = useUrlState();
  const isReadOnly = useIsReadOnly();
  const { data: term } = useSuspenseQuery(termQuery(id));
  const isEditing = query.get('edit') === '1' && !isReadOnly;
  const title = titleOf(term.titles, locale);
  usePageTitle(title);
  return (
    <>
      <PageHeader
        parents={[{ label: t('title'), href: to('terms') }]}
        crumb={title}
        title={title}
        description={t('summary', {
          appliesTo: t(`appliesTo.${term.appliesTo}`),
          version: term.textVersion,
          required: t(term.isRequired ? 'required' : 'optional'),
          use: t(term.isInUse ? 'inUse' : 'notInUse'),
        })}
        actions={
          !isReadOnly && !isEditing && <Button onClick={() => change({ edit: '1' })}>{t('edit')}</Button>
        }
      />
      {isEditing ? (
        <EditTerm term={term} onClose={() => change({ edit: null })} />
      ) : (
        <TermText key={id} term={term} />
      )}
    </>
  );
}

function EditTerm({ term, onClose }: { term: FullTerm; onClose: () => void }) {
  const { t } = useTranslation('terms');
  const autosave = useDraft({ form: term.id });
  if (autosave === undefined) return null;
  return (
    <section className={card.card}>
      <TermForm
        term={term}
        autosave={autosave}
        onCancel={onClose}
        onSaved={saved => {
          toastDone(t('saved'));
          queryClient.setQueryData(termQuery(saved.id).queryKey, saved);
          void refreshTerms();
          onClose();
        }}
      />
    </section>
  );
}

export { TermPage as Component };
