import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../shared/core/fields.ts';
import { readablePhone } from '../../../shared/core/places/readable-phone.ts';
import type { Namespace } from '../../platform/i18n/namespaces.ts';
import { loadTranslations } from '../../platform/i18n/translations.ts';
import { replaceLanguage } from '../../platform/routing/form-address.ts';
import { LanguageChoice } from '../layout/language-choice.tsx';
import { LogoMark } from '../layout/logo-mark.tsx';
import { organizationInitials } from '../text/initials.ts';
import styles from './public-page.module.css';

export interface PublicOrganization {
  name: string;
  phone: string | null;
  logo: { url: string | null };
}

interface PublicFrameProps {
  organization: PublicOrganization | null;
  title: string;
  /** Text namespaces of the page, besides those of all pages. */
  namespaces: Namespace[];
  children: ReactNode;
}

export function PublicFrame({ organization, title, namespaces, children }: PublicFrameProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        {organization ? <Organization {...organization} /> : <LogoMark size={32} />}
        <LanguageSwitch namespaces={namespaces} />
      </header>
      <main className={styles.main} aria-label={title}>
        {children}
      </main>
    </div>
  );
}

function Organization({ name, phone, logo }: PublicOrganization) {
  const { t } = useTranslation();
  const [isBroken, setBroken] = useState(false);
  return (
    <div className={styles.organization}>
      {logo.url && !isBroken ? (
        <img src={logo.url} alt="" width={40} height={40} onError={() => setBroken(true)} />
      ) : (
        <span className={styles.initials} aria-hidden>
          {organizationInitials(name)}
        </span>
      )}
      <div>
        <strong>{name}</strong>
        {phone && <a href={`tel:${phone}`}>{t('telephone', { phone: readablePhone(phone) })}</a>}
      </div>
    </div>
  );
}

/** Changes the language of texts and URL. Keeps the user's input. */
function LanguageSwitch({ namespaces }: { namespaces: Namespace[] }) {
  async function change(lang: Locale): Promise<void> {
    replaceLanguage(lang);
    await loadTranslations(lang, namespaces);
  }

  return <LanguageChoice onChoose={change} />;
}
