/**
 * The one table. `o` is an organisation's slug, `u` a person's Cognito sub, `c` a case, `t` ISO time.
 *
 * The first letter of a key is its key space: O an organisation's administration, C its clinical and
 * teaching data, P a person, T a token, L the library, X the platform. Who may access which one is
 * in `lib/cloud/table-policies.ts`. Nothing writes a key but this file and those beside it that are called
 * such as `journal-keys.ts`.
 *
 * | Record                                | pk               | sk              | gsi1 pk / sk            | gsi2 pk / sk                    |
 * |---------------------------------------|------------------|-----------------|-------------------------|---------------------------------|
 * | organisation                          | O#o              | META            | X#ORGS / status#name    |                                 |
 * | event of an organisation              | O#o              | EVENT#t#id      |                         |                                 |
 * | member                                | O#o              | MEMBER#u        | X#ADMINS / name#o       |                                 |
 * | former member (name)                  | O#o              | FORMER#u        |                         |                                 |
 * | module access                         | O#o              | MODULE#u#m      | X#MODREQ / t (requested) |                                |
 * | reminder of an expiry, sent            | O#o              | TOLD#what#date#days |                     |                                 |
 * | expirations of a day (TTL)              | X#DUE#date       | licence#o, module#o#u#m |                 |                                 |
 * | daily reminder to superadmins (TTL)   | X#TOLD           | date            |                         |                                 |
 * | terms of joining, and each version    | O#o              | TERMS, TERMS#V#nnnn |                     |                                 |
 * | acceptance of a version by a member   | O#o              | ACC#nnnn#u      |                         |                                 |
 * | preassigned cases of an invitation     | O#o              | PICKS#u         |                         |                                 |
 * | notification box (last, unseen)       | C#o#N#u          | BOX             |                         |                                 |
 * | notification, numbered                | C#o#N#u          | N#0000000137    |                         |                                 |
 * | idempotency (TTL 24 h)                | O#o#I#u, X#I#u   | key             |                         |                                 |
 * | journal = outbox = audit              | O#o#J#yyyy-mm    | t#id            | O#o#JR#record / t       | O#o#JU#u / t                    |
 * | journal of the platform               | X#J#yyyy-mm      | t#id            | X#JR#record / t         | X#JU#u / t                      |
 * | read of clinical data                 | O#o#R#yyyy-mm    | minute#act#record#u | O#o#RR#record / t   | O#o#RU#u / t                    |
 * | reaction done (TTL 30 d)              | O#o#D#journal    | reaction        |                         |                                 |
 * | case (assigned, version)              | C#o#C#c          | CASE            | C#o#CASES#status / t#c  | C#o#CASESBYNAME#status / name#c |
 * | assignment (with list row)            | C#o#U#u          | CASE#c          | C#o#U#u#status / t#c    | C#o#U#u#BYNAME#status / name#c  |
 * | search word (with list row)           | C#o#S#letter     | word#c          |                         |                                 |
 * | draft of a form (TTL 30 d)            | C#o#U#u          | DRAFT#about#form |                        |                                 |
 * | birth date index                      | C#o#DOB#date     | c               |                         |                                 |
 * | email and phone index                 | C#o#KIN#contact  | c               |                         |                                 |
 * | eye report                            | C#o#C#c          | EYE#own         | C#o#EYE / date#id       | C#o#EYEBY#u / date#id           |
 * | earlier version of a record           | C#o#C#c          | V#sk#nnnn       |                         |                                 |
 * | reports sent by mail                  | C#o#C#c          | SEND#own        |                         |                                 |
 * | link to reports, by its hash (TTL)    | C#o#LINK#sha256  | LINK            |                         |                                 |
 * | series of a child’s visits            | C#o#C#c          | EYES            | C#o#RECALL / due#c      |                                 |
 * | recall of a case                      | C#o#C#c          | RECALL          |                         |                                 |
 * | reference number of an eye report     | C#o#REF#2026     | 000123          |                         |                                 |
 * | last reference number of every year   | O#o              | SEQ#eye         |                         |                                 |
 * | case counters, sharded                | C#o#COUNT        | CASES#0 … #3    |                         |                                 |
 * | mail (email log)                      | O#o#MAIL, X#MAIL | mail            |                         |                                 |
 * | undeliverable address                 | X#UNREACHED#hash | U               |                         |                                 |
 * | file (TTL until attached)             | C#o#F#file       | FILE            |                         |                                 |
 * | job (checkpoint)                          | O#o#JOB          | job             | X#JOBS / t#o#job (unfinished) |                            |
 * | cases of a job                        | C#o#JOB#job      | PART#0000, FILTER |                       |                                 |
 * | person                                | P#u              | PERSON          |                         |                                 |
 * | my organisation (copy of a member)    | P#u              | AT#o            |                         |                                 |
 * | file of a person (TTL until attached) | P#u              | FILE#file       |                         |                                 |
 * | certificate                           | P#u              | CERT#id         | X#CERTS / t (waiting)   |                                 |
 * | unconfirmed new email (TTL)          | P#u              | EMAIL           |                         |                                 |
 * | recovery codes, hashed                | P#u              | RECOVERY        |                         |                                 |
 * | account deletion                      | P#u              | ERASURE         | X#ERASURES / t (asked)  |                                 |
 * | sign-in session (TTL)                 | P#u#S            | origin_jti      |                         |                                 |
 * | token of a link, by its hash (TTL)   | T#sha256         | T               |                         |                                 |
 * | rate counter (TTL)                    | X#RATE#what#min  | R               |                         |                                 |
 * | accepted calls of a minute (TTL)       | O#o#CALLS        | minute          |                         |                                 |
 *
 * Both indexes project only `row`, the list row of a record. No authorization decision reads an index.
 */

