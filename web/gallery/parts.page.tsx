import { useTranslation } from 'react-i18next';
import { LogoMark } from '../ui/layout/mark.tsx';
import { ButtonExamples } from './button-parts.tsx';
import { ChartExamples } from './chart-parts.tsx';
import { ColourExamples } from './colour-parts.tsx';
import { DialogExamples } from './dialog-parts.tsx';
import { EmptyStateExamples } from './empty-parts.tsx';
import { FieldExamples } from './field-parts.tsx';
import { FileExamples } from './file-parts.tsx';
import { NoticeExamples } from './notice-parts.tsx';
import { NumberExamples } from './number-parts.tsx';
import styles from './parts.module.css';
import { PickerExamples } from './picker-parts.tsx';
import { RichTextExamples } from './rich-text-parts.tsx';
import { StatusExamples } from './status-parts.tsx';
import { NavigationExamples } from './way-parts.tsx';

/** All components on one page. */
export function GalleryPage() {
  const { t } = useTranslation('parts');
  return (
    <>
      <div className={styles.title}>
        <h1>{t('title')}</h1>
        <span>
          {[48, 32, 24, 16].map(size => (
            <LogoMark key={size} size={size} />
          ))}
        </span>
      </div>
      <div className={styles.columns}>
        <ButtonExamples />
        <StatusExamples />
        <FieldExamples />
        <NumberExamples />
        <PickerExamples />
        <EmptyStateExamples />
        <DialogExamples />
        <NoticeExamples />
        <NavigationExamples />
        <RichTextExamples />
        <FileExamples />
        <ChartExamples />
        <ColourExamples />
      </div>
    </>
  );
}
