/** Scope of every access token that Cognito issues for our API, and of no other token. */
export const apiScope = 'lumitree.api';

/**
 * Scope that lets an access token call Cognito directly: read and change attributes, set second factors,
 * delete the account.
 */
export const selfServiceScope = 'aws.cognito.signin.user.admin';

/** Name of the app client whose tokens have `selfServiceScope`. These tokens never leave the server. */
export const serverClientName = 'server';
