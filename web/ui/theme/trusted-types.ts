type Sanitizer = (markup: string) => string;

let sanitize: Sanitizer = () => {
  throw new TypeError('HTML strings are not allowed');
};

/** Sets the HTML sanitizer that the rich text editor needs for pasted HTML. */
export function setMarkupSanitizer(sanitizer: Sanitizer): void {
  sanitize = sanitizer;
}

/** The default Trusted Types policy: allows text without HTML, and scripts from this origin only. */
const policy = {
  createHTML: (text: string): string => (text.includes('<') ? sanitize(text) : text),
  createScriptURL(address: string): string {
    if (new URL(address, location.origin).origin !== location.origin) {
      throw new TypeError('Scripts must come from this origin');
    }
    return address;
  },
};

interface TrustedTypeFactory {
  createPolicy(name: string, rules: typeof policy): unknown;
}

/** Installs the policy; call it before rendering. Does nothing if the browser lacks Trusted Types. */
export function installTrustedTypes(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypeFactory };
  trustedTypes?.createPolicy('default', policy);
}
