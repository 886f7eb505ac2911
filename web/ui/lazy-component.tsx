import { type ComponentType, lazy, Suspense } from 'react';

/** A component whose code is loaded when it is first shown. Until then it shows nothing. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return props => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
