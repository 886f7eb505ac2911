import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { readId } from '../../../../shared/core/ids.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { childQuery } from '../../../platform/lookups/child-query.ts';
import { findCases } from '../../../platform/lookups/find-cases.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import card from '../../../ui/layout/card.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { CasePicker } from '../../../ui/picker/case-picker.tsx';
import { defaultTemplatesQuery } from '../templates/queries.ts';
import { NewNote } from './new-note.tsx';
import { usableTemplatesQuery } from './queries.ts';

function CreateNotePage() {
  const { t } = useTranslation('notes');
  const to = useTo();
  const errorText = useErrorText();
  const { query, change } = useUrlState();
  const caseId = readId('case', query.get('case'));
  const { data: child, error } = useQuery({ ...childQuery(caseId ?? ''), enabled: caseId !== undefined });
  const { data: templates } = useQuery(usableTemplatesQuery);
  const { data: defaults } = useQuery(defaultTemplatesQuery);
  const proposed = query.get('template') ?? defaults?.own.templateId ?? defaults?.organization.templateId;
  usePageTitle(t('new'));
  return (
    <>
      <PageHeader
        parents={[{ label: t('title'), href: to('notes') }]}
        crumb={t('new')}
        title={t('new')}
        description={t('create.description')}
      />
      {error && <Notice tone="attention">{errorText(error)}</Notice>}
      {child?.status === 'archived' && <Notice tone="attention">{t('create.archived')}</Notice>}
      {child && !error && child.status === 'active' && templates && defaults ? (
        <NewNote
          key={child.id}
          child={child}
          templates={templates}
          proposed={templates.find(({ id }) => id === proposed)?.id ?? null}
          onOtherCase={() => change({ case: null })}
        />
      ) : (
        (!caseId || error || child) && (
          <section className={card.card}>
            <CasePicker
              label={t('field.case')}
              required
              value={[]}
              search={findCases}
              onChange={([picked]) => change({ case: picked?.id ?? null })}
            />
          </section>
        )
      )}
    </>
  );
}

export { CreateNotePage as Component };
