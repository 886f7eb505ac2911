import type { ReactNode } from 'react';
import { unbroken } from './unbroken.tsx';

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{unbroken(children)}</dd>
    </div>
  );
}
