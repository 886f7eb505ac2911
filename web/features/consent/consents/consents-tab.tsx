import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { useDraft } from '../../../platform/api/use-draft.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toastDone } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import { EmptyList, ListFailure, LoadMore } from '../../../ui/list/list-states.tsx';
import { ConsentCard } from './consent-card.tsx';
import { ConsentForm } from './consent-form.tsx';
import { consentsQuery, refreshConsents } from './queries.ts';

function ConsentsTab({ record }: { record: Case }) {
  const { t } = useTranslation('consents');
  const errorText = useErrorText();
  const { change } = useUrlState();
  const isReadOnly = useIsReadOnly();
  const list = useInfiniteQuery(consentsQuery(record.id));
  const { data, error, refetch } = list;
  if (!data)
    return error ? (
      <ListFailure text={errorText(error)} onRetry={refetch} />
    ) : (
      <p role="status">{t('loading')}</p>
    );
  const rows = data.pages.flatMap(page => page.data);
  const canRecord = !isReadOnly && record.status === 'active';
  const add = canRecord && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => change({ consent: 'new' })}>
      {t('new')}
    </Button>
  );
  return (
    <section aria-label={t('title')} className={layout.stack16}>
      {rows.length === 0 ? (
        <EmptyList title={t('empty.title')} text={t('empty.text')} action={add} />
      ) : (
        <>
          <div className={layout.atEnd}>{add}</div>
          <ul className={layout.stack12}>
            {rows.map(consent => (
              <ConsentCard key={consent.id} consent={consent} isReadOnly={isReadOnly} />
            ))}
          </ul>
        </>
      )}
      <LoadMore list={list} />
      {canRecord && <ConsentDialog child={record} />}
    </section>
  );
}

export { ConsentsTab as Component };

/** Dialog that records a consent, open while the URL contains `consent=new`. */
function ConsentDialog({ child }: { child: Case }) {
  const { t } = useTranslation('consents');
  const { query, change } = useUrlState();
  const isOpen = query.get('consent') === 'new';
  const draftKey = { form: 'consent', caseId: child.id };
  const autosave = useDraft(isOpen ? draftKey : null);
  const close = () => change({ consent: null });
  return (
    <Dialog entries="kept" isOpen={isOpen} onClose={close} title={t('new')} fillsPhone>
      {autosave !== undefined && (
        <ConsentForm
          child={child}
          draftKey={draftKey}
          autosave={autosave}
          onCancel={close}
          onSaved={() => {
            toastDone(t('saved'));
            refreshConsents();
            close();
          }}
        />
      )}
    </Dialog>
  );
}
