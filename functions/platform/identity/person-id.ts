const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The id of a person in our records. It is their name at Cognito, which a pool that was made again for them keeps,
 * while Cognito gives everybody a new sub. In a first pool both are the same.
 */
export function personIdIn(username: unknown, sub: string | undefined): string {
  if (typeof username === 'string' && uuid.test(username)) return username;
  if (!sub) throw new Error('the user pool returned a user without sub');
  return sub;
}
