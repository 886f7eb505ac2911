import type { ReactNode } from 'react';

/** A line of a list of facts: what it is, and how it is. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
