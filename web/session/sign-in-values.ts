export interface SignInValues {
  email: string;
  password: string;
  newPassword: string;
  code: string;
  organizationSlug: string | null;
  remember: boolean;
}

/** What is asked for now. */
export type Step = 'password' | 'new-password' | 'code' | 'organization';

export const nothingYet: SignInValues = {
  email: '',
  password: '',
  newPassword: '',
  code: '',
  organizationSlug: null,
  remember: false,
};
