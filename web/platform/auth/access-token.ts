import { storedToken } from './stored-token.ts';

/**
 * Returns the access token of this browser. Loads Cognito's code (about 35 kB) only to refresh the token, or
 * if another tab has signed in somebody else.
 * @param owner the user of this page
 */
export async function accessToken(owner?: string): Promise<string | undefined> {
  const token = await storedToken(owner);
  if (token) return token;
  const { refreshedToken } = await import('./cognito.ts');
  return refreshedToken(owner);
}
