import { useEffect, useState } from 'react';
import { languages, languageTag } from '../../../../shared/core/languages.ts';
import type { ReportLanguage } from '../../../platform/features/report-places.ts';
import styles from './report-preview.module.css';

/** Text size in points. Larger text in the PDF belongs to the key sentence. */
const textSize = 12;

/** The key sentence of a myopia report as text, because the PDF is too small to read on a phone. */
export function KeySentence({ bytes, choice }: { bytes: ArrayBuffer; choice: ReportLanguage }) {
  const { language, script } = choice;
  const { gap } = languages[languageTag(language, script)];
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    const controller = new AbortController();
    import('../../../ui/file/read-large-text.ts')
      .then(({ readLargeText }) => readLargeText(bytes, textSize, controller.signal))
      .then(lines => setSentence(lines.join(gap)))
      .catch(() => undefined);
    return () => controller.abort();
  }, [bytes, gap]);
  return sentence === '' ? null : (
    <p className={styles.key} lang={language}>
      {sentence}
    </p>
  );
}
