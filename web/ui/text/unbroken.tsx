import { Fragment, type ReactNode } from 'react';
import layout from '../layout/layout.module.css';

/** Latin words or numbers with a hyphen or dash between them, such as `5–6岁` or `R-2026-000058`. */
const joined = /(?<![A-Za-z0-9–-])([A-Za-z0-9]{1,6}(?:[-–][A-Za-z0-9]{1,6}){1,2}岁?)(?![A-Za-z0-9–-])/;

/** Keeps short joined parts of a text on one line; other nodes are returned as they are. */
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
