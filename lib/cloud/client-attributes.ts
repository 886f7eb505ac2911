/**
 * The attributes in ID tokens that an app client may read and write. The product needs none, but for Cognito an
 * empty list means all; this attribute is not used by anything.
 */
export const clientAttributes = ['zoneinfo'] as const;
