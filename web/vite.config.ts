import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { traditionalCatalogues } from './i18n/traditional-catalogues.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `vite` finds the rest of the product while the web is worked on. */
const backend = process.env.LUMITREE_BACKEND ?? 'http://127.0.0.1:4000';

/** `YY-MM-DD-build`: the day of the last commit and how many came before it. */
function appVersion(): string {
  if (process.env.APP_VERSION) return process.env.APP_VERSION;
  try {
    const git = (...words: string[]) =>
      execFileSync('git', words, {
        cwd: folder('..'),
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    const day = git('log', '-1', '--format=%cd', '--date=format:%y-%m-%d').trim();
    return `${day}-${git('rev-list', '--count', 'HEAD').trim()}`;
  } catch {
    return `${new Date().toISOString().slice(2, 10)}-0`;
  }
}

const fieldParts =
  /\/web\/(ui\/focus-first-invalid|i18n\/use-(field-error|error-text))\.ts$|icons\/Icon(AlertCircle|AlertTriangle|CircleCheck)\.mjs$|@mantine\/core\/esm\/(core|components\/(ActionIcon|Button|Checkbox|CloseButton|InlineInput|Input|InputBase|Loader|Paper|PasswordInput|TextInput|Transition|UnstyledButton))\//;

/** What every page stands on, whoever it is for. */
const baseParts =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack\/(react-query|query-core))\/|\/shared\/routes\.ts$|\/web\/(api\/(call-error|connection)|i18n\/(tongue|use-lang)|session\/(tab-token|token-store))\.ts$/;

/** The page most people see first. */
const signInParts =
  /\/web\/session\/(login\.page|login-form|login-fields|sign-in-frame|growth-rings|email-field|password-field|organization-field|organization-later|refusal-notice|use-sign-in|use-opened|use-federated-answer|kept-email|last-organization|sign-in-error|session-of|choose-place|sign-in-values)\.tsx?$/;

export default defineConfig({
  root: folder('.'),
  plugins: [react(), traditionalCatalogues()],
  define: { __APP_VERSION__: JSON.stringify(appVersion()) },
  build: {
    outDir: folder('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            /** Our settings for zod travel with it, so that they hold before the first schema is made. */
            { name: 'zod', test: /node_modules\/zod\/|\/ui\/validation-keys\.ts$/ },
            /** What every form stands on: one file packs tighter than a dozen, and is one request. */
            { name: 'fields', test: fieldParts },
            { name: 'base', test: baseParts },
            { name: 'sign-in', test: signInParts },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': backend, '/config.json': backend } },
  preview: { proxy: { '/api': backend, '/config.json': backend } },
});
