/** Scope of every access token that Cognito issues for our API, and of no other token. */
export const apiScope = 'lumitree.api';

/**
 * With this scope, an access token would work at Cognito itself: read and change attributes, set factors, delete
 * the account.
 */
export const selfServiceScope = 'aws.cognito.signin.user.admin';

/** Name of the app client whose tokens keep `selfServiceScope`. Its tokens never leave the server. */
export const serverClientName = 'server';
