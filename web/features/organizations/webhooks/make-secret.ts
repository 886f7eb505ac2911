const secretBytes = 32;

/** Creates a webhook secret in the browser, so that no server response contains it. */
export function makeSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes));
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
}
