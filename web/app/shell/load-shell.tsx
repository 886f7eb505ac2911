import type { ComponentType, ReactNode } from 'react';
import { contributionsTo, loadAll, loadFeatures } from '../../platform/features/contributions.ts';

export type Layout = ComponentType<{ children: ReactNode }>;

export async function loadShell(): Promise<Layout> {
  const [{ Shell }, [headerTools, overlays]] = await Promise.all([
    import('./shell.tsx'),
    loadFeatures().then(() =>
      Promise.all([loadAll(contributionsTo('headerTools')), loadAll(contributionsTo('shellOverlays'))]),
    ),
  ]);
  return ({ children }) => (
    <Shell headerTools={headerTools} overlays={overlays}>
      {children}
    </Shell>
  );
}
