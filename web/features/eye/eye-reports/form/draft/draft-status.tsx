import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../../../ui/layout/layout.module.css';

interface DraftStatusProps {
  /** Whether the visit has no number yet. */
  isNew: boolean;
  /** When the user's own draft was saved. */
  saved: ReactNode;
}

/** When the user's own draft was saved, and what the button "Save draft" does beyond that. */
export function DraftStatus({ isNew, saved }: DraftStatusProps) {
  const { t } = useTranslation('eye');
  return (
    <div>
      {saved}
      <p className={layout.hint}>{t(isNew ? 'form.saveDraftNew' : 'form.saveDraftAgain')}</p>
    </div>
  );
}
