import type { LockedPackage } from './read-lockfile.ts';

/** Which licences packages may have. */
export interface LicenceRules {
  /** Licences that any package may have, by SPDX id. */
  allowed: string[];
  /** Further licences for development dependencies, which are never distributed. */
  allowedInTools: string[];
  /** Packages with another licence or none stated: which one it is, and why it is allowed. */
  exceptions: Record<string, { licence: string; why: string }>;
}

const registry = 'https://registry.npmjs.org/';

/** Packages that do not come from the registry or have no integrity hash. */
export function checkOrigins(packages: LockedPackage[]): string[] {
  return packages.flatMap(({ path, resolvedUrl, integrity, isBundled }) => [
    ...(resolvedUrl === undefined || resolvedUrl.startsWith(registry)
      ? []
      : [`${path} comes from ${resolvedUrl}`]),
    ...(isBundled || /^sha512-/.test(integrity ?? '') ? [] : [`${path} has no SHA-512`]),
  ]);
}

/** Packages whose licence is not on the list, and exceptions that nothing needs any more. */
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

/** SPDX expressions without brackets inside brackets: one of those joined by OR, all of those by AND. */
function isAllowed(licence: string | undefined, allowed: string[]): boolean {
  if (licence === undefined) return false;
  const choices = licence.replace(/^\(|\)$/g, '').split(' OR ');
  return choices.some(choice => choice.split(' AND ').every(name => allowed.includes(name)));
}

/** Packages that run a script when they are installed without being named in `allowScripts`, and the reverse. */
export function checkScripts(packages: LockedPackage[], allowScripts: Record<string, boolean>): string[] {
  const running = new Set(packages.filter(({ runsScripts }) => runsScripts).map(({ name }) => name));
  const named = Object.keys(allowScripts);
  return [
    ...[...running].filter(name => !named.includes(name)).map(name => `${name} runs a script when installed`),
    ...named.filter(name => !running.has(name)).map(name => `allowScripts names ${name}, which runs none`),
  ];
}
