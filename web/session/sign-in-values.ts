export interface SignInValues {
  email: string;
  password: string;
  newPassword: string;
  confirmPassword: string;
  code: string;
  organizationSlug: string | null;
  remember: boolean;
}

/** What is asked for now; `refused` when the password was right and there is still no way in. */
export type Step = 'password' | 'new-password' | 'code' | 'organization' | 'refused';

export type SignInErrors = Partial<Record<keyof SignInValues, string>>;

export const nothingYet: SignInValues = {
  email: '',
  password: '',
  newPassword: '',
  confirmPassword: '',
  code: '',
  organizationSlug: null,
  remember: false,
};
