type Sanitizer = (markup: string) => string;

let sanitize: Sanitizer = () => {
  throw new TypeError('Markup is not written into the page as text');
};

/** From now on markup is let through as this makes it. Set by the one part that takes pasted markup. */
export function setMarkupSanitizer(given: Sanitizer): void {
  sanitize = given;
}

/** The page's only policy: text without markup, and scripts from where the page itself comes from. */
const policy = {
  createHTML: (text: string): string => (text.includes('<') ? sanitize(text) : text),
  createScriptURL(address: string): string {
    if (new URL(address, location.origin).origin !== location.origin) {
      throw new TypeError('Scripts come from here only');
    }
    return address;
  },
};

interface TrustedTypeFactory {
  createPolicy(name: string, rules: typeof policy): unknown;
}

/** Must run before anything is drawn; does nothing where the browser knows no Trusted Types. */
export function installTrustedTypes(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypeFactory };
  trustedTypes?.createPolicy('default', policy);
}
