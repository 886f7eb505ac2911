/**
 * The attributes that an app client may read into ID tokens, and write. The product needs none, and Cognito
 * takes an empty list for all of them: this one nobody reads.
 */
export const clientAttributes = ['zoneinfo'] as const;
