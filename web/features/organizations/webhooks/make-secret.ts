const secretBytes = 32;

/** A new secret. It is made here, so that no answer of the server ever holds it. */
export function makeSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes));
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
}
