const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The id of a person in our records, which is their user name in Cognito. A recreated user pool keeps the
 * user name, but gives everybody a new sub. In an original pool, both are the same.
 */
export function personIdIn(username: unknown, sub: string | undefined): string {
  if (typeof username === 'string' && uuid.test(username)) return username;
  if (!sub) throw new Error('the user pool returned a user without sub');
  return sub;
}
