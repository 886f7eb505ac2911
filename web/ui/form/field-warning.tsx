import type { ReactNode } from 'react';
import { FieldNote, type Warning } from './field-note.tsx';

/** Props of an input of Mantine's that say and show the warning, below the help and read out with it. */
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
