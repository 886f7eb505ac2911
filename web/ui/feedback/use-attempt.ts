import { type Fallback, useErrorText } from '../../platform/i18n/use-error-text.ts';
import { toastFailed } from './toast.ts';

/**
 * Returns a function that runs an action and shows the error if it fails. It resolves to whether the action
 * succeeded.
 */
export function useAttempt(fallback?: Fallback): (act: () => Promise<unknown>) => Promise<boolean> {
  const errorText = useErrorText();
  return async act => {
    try {
      await act();
      return true;
    } catch (error) {
      void toastFailed(errorText(error, fallback));
      return false;
    }
  };
}
