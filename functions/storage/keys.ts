/**
 * The one table. `o` is an organisation's slug, `u` a person's Cognito sub, `c` a case, `t` ISO time.
 *
 * The first letter of a key is a wall: O an organisation's administration, C its clinical and
 * teaching data, P a person, T a token, L the library, X the platform. What may touch which wall is
 * in `lib/cloud/walls.ts`. Nothing but this file writes a key.
 *
 * | Record                                | pk               | sk              | gsi1 pk / sk            | gsi2 pk / sk                    |
 * |---------------------------------------|------------------|-----------------|-------------------------|---------------------------------|
 * | organisation                          | O#o              | META            | X#ORGS / status#name    |                                 |
 * | member                                | O#o              | MEMBER#u        | X#ADMINS / name#o       |                                 |
 * | module access                         | O#o              | MODULE#u#m      | X#MODREQ / t (requested) |                                |
 * | notification box (last, unseen)       | C#o#N#u          | BOX             |                         |                                 |
 * | notification, numbered                | C#o#N#u          | N#0000000137    |                         |                                 |
 * | idempotency (TTL 24 h)                | O#o#I#u, X#I#u   | key             |                         |                                 |
 * | journal = outbox = audit              | O#o#J#yyyy-mm    | t#id            | O#o#JR#record / t       | O#o#JU#u / t                    |
 * | journal of the platform               | X#J#yyyy-mm      | t#id            | X#JR#record / t         | X#JU#u / t                      |
 * | reaction done (TTL 30 d)              | O#o#D#journal    | reaction        |                         |                                 |
 * | case (assigned, version)              | C#o#C#c          | CASE            | C#o#CASES#status / t#c  | C#o#CASESBYNAME#status / name#c |
 * | assignment (holds the row)            | C#o#U#u          | CASE#c          | C#o#U#u#status / t#c    | C#o#U#u#BYNAME#status / name#c  |
 * | word posting (holds the row)          | C#o#S#letter     | word#c          |                         |                                 |
 * | case counters, sharded                | C#o#COUNT        | CASES#0 … #3    |                         |                                 |
 * | person                                | P#u              | PERSON          |                         |                                 |
 * | my organisation (mirror of a member)  | P#u              | AT#o            |                         |                                 |
 * | sign-in session (TTL)                 | P#u#S            | origin_jti      |                         |                                 |
 * | rate counter (TTL)                    | X#RATE#what#min  | R               |                         |                                 |
 *
 * Both indexes project `row` only, the list line of a record. No decision reads an index.
 */

export interface Key {
  pk: string;
  sk: string;
}

/** Where an item stands in one of the two indexes. */
export interface IndexKeys {
  gsi1pk?: string;
  gsi1sk?: string;
  gsi2pk?: string;
  gsi2sk?: string;
}

type CaseStatus = 'active' | 'archived';

const month = (instant: string) => instant.slice(0, 7);

export const organizationKey = (o: string): Key => ({ pk: `O#${o}`, sk: 'META' });
export const organizationIndex = (status: string, name: string): IndexKeys => ({
  gsi1pk: 'X#ORGS',
  gsi1sk: `${status}#${name}`,
});

export const memberKey = (o: string, u: string): Key => ({ pk: `O#${o}`, sk: `MEMBER#${u}` });
export const membersOf = (o: string) => ({ pk: `O#${o}`, prefix: 'MEMBER#' });
export const adminIndex = (name: string, o: string): IndexKeys => ({
  gsi1pk: 'X#ADMINS',
  gsi1sk: `${name}#${o}`,
});
export const moduleKey = (o: string, u: string, module: string): Key => ({
  pk: `O#${o}`,
  sk: `MODULE#${u}#${module}`,
});

export const moduleRequestIndex = (at: string, o: string, u: string, module: string): IndexKeys => ({
  gsi1pk: 'X#MODREQ',
  gsi1sk: `${at}#${o}#${u}#${module}`,
});

