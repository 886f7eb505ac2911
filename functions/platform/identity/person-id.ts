const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The id of a person in our records. In an original user pool it is the person's sub. A pool that was created
 * again gives everybody a new sub; there, the old id is the person's user name.
 */
export function personIdIn(username: unknown, sub: string | undefined): string {
  if (typeof username === 'string' && uuid.test(username)) return username;
  if (!sub) throw new Error('the user pool returned a user without sub');
  return sub;
}
