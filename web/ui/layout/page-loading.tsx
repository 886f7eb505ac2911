import { useTranslation } from 'react-i18next';
import { LogoMark } from './logo-mark.tsx';

/** Shown while the first page loads; looks like the loader of `index.html`. */
export function PageLoading() {
  const { t } = useTranslation();
  return (
    <div className="opening" role="status" aria-label={t('loading')}>
      <LogoMark size={48} />
    </div>
  );
}
