/** The address somebody has typed on one of the ways in. Only in memory, until they are in. */
let email = '';

export const keptEmail = (): string => email;

export function keepEmail(typed: string): void {
  email = typed.trim();
}
