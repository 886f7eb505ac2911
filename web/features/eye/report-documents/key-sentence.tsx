import { useEffect, useState } from 'react';
import type { Locale } from '../../../../shared/core/fields.ts';
import styles from './report-preview.module.css';

/** Text of a report is smaller than this, in points; its key sentence is larger. */
const textSize = 12;

/** The sentence of a myopia report that matters most, for phones, which show the page too small to read. */
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
