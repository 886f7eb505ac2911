import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../shared/core/fields.ts';
import { textTag } from '../../../shared/core/script-of-text.ts';
import { Notice } from '../feedback/notice.tsx';
import sideways from '../layout/sideways.module.css';
import { useIsPhone } from '../theme/use-breakpoint.ts';
import styles from './pdf-pages.module.css';
import type { RenderedPage } from './render-pdf.ts';

interface PdfPagesProps {
  /** Bytes of the PDF; undefined while they load. The renderer loads in parallel. */
  bytes: ArrayBuffer | undefined;
  language: Locale;
}

export function PdfPages({ bytes, language }: PdfPagesProps) {
  const { t } = useTranslation(['ui', 'common']);
  const [pages, setPages] = useState<RenderedPage[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt renders again
  useEffect(() => {
    const controller = new AbortController();
    import('./render-pdf.ts')
      .then(({ renderPdf }) => renderPdf(bytes, controller.signal))
      .then(setPages)
      .catch(() => controller.signal.aborted || setFailed(true));
    return () => controller.abort();
  }, [bytes, attempt]);
  if (hasFailed) {
    const retry = () => {
      setFailed(false);
      setAttempt(count => count + 1);
    };
    return (
      <Notice
        tone="attention"
        action={
          <Button variant="default" onClick={retry}>
            {t('common:retry')}
          </Button>
        }
      >
        {t('pdf.notShown')}
      </Notice>
    );
  }
  if (pages.length === 0)
    return (
      <div className={`paper ${styles.sheet}`} role="status" aria-busy>
        <p className={styles.opening}>{t('pdf.opening')}</p>
      </div>
    );
  return pages.map(({ canvas, text }, index) => (
    <Sheet
      key={text}
      canvas={canvas}
      text={text}
      language={language}
      label={t('pdf.sheet', { number: index + 1, of: pages.length })}
    />
  ));
}

function Sheet({ canvas, text, label, language }: RenderedPage & { label: string; language: Locale }) {
  const isPhone = useIsPhone();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    canvas.setAttribute('aria-hidden', 'true');
    place.current?.replaceChildren(canvas);
  }, [canvas]);
  return (
    <section
      className={`${styles.sheet} ${sideways.fades}`}
      aria-label={label}
      {...(isPhone && { tabIndex: 0 })}
    >
      <div ref={place} />
      <p className={styles.text} lang={textTag(language, text)}>
        {text}
      </p>
    </section>
  );
}
