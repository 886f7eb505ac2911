import { useEffect, useState } from 'react';
import type { Locale } from '../../../../shared/core/fields.ts';
import styles from './report-preview.module.css';

/** Text of the PDF larger than this, in points, belongs to the key sentence. */
const textSize = 12;

/** The key sentence of a myopia report as text, because the PDF is too small to read on a phone. */
export function KeySentence({ bytes, language }: { bytes: ArrayBuffer; language: Locale }) {
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    const controller = new AbortController();
    import('../../../ui/file/read-large-text.ts')
      .then(({ readLargeText }) => readLargeText(bytes, textSize, controller.signal))
      .then(lines => setSentence(lines.join(language === 'zh' ? '' : ' ')))
      .catch(() => undefined);
    return () => controller.abort();
  }, [bytes, language]);
  return sentence === '' ? null : (
    <p className={styles.key} lang={language}>
      {sentence}
    </p>
  );
}
