import { lazyComponent } from '../../../ui/lazy-component.tsx';

/**
 * The registration form inside the app. It loads only when needed, because its short path also matches
 * unknown paths, and the Not Found page does not need the form.
 */
export const Component = lazyComponent(async () => (await import('./registration.page.tsx')).Component);
