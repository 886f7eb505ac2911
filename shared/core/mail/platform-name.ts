/** Sender name of emails that the platform sends. */
export const platformName = 'Lumitree';
