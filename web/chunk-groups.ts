import type { Plugin } from 'vite';

const fieldModules =
  /\/web\/(ui\/form\/focus-first-invalid|platform\/i18n\/use-(field-error|error-text))\.ts$|icons\/Icon(AlertCircle|AlertTriangle|CircleCheck)\.mjs$|@mantine\/core\/esm\/(core|components\/(ActionIcon|Button|Checkbox|CloseButton|InlineInput|Input|InputBase|Loader|Paper|PasswordInput|TextInput|Transition|UnstyledButton))\//;

/** What every page stands on, whoever it is for. */
const baseModules =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack\/(react-query|query-core))\/|\/shared\/core\/routes\.ts$|\/web\/platform\/(api\/(call-error|connection)|i18n\/(tongue|use-lang)|auth\/(tab-token|token-store))\.ts$/;

/** The page most people see first. */
const signInModules =
  /\/web\/(features\/people\/sign-in|platform\/auth|ui\/layout)\/(login\.page|login-form|login-fields|sign-in-frame|growth-rings|email-field|password-field|organization-field|organization-later|refusal-notice|use-sign-in|use-opened|use-federated-answer|kept-email|last-organization|sign-in-error|session-of|choose-place|sign-in-values)\.tsx?$/;

/** What every dialog stands on, and all of these packages that the page has on which somebody registers. */
const dialogModules =
  /icons\/IconSearch\.mjs$|@mantine\/core\/esm\/components\/(Anchor|Modal|ModalBase|FocusTrap|ScrollArea|Overlay|Portal)\//;

/** Pages that are shown before anybody has signed in, and what is there before any page. */
const publicPages =
  /\/web\/(app\/main\.tsx|(features\/people\/(registration|sign-in)|app\/shell)\/(login|register|forgot-password|reset-password|not-found|being-built)\.page\.tsx)$/;

/** How many pages, dialogs and other late parts have to use a module, for all of them to get it in one file. */
const minImporters = 4;

/**
 * Which modules travel together. Left to itself the bundler makes a file of whatever is used by the same
 * pages, which are a hundred of a few hundred bytes for one page: each of them is a request, and packs badly.
 * `plugin` has to see the modules of the build whose output has these `groups`.
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
    /** Our settings for zod travel with it, so that they hold before the first schema is made. */
    { name: 'zod', test: /node_modules\/zod\/|\/ui\/form\/validation-keys\.ts$/ },
    /** What every form stands on. */
    { name: 'fields', test: fieldModules },
    { name: 'base', test: baseModules },
    { name: 'sign-in', test: signInModules },
    /** Open pages do without it. What it stands on is used as often, and is in it or in a file of theirs. */
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
