import '../ui/theme/base.css';
import '../ui/theme/quotes.css';
import '../ui/theme/opening.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '../ui/theme/tokens.css';
import '../ui/theme/traditional.css';
import '../ui/theme/mantine.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, type DOMRouterOpts } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { callContext } from '../platform/api/call-context.ts';
import { queryClient } from '../platform/api/query-client.ts';
import { followPresses } from '../platform/api/repeated-presses.ts';
import { connectSession } from '../platform/auth/connect-session.ts';
import { onSessionEnd } from '../platform/auth/session-end.ts';
import { hasTokens } from '../platform/auth/token-store.ts';
import { provideFeatures } from '../platform/features/contributions.ts';
import { initTranslations, loadMoreTexts } from '../platform/i18n/translations.ts';
import { hideKeysOfInputMethod } from '../platform/input-method.ts';
import { followMovedControls } from '../platform/moved-controls.ts';
import { deleteLeftFiles } from '../platform/offline/prepared-day.ts';
import { followRouter } from '../platform/routing/shown-page.ts';
import { closeFromOpener } from '../ui/dialog/close-from-opener.ts';
import { hideReadFailures } from '../ui/feedback/toast.ts';
import { cssVariables, theme } from '../ui/theme/theme.ts';
import { installTrustedTypes } from '../ui/theme/trusted-types.ts';
import { announceRestartedList } from './announce-restarted-list.ts';
import { announceSessionEnd } from './announce-session-end.ts';
import { redirectToSignIn } from './redirect-to-sign-in.ts';
import { reloadOnMissingChunk } from './reload-on-missing-chunk.ts';
import { routes } from './route-objects.tsx';

installTrustedTypes();
provideFeatures(() => import('./features.ts'), loadMoreTexts);
initTranslations();
const currentUrl = () => createPath(router.state.navigation.location ?? router.state.location);

reloadOnMissingChunk(currentUrl);
followRouter(currentUrl);
hideKeysOfInputMethod();
followMovedControls();
followPresses();
closeFromOpener();
onSessionEnd(announceSessionEnd);
callContext.onListRestart = announceRestartedList;
callContext.onDone = hideReadFailures;
callContext.onRateLimitWait = ms => import('./announce-rate-limit.ts').then(it => it.announceRateLimit(ms));
redirectToSignIn();
if (hasTokens()) import('./prepare-page.ts').catch(() => undefined);
void deleteLeftFiles();
connectSession({
  current: currentUrl,
  go: address => router.navigate(address),
});
/**
 * Adds `/_parts`, the component gallery. Awaiting the import here would deadlock, because the gallery's chunk
 * imports this chunk.
 */
const gallery: DOMRouterOpts = {
  patchRoutesOnNavigation: async ({ path, patch }) => {
    if (path.includes('/_parts')) patch(null, (await import('../gallery/gallery-routes.tsx')).galleryRoutes);
  },
};
const router = createBrowserRouter(routes, import.meta.env.DEV ? gallery : {});

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    {/* Mantine creates its colour variables in the browser; a style sheet with them would be 3 kB. */}
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      deduplicateCssVariables={false}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
