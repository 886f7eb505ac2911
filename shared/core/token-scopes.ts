/** In every access token that Cognito issues for our API, and in no other one. */
export const apiScope = 'lumitree.api';

/** With it an access token alone would do at Cognito: read and write attributes, set factors, delete the account. */
export const selfServiceScope = 'aws.cognito.signin.user.admin';

/** Name of the app client whose tokens keep the scope above: no token of it ever leaves the server. */
export const serverClientName = 'server';
