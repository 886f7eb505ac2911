import { useTranslation } from 'react-i18next';
import styles from './gallery.module.css';
import { GallerySection } from './gallery-section.tsx';

/** Background colours, each with a readable text colour. */
const colours = [
  ['brand', 'on-brand'],
  ['brand-soft', 'brand-ink'],
  ['selected', 'ink'],
  ['amber-soft', 'amber-ink'],
  ['red-soft', 'red-ink'],
  ['bg', 'ink'],
  ['side', 'ink'],
  ['surface', 'ink'],
  ['sunken', 'ink-soft'],
  ['grey-soft', 'grey-ink'],
  ['red', 'on-red'],
  ['od', 'surface'],
  ['os', 'surface'],
  ['toast', 'on-toast'],
  ['line', 'ink'],
] as const;

export function ColourExamples() {
  const { t } = useTranslation('parts');
  return (
    <GallerySection title={t('colour.title')}>
      <div className={styles.grid}>
        {colours.map(([name, ink]) => (
          <span
            key={name}
            className={styles.colour}
            style={{ background: `var(--${name})`, color: `var(--${ink})` }}
          >
            {name}
          </span>
        ))}
      </div>
    </GallerySection>
  );
}
