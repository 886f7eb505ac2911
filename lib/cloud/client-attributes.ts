/**
 * The attributes in ID tokens that an app client may read and write. The product needs none, but Cognito
 * treats an empty list as all, so the list names an unused attribute.
 */
export const clientAttributes = ['zoneinfo'] as const;
