const maxDecodings = 3;

/**
 * Whether a path leads to a page of this site by whoever follows it: with and without its language, as it is
 * and decoded again, it never begins with two slashes, which browsers take for the name of another site.
 */
export function staysHere(pathname: string): boolean {
  let path = pathname;
  for (let left = maxDecodings; left >= 0; left--) {
    const normalised = new URL(`https://here.invalid${path.startsWith('/') ? '' : '/'}${path}`).pathname;
    if (/^(?:\/zh)?[/\\]{2}/i.test(normalised) || /^(?:\/zh)?\/?[/\\]{2}/i.test(path)) return false;
    const decoded = decode(normalised);
    if (decoded === undefined || decoded === normalised) return decoded !== undefined;
    path = decoded;
  }
  return false;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
