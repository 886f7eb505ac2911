/**
 * The user attributes that an app client may read and write. The product needs none, but for Cognito an empty
 * list means all attributes, so the list contains one that nobody uses.
 */
export const clientAttributes = ['zoneinfo'] as const;
