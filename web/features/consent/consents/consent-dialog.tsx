import { useTranslation } from 'react-i18next';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { useDraft } from '../../../platform/api/use-draft.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toastDone } from '../../../ui/feedback/toast.ts';
import { ConsentForm } from './consent-form.tsx';
import { refreshConsents } from './queries.ts';

/** Dialog that records a consent, open while the URL contains `consent=new`. */
export function ConsentDialog({ child }: { child: Case }) {
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
