import type { TermsTexts } from '../../../shared/features/organizations/organizations/terms.schema.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { LinkedText } from './linked-text.tsx';
import styles from './terms.module.css';

export function TermsText({ texts }: { texts: TermsTexts }) {
  return (
    <div className={styles.text}>
      <LinkedText>{texts[useLocale()]}</LinkedText>
    </div>
  );
}
