export interface SignInValues {
  email: string;
  password: string;
  newPassword: string;
  confirmPassword: string;
  code: string;
  organizationSlug: string | null;
  remember: boolean;
}

/** Step of the sign-in. `enrol`: set up a second factor. `refused`: no access despite a correct password. */
export type Step = 'password' | 'new-password' | 'code' | 'recovery' | 'enrol' | 'organization' | 'refused';

export type SignInErrors = Partial<Record<keyof SignInValues, string>>;

export const emptySignInValues: SignInValues = {
  email: '',
  password: '',
  newPassword: '',
  confirmPassword: '',
  code: '',
  organizationSlug: null,
  remember: false,
};

/**
 * Whether only some users see this step, such as the step for a code. Fields of such a step load on demand.
 */
export const isChallenge = (step: Step): boolean =>
  step !== 'password' && step !== 'organization' && step !== 'refused';

/** The current password: the new one, if the user had to choose a new one. */
export const presentPassword = ({ password, newPassword }: SignInValues): string => newPassword || password;
