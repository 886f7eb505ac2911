export interface SignInValues {
  email: string;
  password: string;
  newPassword: string;
  confirmPassword: string;
  code: string;
  organizationSlug: string | null;
  remember: boolean;
}

/** What is asked for now; `enrol` when a second factor has to be set up first, `refused` when the password was right and there is still no way in. */
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

/** Steps that most people never see, so that their fields come when they are needed. */
export const isChallenge = (step: Step): boolean =>
  step !== 'password' && step !== 'organization' && step !== 'refused';
