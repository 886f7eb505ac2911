import type { LockedPackage } from './read-lockfile.ts';

export interface LicenceRules {
  /** Licences that any package may have, by SPDX id. */
  allowed: string[];
  /** Further licences that packages for development may have, because we never distribute these packages. */
  allowedInTools: string[];
  /** Allowed packages with another licence, or with none in package.json: the licence and the reason. */
  exceptions: Record<string, { licence: string; why: string }>;
}

const registry = 'https://registry.npmjs.org/';

/** Returns packages that do not come from the registry or have no integrity hash. */
export function checkOrigins(packages: LockedPackage[]): string[] {
  return packages.flatMap(({ path, resolvedUrl, integrity, isBundled }) => [
    ...(resolvedUrl === undefined || resolvedUrl.startsWith(registry)
      ? []
      : [`${path} comes from ${resolvedUrl}`]),
    ...(isBundled || /^sha512-/.test(integrity ?? '') ? [] : [`${path} has no SHA-512`]),
  ]);
}

/** Returns packages whose licence is not allowed, and exceptions that no package needs any more. */
export function checkLicences(
  packages: LockedPackage[],
  { allowed, allowedInTools, exceptions }: LicenceRules,
): string[] {
  const strange = packages.filter(
    ({ licence, isForDevelopment }) =>
      !isAllowed(licence, isForDevelopment ? [...allowed, ...allowedInTools] : allowed),
  );
  const refused = strange
    .filter(({ name, licence = 'none' }) => exceptions[name]?.licence !== licence)
    .map(({ path, licence = 'none' }) => `${path} has the licence ${licence}`);
  const unused = Object.keys(exceptions).filter(name => !strange.some(found => found.name === name));
  return [...refused, ...unused.map(name => `licences.ts excuses ${name}, which needs no excuse`)];
}

/**
 * Whether an SPDX expression is allowed: with OR, one licence must be allowed; with AND, all licences. Nested
 * brackets are not supported.
 */
function isAllowed(licence: string | undefined, allowed: string[]): boolean {
  if (licence === undefined) return false;
  const choices = licence.replace(/^\(|\)$/g, '').split(' OR ');
  return choices.some(choice => choice.split(' AND ').every(name => allowed.includes(name)));
}

/**
 * Returns packages with an install script that are missing in `allowScripts`, and entries of `allowScripts`
 * that no package needs.
 */
export function checkScripts(packages: LockedPackage[], allowScripts: Record<string, boolean>): string[] {
  const running = new Set(packages.filter(({ runsScripts }) => runsScripts).map(({ name }) => name));
  const named = Object.keys(allowScripts);
  return [
    ...[...running].filter(name => !named.includes(name)).map(name => `${name} runs a script when installed`),
    ...named.filter(name => !running.has(name)).map(name => `allowScripts names ${name}, which runs none`),
  ];
}
