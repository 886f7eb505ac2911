/** The email address typed on a sign-in page; kept in memory only, until sign-in. */
let email = '';

export const rememberedEmail = (): string => email;

export function rememberEmail(typed: string): void {
  email = typed.trim();
}
