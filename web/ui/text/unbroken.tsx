import { Fragment, type ReactNode } from 'react';
import layout from '../layout/layout.module.css';

/** Matches Latin words or numbers joined by a hyphen or dash, such as `5–6岁` or `R-2026-000058`. */
const joined = /(?<![A-Za-z0-9–-])([A-Za-z0-9]{1,6}(?:[-–][A-Za-z0-9]{1,6}){1,2}岁?)(?![A-Za-z0-9–-])/;

/** Keeps short joined words of a text on one line. Returns other nodes unchanged. */
export function unbroken(node: ReactNode): ReactNode {
  if (typeof node !== 'string' || !joined.test(node)) return node;
  return node.split(joined).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
      <span key={place} className={layout.oneLine}>
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
      <Fragment key={place}>{part}</Fragment>
    ),
  );
}
