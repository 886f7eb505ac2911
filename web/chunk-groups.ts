import type { Plugin } from 'vite';

const fieldModules =
  /\/web\/(ui\/form\/focus-first-invalid|platform\/i18n\/use-(field-error|error-text))\.ts$|icons\/Icon(AlertCircle|AlertTriangle|CircleCheck)\.mjs$|@mantine\/core\/esm\/(core|components\/(ActionIcon|Button|Checkbox|CloseButton|InlineInput|Input|InputBase|Loader|Paper|PasswordInput|TextInput|Transition|UnstyledButton))\//;

/** Modules every page needs. */
const baseModules =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack\/(react-query|query-core))\/|\/shared\/core\/routes\.ts$|\/web\/platform\/(api\/(call-error|call-context)|i18n\/(language|use-locale)|auth\/(tab-token|token-store))\.ts$/;

/** Modules of the sign-in page. */
const signInModules =
  /\/web\/(features\/people\/sign-in|platform\/auth|ui\/layout)\/(login\.page|login-form|login-fields|sign-in-layout|growth-rings|email-field|password-field|organization-field|organization-placeholder|refusal-notice|use-sign-in|use-complete-sign-in|use-federated-response|remembered-email|last-organization|sign-in-error|to-session|choose-organization|sign-in-values)\.tsx?$/;

/** Modules every dialog needs, and all that the registration page uses of these packages. */
const dialogModules =
  /icons\/IconSearch\.mjs$|@mantine\/core\/esm\/components\/(Anchor|Modal|ModalBase|FocusTrap|ScrollArea|Overlay|Portal)\//;

/** Entry modules of the public pages, and the application's own. */
const publicPages =
  /\/web\/(app\/main\.tsx|(features\/people\/(registration|sign-in)|app\/shell)\/(login|register|forgot-password|reset-password|not-found)\.page\.tsx|features\/intake\/registrations\/registration\.page\.tsx)$/;

/** How many lazy chunks must import a module before it moves into a shared chunk. */
const minImporters = 4;

/**
 * Chunk groups. By default the bundler makes one chunk per set of importing pages:
 * about a hundred tiny files per page, each a request that compresses badly.
 * Use `plugin` in the same build as `groups`.
 */
export function chunkGroups() {
  const publicModules = new Set<string>();
  const plugin: Plugin = {
    name: 'modules-of-open-pages',
    buildEnd() {
      publicModules.clear();
      const follow = (id: string) => {
        if (publicModules.has(id) || id.includes('/node_modules/')) return;
        publicModules.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) follow(imported);
      };
      for (const id of this.getModuleIds()) if (publicPages.test(id)) follow(id);
    },
  };
  const groups = [
    /** Our zod settings share its chunk, so that they apply before the first schema is created. */
    { name: 'zod', test: /node_modules\/zod\/|\/ui\/form\/validation-keys\.ts$/ },
    /** Modules every form needs. */
    { name: 'fields', test: fieldModules },
    { name: 'base', test: baseModules },
    { name: 'sign-in', test: signInModules },
    /** Not for public pages. Its dependencies are shared as often, so they are in this chunk or in theirs. */
    {
      name: 'often',
      test: (id: string) => !publicModules.has(id) && !id.includes('/node_modules/'),
      minShareCount: minImporters,
      includeDependenciesRecursively: false,
    },
    { name: 'dialogs', test: dialogModules },
    {
      name: 'parts',
      test: /\/node_modules\//,
      minShareCount: minImporters,
      includeDependenciesRecursively: false,
    },
  ];
  return { plugin, groups };
}