import { caseIdFromChildId, childIdSuffix } from '../../../shared/core/ids.ts';

export interface Key {
  pk: string;
  sk: string;
}

/** Index keys of an item. */
export interface IndexKeys {
  gsi1pk?: string;
  gsi1sk?: string;
  gsi2pk?: string;
  gsi2sk?: string;
}

/** Keys for the first index only. */
export const gsi1Keys = (gsi1pk: string, gsi1sk: string): IndexKeys => ({ gsi1pk, gsi1sk });

type CaseStatus = 'active' | 'archived';

export const organizationKey = (o: string): Key => ({ pk: `O#${o}`, sk: 'META' });
export const organizationIndex = (status: string, name: string): IndexKeys => ({
  gsi1pk: organizationList(status).pk,
  gsi1sk: `${status}#${name.toLowerCase()}`,
});
export const organizationList = (status: string) =>
  ({ index: 'gsi1', pk: 'X#ORGS', prefix: `${status}#` }) as const;

export const platformEventKey = (o: string, at: string, id: string): Key => ({
  pk: `O#${o}`,
  sk: `EVENT#${at}#${id}`,
});
export const platformEventsOf = (o: string) => ({ pk: `O#${o}`, prefix: 'EVENT#' });

export const memberKey = (o: string, u: string): Key => ({ pk: `O#${o}`, sk: `MEMBER#${u}` });
export const membersOf = (o: string) => ({ pk: `O#${o}`, prefix: 'MEMBER#' });
export const adminList = { index: 'gsi1', pk: 'X#ADMINS' } as const;
/** A former member, kept for the author name on records. */
export const formerMemberKey = (o: string, u: string): Key => ({ pk: `O#${o}`, sk: `FORMER#${u}` });
export const adminIndex = (name: string, o: string): IndexKeys => ({
  gsi1pk: 'X#ADMINS',
  gsi1sk: `${name}#${o}`,
});
export const preassignedCasesKey = (o: string, u: string): Key => ({ pk: `O#${o}`, sk: `PICKS#${u}` });
export const notificationCountersKey = (o: string, u: string): Key => ({ pk: `C#${o}#N#${u}`, sk: 'BOX' });
export const notificationKey = (o: string, u: string, id: string): Key => ({
  pk: `C#${o}#N#${u}`,
  sk: `N#${id}`,
});

/** Without an organisation it belongs to the platform. */
export const idempotencyKey = (o: string | null, u: string, key: string): Key => ({
  pk: o === null ? `X#I#${u}` : `O#${o}#I#${u}`,
  sk: key,
});

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

/** `c` is null for drafts that are not about a case. */
export const draftKey = (o: string, u: string, c: string | null, form: string): Key => ({
  pk: `C#${o}#U#${u}`,
  sk: `DRAFT#${c ?? ''}#${form}`,
});

export const birthdayKey = (o: string, date: string, c: string): Key => ({ pk: `C#${o}#DOB#${date}`, sk: c });
export const birthdaysOf = (o: string, date: string) => ({ pk: `C#${o}#DOB#${date}` });
export const contactKey = (o: string, contact: string, c: string): Key => ({
  pk: `C#${o}#KIN#${contact}`,
  sk: c,
});
export const contactsOf = (o: string, contact: string) => ({ pk: `C#${o}#KIN#${contact}` });

const firstLetter = (word: string) => [...word][0] ?? '';
export const postingKey = (o: string, word: string, c: string): Key => ({
  pk: `C#${o}#S#${firstLetter(word)}`,
  sk: `${word}#${c}`,
});
export const postingsOf = (o: string, word: string) => ({
  pk: `C#${o}#S#${firstLetter(word)}`,
  prefix: word,
});

