import { useTranslation } from 'react-i18next';
import { Mark } from './mark.tsx';

/** Before the first page is there. Drawn as `index.html` draws it before there are scripts. */
export function Opening() {
  const { t } = useTranslation();
  return (
    <div className="opening" role="status" aria-label={t('loading')}>
      <Mark size={48} />
    </div>
  );
}
