/** The address somebody has typed on one of the ways in. Only in memory, until they are in. */
let email = '';

export const rememberedEmail = (): string => email;

export function rememberEmail(typed: string): void {
  email = typed.trim();
}
