import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../shared/core/fields.ts';
import { textTag } from '../../../../shared/core/script-of-text.ts';
import { Notice } from '../../feedback/notice.tsx';
import type { TextPage } from './pdf-document.ts';
import styles from './pdf-text.module.css';
import { TextSheet } from './text-sheet.tsx';

interface PdfTextProps {
  bytes: ArrayBuffer;
  language: Locale;
}

/** Shows a PDF that Lumitree made as text in its own fonts, which can be selected, read aloud and printed. */
export function PdfText({ bytes, language }: PdfTextProps) {
  const { t } = useTranslation('ui');
  const [pages, setPages] = useState<TextPage[]>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    import('./read-text-pages.ts')
      .then(({ readTextPages }) => readTextPages(bytes, controller.signal))
      .then(setPages)
      .catch(() => controller.signal.aborted || setFailed(true));
    return () => controller.abort();
  }, [bytes]);
  if (hasFailed) return <Notice tone="attention">{t('pdf.notShown')}</Notice>;
  if (!pages) return <p role="status">{t('pdf.opening')}</p>;
  return pages.map((page, index) => (
    <section
      // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other key
      key={index}
      className={styles.sheet}
      aria-label={t('pdf.sheet', { number: index + 1, of: pages.length })}
      lang={textTag(language, textOf(page))}
    >
      <TextSheet page={page} />
    </section>
  ));
}

const textOf = ({ marks }: TextPage): string =>
  marks.flatMap(mark => (mark.kind === 'text' ? mark.parts.map(({ text }) => text) : [])).join('');
