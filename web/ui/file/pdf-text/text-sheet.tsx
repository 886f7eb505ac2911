import { Fragment, type ReactNode } from 'react';
import type { Element, Mark, TextPage } from './pdf-document.ts';
import styles from './pdf-text.module.css';

export function TextSheet({ page: { width, height, marks, tree } }: { page: TextPage }) {
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
