/**
 * The user attributes that an app client may read and write. The product needs none. For Cognito, an empty
 * list means all attributes, so the list contains an attribute that nobody uses.
 */
export const clientAttributes = ['zoneinfo'] as const;
