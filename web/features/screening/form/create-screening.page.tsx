import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { readId } from '../../../../shared/core/ids.ts';
import type { Band } from '../../../../shared/features/screening/screenings/bands.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { childQuery } from '../../../platform/lookups/child-query.ts';
import { findCases } from '../../../platform/lookups/find-cases.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { CasePicker } from '../../../ui/picker/case-picker.tsx';
import { EyesightLineNotice } from '../eyesight-line/eyesight-line-notice.tsx';
import { NewScreening } from './new-screening.tsx';

/** Page with a new screening in an age band; `?case=` in the URL selects the child. */
function CreateScreeningPage({ band }: { band: Band }) {
  const { t } = useTranslation('learning');
  const to = useTo();
  const errorText = useErrorText();
  const [query, setQuery] = useSearchParams();
  const caseId = readId('case', query.get('case'));
  const { data: child, error } = useQuery({ ...childQuery(caseId ?? ''), enabled: caseId !== undefined });
  const title = t('create.title', { band: t(`band.${band}`) });
  usePageTitle(title);
  return (
    <>
      <PageHeader
        parents={[{ label: t('list.title'), href: to('screenings') }]}
        crumb={t('menu.newScreening')}
        title={title}
        description={t('create.description')}
      />
      <EyesightLineNotice />
      {error && <Notice tone="attention">{errorText(error)}</Notice>}
      {child && !error ? (
        <NewScreening key={child.id} band={band} child={child} />
      ) : (
        <CasePicker
          label={t('field.case')}
          required
          value={[]}
          search={findCases}
          onChange={([picked]) => setQuery(picked ? { case: picked.id } : {}, { replace: true })}
        />
      )}
    </>
  );
}

export const CreateScreening56Page = () => <CreateScreeningPage band="5-6" />;
export const CreateScreening711Page = () => <CreateScreeningPage band="7-11" />;
