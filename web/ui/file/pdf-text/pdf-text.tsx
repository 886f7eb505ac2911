import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../shared/core/fields.ts';
import { textTag } from '../../../../shared/core/script-of-text.ts';
import { Notice } from '../../feedback/notice.tsx';
import type { Element, Mark, TextPage } from './pdf-document.ts';
import styles from './pdf-text.module.css';

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

function TextSheet({ page: { width, height, marks, tree } }: { page: TextPage }) {
  const artifacts = marks.filter(({ content }) => content === null);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: screen readers read the text inside, so it needs no title
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.page}>
      <g aria-hidden>{artifacts.filter(({ kind }) => kind !== 'text').map(drawn)}</g>
      {tree.map(element => elementOf(element, marks, '0'))}
      <g aria-hidden>{artifacts.filter(({ kind }) => kind === 'text').map(drawn)}</g>
    </svg>
  );
}

function elementOf(element: Element, marks: readonly Mark[], key: string): ReactNode {
  return (
    <g key={key} {...accessibilityOf(element)}>
      {element.children.map((child, index) =>
        'role' in child ? (
          elementOf(child, marks, `${key}.${index}`)
        ) : (
          <Fragment key={child.content}>
            {marks.filter(({ content }) => content === child.content).map(drawn)}
          </Fragment>
        ),
      )}
    </g>
  );
}

/** Maps a structure element to ARIA attributes; headings are one level below that of the page. */
function accessibilityOf({ role, alt, scope }: Element) {
  const level = /^H([1-6])$/.exec(role)?.[1];
  if (level) return { role: 'heading', 'aria-level': Math.min(Number(level) + 1, 6) };
  if (role === 'Figure') return { role: 'img', 'aria-label': alt ?? '' };
  if (role === 'TH') return { role: scope === 'Row' ? 'rowheader' : 'columnheader' };
  return { role: plainRoles[role] };
}

const plainRoles: Record<string, string> = { P: 'paragraph', Table: 'table', TR: 'row', TD: 'cell' };

function drawn(mark: Mark, index: number): ReactNode {
  if (mark.kind === 'path') {
    const { d, fill, stroke, width, dash } = mark;
    return (
      <path
        key={index}
        d={d}
        fill={fill ?? 'none'}
        {...(stroke && { stroke, strokeWidth: width, strokeDasharray: dash.join(' ') })}
      />
    );
  }
  if (mark.kind === 'image') {
    const { href, x, y, width, height } = mark;
    return <image key={index} {...{ href, x, y, width, height }} preserveAspectRatio="none" />;
  }
  const { x, y, font, size, color, parts, spoken } = mark;
  return (
    <text
      key={index}
      {...{ x, y }}
      fontFamily={font}
      fontSize={size}
      fill={color}
      {...(spoken && { role: 'img', 'aria-label': spoken })}
    >
      {parts.map(({ text, dx, dy }, part) =>
        dx === 0 && dy === 0 ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a line never change places
          <tspan key={part} dx={dx} dy={dy}>
            {text}
          </tspan>
        ),
      )}
    </text>
  );
}
