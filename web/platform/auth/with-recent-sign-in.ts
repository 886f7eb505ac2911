import { CallError } from '../api/call-error.ts';
import { loadMoreTexts } from '../i18n/translations.ts';
import { reauthenticate } from './reauthenticate.ts';

/**
 * Sends a request. If the server demands a recent sign-in, asks the user to sign in and sends the request
 * again.
 * @throws if the user cancels
 */
export async function withRecentSignIn<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'sign-in.too-old')) throw error;
    await loadMoreTexts(['session', 'validation', 'errors']);
    if (!(await reauthenticate('recent'))) throw error;
    return request();
  }
}
