import { useTranslation } from 'react-i18next';
import { Mark } from '../ui/layout/mark.tsx';
import { ButtonParts } from './button-parts.tsx';
import { ChartParts } from './chart-parts.tsx';
import { ColourParts } from './colour-parts.tsx';
import { DialogParts } from './dialog-parts.tsx';
import { EmptyParts } from './empty-parts.tsx';
import { FieldParts } from './field-parts.tsx';
import { FileParts } from './file-parts.tsx';
import { NoticeParts } from './notice-parts.tsx';
import { NumberParts } from './number-parts.tsx';
import styles from './parts.module.css';
import { PickerParts } from './picker-parts.tsx';
import { RichTextParts } from './rich-text-parts.tsx';
import { StatusParts } from './status-parts.tsx';
import { WayParts } from './way-parts.tsx';

/** The parts on one page, as a painter's card of colours. */
export function PartsPage() {
  const { t } = useTranslation('parts');
  return (
    <>
      <div className={styles.title}>
        <h1>{t('title')}</h1>
        <span>
          {[48, 32, 24, 16].map(size => (
            <Mark key={size} size={size} />
          ))}
        </span>
      </div>
      <div className={styles.columns}>
        <ButtonParts />
        <StatusParts />
        <FieldParts />
        <NumberParts />
        <PickerParts />
        <EmptyParts />
        <DialogParts />
        <NoticeParts />
        <WayParts />
        <RichTextParts />
        <FileParts />
        <ChartParts />
        <ColourParts />
      </div>
    </>
  );
}
