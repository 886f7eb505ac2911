/** Sender name of platform mails. */
export const platformName = 'Lumitree';
