import { useTranslation } from 'react-i18next';
import { LogoMark } from '../ui/layout/logo-mark.tsx';
import { ButtonExamples } from './button-examples.tsx';
import { ChartExamples } from './chart-examples.tsx';
import { ColourExamples } from './colour-examples.tsx';
import { DialogExamples } from './dialog-examples.tsx';
import { EmptyStateExamples } from './empty-state-examples.tsx';
import { FieldExamples } from './field-examples.tsx';
import { FileExamples } from './file-examples.tsx';
import styles from './gallery.module.css';
import { NavigationExamples } from './navigation-examples.tsx';
import { NoticeExamples } from './notice-examples.tsx';
import { NumberExamples } from './number-examples.tsx';
import { PickerExamples } from './picker-examples.tsx';
import { RichTextExamples } from './rich-text-examples.tsx';
import { StatusExamples } from './status-examples.tsx';
import { TimingExamples } from './timing-examples.tsx';

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
        <TimingExamples />
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