export const notificationBoxKey = (o: string, u: string): Key => ({ pk: `C#${o}#N#${u}`, sk: 'BOX' });
export const notificationKey = (o: string, u: string, id: string): Key => ({
  pk: `C#${o}#N#${u}`,
  sk: `N#${id}`,
});

/** Without an organisation the record is the platform's. */
export const idempotencyKey = (o: string | null, u: string, key: string): Key => ({
  pk: o === null ? `X#I#${u}` : `O#${o}#I#${u}`,
  sk: key,
});

export const journalKey = (o: string | null, at: string, id: string): Key => ({
  pk: `${o === null ? 'X' : `O#${o}`}#J#${month(at)}`,
  sk: `${at}#${id}`,
});
export const journalIndex = (o: string | null, record: string, by: string, at: string): IndexKeys => {
  const wall = o === null ? 'X' : `O#${o}`;
  return { gsi1pk: `${wall}#JR#${record}`, gsi1sk: at, gsi2pk: `${wall}#JU#${by}`, gsi2sk: at };
};

export const reactionKey = (o: string, journal: string, reaction: string): Key => ({
  pk: `O#${o}#D#${journal}`,
  sk: reaction,
});

export const caseKey = (o: string, c: string): Key => ({ pk: `C#${o}#C#${c}`, sk: 'CASE' });
export const caseList = {
  updated: (o: string, status: CaseStatus) => ({ index: 'gsi1', pk: `C#${o}#CASES#${status}` }) as const,
  name: (o: string, status: CaseStatus) => ({ index: 'gsi2', pk: `C#${o}#CASESBYNAME#${status}` }) as const,
};
export const caseIndex = (o: string, c: string, status: CaseStatus, updatedAt: string, name: string) => ({
  gsi1pk: caseList.updated(o, status).pk,
  gsi1sk: `${updatedAt}#${c}`,
  gsi2pk: caseList.name(o, status).pk,
  gsi2sk: `${name}#${c}`,
});

export const assignmentKey = (o: string, u: string, c: string): Key => ({
  pk: `C#${o}#U#${u}`,
  sk: `CASE#${c}`,
});
export const assignmentList = {
  all: (o: string, u: string) => ({ pk: `C#${o}#U#${u}`, prefix: 'CASE#' }),
  updated: (o: string, u: string, status: CaseStatus) =>
    ({ index: 'gsi1', pk: `C#${o}#U#${u}#${status}` }) as const,
  name: (o: string, u: string, status: CaseStatus) =>
    ({ index: 'gsi2', pk: `C#${o}#U#${u}#BYNAME#${status}` }) as const,
};
export const assignmentIndex = (
  o: string,
  u: string,
  c: string,
  status: CaseStatus,
  updatedAt: string,
  name: string,
) => ({
  gsi1pk: assignmentList.updated(o, u, status).pk,
  gsi1sk: `${updatedAt}#${c}`,
  gsi2pk: assignmentList.name(o, u, status).pk,
  gsi2sk: `${name}#${c}`,
});

const firstLetter = (word: string) => [...word][0] ?? '';
export const postingKey = (o: string, word: string, c: string): Key => ({
  pk: `C#${o}#S#${firstLetter(word)}`,
  sk: `${word}#${c}`,
});
export const postingsOf = (o: string, word: string) => ({
  pk: `C#${o}#S#${firstLetter(word)}`,
  prefix: word,
});

export const caseCountKey = (o: string, shard: number): Key => ({ pk: `C#${o}#COUNT`, sk: `CASES#${shard}` });

export const personKey = (u: string): Key => ({ pk: `P#${u}`, sk: 'PERSON' });
export const myOrganizationKey = (u: string, o: string): Key => ({ pk: `P#${u}`, sk: `AT#${o}` });
export const myOrganizationsOf = (u: string) => ({ pk: `P#${u}`, prefix: 'AT#' });
export const sessionKey = (u: string, originJti: string): Key => ({ pk: `P#${u}#S`, sk: originJti });

export const rateKey = (what: string, minute: number): Key => ({ pk: `X#RATE#${what}#${minute}`, sk: 'R' });
