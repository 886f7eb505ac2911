import type { ReactNode } from 'react';
import { FieldNote, type Warning } from './field-note.tsx';

/** Returns props that show a warning below the description of a Mantine input, and announce it. */
export function withWarning(description: ReactNode, warning: Warning | undefined) {
  if (!warning) return { description };
  return {
    description: (
      <>
        {description}
        <FieldNote note={{ ...warning, isError: false }} />
      </>
    ),
    wrapperProps: { 'data-warning': true },
  };
}
