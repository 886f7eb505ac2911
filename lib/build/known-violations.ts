/** Imports that break the rules today, `from → to`. The list only shrinks; delete it when it is empty. */
<<<<<<< HEAD
export const knownViolations: string[] = [];
=======
export const knownViolations: string[] = [
  'functions/features/organizations/members/invitations-store.ts → functions/features/people/keys.ts',
  'functions/features/organizations/members/members-store.ts → functions/features/people/keys.ts',
  'functions/features/organizations/module-access/notify-pending-requests.ts → functions/features/people/keys.ts',
  'functions/features/organizations/offboarding/offboarding-store.ts → functions/features/cases/keys.ts',
  'functions/features/organizations/offboarding/offboarding-store.ts → functions/features/operations/keys.ts',
  'functions/features/people/account/people-store.ts → functions/features/organizations/keys.ts',
];
>>>>>>> wt-s2
