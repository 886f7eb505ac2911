import { useTranslation } from 'react-i18next';
import { LogoMark } from './mark.tsx';

/** Before the first page is there. Drawn as `index.html` draws it before there are scripts. */
export function PageLoading() {
  const { t } = useTranslation();
  return (
    <div className="opening" role="status" aria-label={t('loading')}>
      <LogoMark size={48} />
    </div>
  );
}
