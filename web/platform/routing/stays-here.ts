const maxDecodings = 3;

/**
 * Whether a path always leads to a page of this site. The path must not begin with two slashes, which
 * browsers take for another host: with or without the locale, and however often it is decoded.
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
