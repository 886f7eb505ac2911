import { type Cut, never } from './cut-code.ts';

/** Replacement that removes warnings to developers, each of which is on its own line. */
const warnings: [RegExp, string] = [/^\t*(?:warning|warnOnce|warningOnce)\(.*\);$/gm, ''];

/**
 * Code of React Router that pages never run, by module: fetchers, actions, view transitions, hydration,
 * discovery of routes, prefetching, React server components and instrumentations.
 */
export const unusedRouterCode: Record<string, Cut> = {
  'router/router': {
    bodies: {
      'function fetch': never,
      'function handleAction': never,
      'function handleFetcherAction': never,
      'function handleFetcherLoader': never,
      'function getUpdatedRevalidatingFetchers': never,
      'function updateFetcherState': never,
      'function setFetcherError': never,
      'function getFetcher': never,
      'function resetFetcher': never,
      'function deleteFetcher': never,
      'function queueFetcherForDeletion': never,
      'function abortFetcher': never,
      'function cancelDiscoveryNavigation': never,
      'function discoverRoutes': never,
      'function patchRoutes': never,
      'function _internalSetRoutes': never,
      'function dispose': never,
      'function getTargetedDataStrategyMatches': never,
      'function markFetchRedirectsDone': 'return false;',
      'function abortStaleFetchLoads': 'return false;',
      'function interruptActiveLoads': 'isRevalidationRequired = true;',
      'function normalizeNavigateOptions': 'return { path };',
      'function restoreAppliedTransitions': '',
      'function persistAppliedTransitions': '',
    },
    code: [
      [/init\.(hydrationData|patchRoutesOnNavigation|instrumentations|dataStrategy)\b/g, 'undefined'],
      [/future\.unstable_\w+/g, 'false'],
      [/(?<!function )isMutationMethod\([\w.]+\)/g, 'false'],
      [/consumeInstrumentationClientResultMetaReceiver\(router\)/g, 'undefined'],
      [/opts\?\.instrumentationNavigateMetaReceiver/g, 'undefined'],
      [/if \(pendingDiscoveryCancellation\)/g, 'if (false)'],
      [/(?<=if \(!?)isFogOfWar\b/g, 'false'],
      [/fogOfWar\.active\b(?! = )/g, 'false'],
      [/if \(opts && opts\.pendingError\)/, 'if (false)'],
      [/fetchLoadMatches\.forEach\(\(f, key\) => \{/, '$& return;'],
      [/if \(pendingAction === "POP" && !isUninterruptedRevalidation && .*?\)(?= \{)/, 'if (false)'],
      [/else if \(pendingViewTransitionEnabled\)/, 'else if (false)'],
      warnings,
    ],
  },
  components: {
    code: [
      [/if \(!viewTransitionOpts \|\| !isViewTransitionAvailable\)/, 'if (true)'],
      [/if \(vtContext\.isTransitioning && !vtContext\.flushSync\)/, 'if (false)'],
      [/if \(renderDfd && pendingState && .*?\)(?= )/g, 'if (false)'],
      [/if \(!vtContext\.isTransitioning && interruption\)/, 'if (false)'],
      warnings,
    ],
  },
  hooks: {
    bodies: { 'function RSCErrorHandler': never },
    code: [
      [/if \(this\.context\b/g, 'if (false'],
      [/return .* \? useNavigateStable\(\) : useNavigateUnstable\(\)/, 'return useNavigateStable()'],
      warnings,
    ],
  },
  'dom/lib': {
    code: [
      [/opts\?\.hydrationData \|\| parseHydrationData\(\)/g, 'undefined'],
      [/return shouldPrefetch && !isAbsolute \?/, 'return false ?'],
      [/if \(!remixContext \|\| remixContext\.isSpaMode\)/, 'if (true)'],
      [
        /const (NavLink|Form) = React\$1\.forwardRef\([\s\S]*?\n\1\.displayName = .*\n/g,
        'const $1 = undefined;\n',
      ],
      [/HistoryRouter\.displayName = .*\n/, ''],
      warnings,
    ],
  },
  'router/utils': { code: [warnings] },
  'dom/ssr/components': {
    bodies: { 'function usePrefetchBehavior': 'return [false, null, {}];' },
  },
};

/** Exports of React Router that do not work without the removed code. */
export const missingFromRouter =
  /\b(?:use(?:Fetchers?|Submit|FormAction|ActionData|ViewTransitionState)|NavLink|Form|Await)\b/;
