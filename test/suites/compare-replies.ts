import type { Reply } from '../support/caller.ts';

/** Describes how two responses differ, apart from the time and the request id; false if they do not. */
export function differs(reply: Reply, expected: Reply): string | false {
  const told = ({ status, headers, text }: Reply) => {
    const own = [...headers].filter(([name]) => !['date', 'x-request-id', 'apigw-requestid'].includes(name));
    return JSON.stringify([status, own, text]);
  };
  return told(reply) !== told(expected) && `${told(reply)} instead of ${told(expected)}`;
}