export const eyeReportKey = (o: string, id: string): Key => ({
  pk: caseKey(o, caseIdFromChildId(id)).pk,
  sk: `EYE#${childIdSuffix(id)}`,
});
export const eyeReportsOf = (o: string, c: string) => ({ pk: caseKey(o, c).pk, prefix: 'EYE#' });
export const eyeReportList = {
  all: (o: string) => ({ index: 'gsi1', pk: `C#${o}#EYE` }) as const,
  by: (o: string, u: string) => ({ index: 'gsi2', pk: `C#${o}#EYEBY#${u}` }) as const,
};
export const eyeReportIndex = (o: string, id: string, date: string, by: string): IndexKeys => ({
  gsi1pk: eyeReportList.all(o).pk,
  gsi1sk: `${date}#${id}`,
  gsi2pk: eyeReportList.by(o, by).pk,
  gsi2sk: `${date}#${id}`,
});
export const eyeSeriesKey = (o: string, c: string): Key => ({ pk: caseKey(o, c).pk, sk: 'EYES' });
export const sendingKey = (o: string, id: string): Key => ({
  pk: caseKey(o, caseIdFromChildId(id)).pk,
  sk: `SEND#${childIdSuffix(id)}`,
});
export const sendingsOf = (o: string, c: string) => ({ pk: caseKey(o, c).pk, prefix: 'SEND#' });
/** @param hash of the link's secret, which is not stored */
export const reportLinkKey = (o: string, hash: string): Key => ({ pk: `C#${o}#LINK#${hash}`, sk: 'LINK' });
export const eyeSequenceKey = (o: string): Key => ({ pk: `O#${o}`, sk: 'SEQ#eye' });
export const referenceKey = (o: string, year: number, number: number): Key => ({
  pk: `C#${o}#REF#${year}`,
  sk: String(number).padStart(6, '0'),
});

/** Earlier versions are stored in the record's partition. */
export const versionKey = ({ pk, sk }: Key, version: number): Key => ({
  pk,
  sk: `V#${sk}#${String(version).padStart(4, '0')}`,
});
export const versionsOf = ({ pk, sk }: Key) => ({ pk, prefix: `V#${sk}#` });

export const caseCountKey = (o: string, shard: number): Key => ({ pk: `C#${o}#COUNT`, sk: `CASES#${shard}` });

/** Without an organisation it belongs to the platform. Ids sort by time. */
export const mailsOf = (o: string | null) => ({ pk: o === null ? 'X#MAIL' : `O#${o}#MAIL` });
export const mailKey = (o: string | null, id: string): Key => ({ ...mailsOf(o), sk: id });
/** @param hash of the lower-case address; keys never contain addresses */
export const undeliverableKey = (hash: string): Key => ({ pk: `X#UNREACHED#${hash}`, sk: 'U' });

export const fileKey = (o: string, f: string): Key => ({ pk: `C#${o}#F#${f}`, sk: 'FILE' });
export const personFileKey = (u: string, f: string): Key => ({ pk: `P#${u}`, sk: `FILE#${f}` });
export const jobsOf = (o: string) => ({ pk: `O#${o}#JOB` });
export const jobKey = (o: string, job: string): Key => ({ ...jobsOf(o), sk: job });
export const unfinishedJobs = { index: 'gsi1', pk: 'X#JOBS' } as const;
export const jobIndex = (at: string, o: string, job: string) =>
  gsi1Keys(unfinishedJobs.pk, `${at}#${o}#${job}`);
export const jobPartKey = (o: string, job: string, part: number): Key => ({
  pk: `C#${o}#JOB#${job}`,
  sk: `PART#${String(part).padStart(4, '0')}`,
});
export const jobFilterKey = (o: string, job: string): Key => ({ pk: `C#${o}#JOB#${job}`, sk: 'FILTER' });

export const personKey = (u: string): Key => ({ pk: `P#${u}`, sk: 'PERSON' });
export const myOrganizationKey = (u: string, o: string): Key => ({ pk: `P#${u}`, sk: `AT#${o}` });
export const myOrganizationsOf = (u: string) => ({ pk: `P#${u}`, prefix: 'AT#' });
export const certificateKey = (u: string, id: string): Key => ({ pk: `P#${u}`, sk: `CERT#${id}` });
export const certificatesOf = (u: string) => ({ pk: `P#${u}`, prefix: 'CERT#' });
export const waitingCertificates = { index: 'gsi1', pk: 'X#CERTS' } as const;
export const certificateIndex = (at: string, u: string, id: string) =>
  gsi1Keys(waitingCertificates.pk, `${at}#${u}#${id}`);
export const pendingEmailKey = (u: string): Key => ({ pk: `P#${u}`, sk: 'EMAIL' });
export const recoveryKey = (u: string): Key => ({ pk: `P#${u}`, sk: 'RECOVERY' });
export const sessionKey = (u: string, originJti: string): Key => ({ pk: `P#${u}#S`, sk: originJti });

export const sessionsOf = (u: string) => ({ pk: `P#${u}#S` });

export const tokenKey = (hash: string): Key => ({ pk: `T#${hash}`, sk: 'T' });

export const callCountKey = (organization: string, minute: number): Key => ({
  pk: `O#${organization}#CALLS`,
  sk: String(minute),
});
export const rateKey = (what: string, minute: number): Key => ({ pk: `X#RATE#${what}#${minute}`, sk: 'R' });
