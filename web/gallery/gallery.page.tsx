import { useTranslation } from 'react-i18next';
import { LogoMark } from '../ui/layout/logo-mark.tsx';
import { ChartExamples } from './chart-examples.tsx';
import { FieldExamples, FileExamples } from './field-examples.tsx';
import styles from './gallery.module.css';
import { NumberExamples, PickerExamples, RichTextExamples, TimingExamples } from './input-examples.tsx';
import { DialogExamples, NavigationExamples } from './layout-examples.tsx';
import {
  ButtonExamples,
  ColourExamples,
  EmptyStateExamples,
  NoticeExamples,
  StatusExamples,
} from './look-examples.tsx';

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
