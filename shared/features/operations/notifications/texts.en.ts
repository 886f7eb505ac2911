import { formatLongDate, type NotificationTexts } from './text-types.ts';

const modules = { eye: 'Eye module', developer: 'Developer module', curriculum: 'Curriculum module' };
const reportNames = {
  refraction: 'refraction report',
  myopia: 'myopia report',
  screening: 'screening report',
  neuroTree: 'NeuroTree report',
  note: 'note',
  progress: 'report on attendance and progress',
};
const cases = (count: number) => (count === 1 ? '1 case' : `${count} cases`);
const day = (date: string) => formatLongDate('en-GB', date);
const session = ({ name, date, start }: { name: string; date: string; start: string }) =>
  name === '' ? `your session on ${day(date)} at ${start}` : `“${name}”, ${day(date)} at ${start}`;
const platform = 'Lumitree';

export const english: NotificationTexts = {
  'member.invited': ({ email }, sender = platform) => ({
    name: 'Invitation sent',
    description: `${sender} invited ${email}`,
  }),
  'member.joined': ({ memberName }) => ({
    name: 'New member',
    description: `${memberName} accepted the invitation`,
  }),
  'member.left': ({ memberName, count }) => ({
    name: 'Handover finished',
    description: `${memberName} has left; ${cases(count)} handed over`,
  }),
  'member.leaving-stopped': ({ memberName }) => ({
    name: 'Handover stopped',
    description: `Choose somebody else to take over from ${memberName}`,
  }),
  'case.archived': ({ caseName }, sender = platform) => ({
    name: 'Case archived',
    description: `${sender} archived ${caseName}`,
  }),
  'case.registered': ({ caseName }) => ({
    name: 'New registration',
    description: `${caseName} was registered by QR code and waits for your review`,
  }),
  'case.assigned': ({ caseName }, sender = platform) => ({
    name: 'Case assigned to you',
    description: `${sender} assigned ${caseName} to you`,
  }),
  'case.erased': () => ({
    name: 'Case erased',
    description: 'A notification about a case that has been erased',
  }),
  'cases.assigned': ({ count }, sender = platform) => ({
    name: 'Cases assigned to you',
    description: `${sender} assigned ${cases(count)} to you`,
  }),
  'module.requested': ({ module }, sender = platform) => ({
    name: 'Module requested',
    description: `${sender} requested the ${modules[module]}`,
  }),
  'module.granted': ({ module, until }) => ({
    name: 'Access granted',
    description: until
      ? `You have access to the ${modules[module]} until ${day(until)}`
      : `You have access to the ${modules[module]}`,
  }),
  'module.closed': ({ module, reason }) => ({
    name: 'No access to a module',
    description: `You have no access to the ${modules[module]}: ${reason}`,
  }),
  'module.ending': ({ module, until }) => ({
    name: 'Access ends soon',
    description: `Your access to the ${modules[module]} ends on ${day(until)}`,
  }),
  'certificate.verified': ({ title, module, until }) => ({
    name: 'Certificate verified',
    description: [
      `“${title}” has been verified`,
      module && `you have access to the ${modules[module]}${until ? ` until ${day(until)}` : ''}`,
    ]
      .filter(Boolean)
      .join('; '),
  }),
  'certificate.rejected': ({ title, reason }) => ({
    name: 'Certificate not verified',
    description: `“${title}” could not be verified: ${reason}`,
  }),
  'licence.ending': ({ endsOn }) => ({
    name: 'Licence ends soon',
    description: `The licence ends on ${day(endsOn)}; after that, records can be read but not changed`,
  }),
  'webhook.paused': ({ host, reason }) => ({
    name: 'Webhook paused',
    description:
      reason === 'gone'
        ? `${host} asked for nothing more to be sent to it`
        : `${host} has accepted nothing for three days. Nothing is sent to it until you resume the webhook`,
  }),
  'mail.unreached': ({ to }) => ({
    name: 'Email not delivered',
    description: `An email to ${to} did not arrive`,
  }),
  'note.left-out': ({ caseName }) => ({
    name: 'Note not sent to the family',
    description: `What your note about ${caseName} prints has changed since you finished it, so the digest leaves it out; amend it first`,
  }),
  'digest.prepared': ({ on, notes, families }) => ({
    name: 'Digest goes out tomorrow',
    description: `On ${day(on)}, ${notes === 1 ? '1 note goes' : `${notes} notes go`} to ${families === 1 ? '1 family' : `${families} families`}; look through them before`,
  }),
  'qrCode.ending': ({ until }) => ({
    name: 'QR code expires soon',
    description: `The QR code for registration expires after ${day(until)}; posters stop working then unless you choose a later day`,
  }),
  'family-mail.unreached': ({ caseName, to }) => ({
    name: 'Email not delivered',
    description: `An email to ${to}, the family of ${caseName}, did not arrive; check the address`,
  }),
  'report.unreached': ({ caseName, to, reports }) => ({
    name: 'Report not delivered',
    description: `The ${reports?.map(kind => reportNames[kind]).join(' and ') ?? 'report'} for ${caseName} did not reach ${to}`,
  }),
  'report-link.locked': ({ caseName }) => ({
    name: 'Link to a report closed',
    description: `A wrong date of birth for ${caseName} was entered five times; send the report again`,
  }),
  'survey.answered': ({ caseName }) => ({
    name: 'Questionnaire answered',
    description: `The family of ${caseName} has answered the risk questionnaire; please review the answers`,
  }),
  'subscription.requested': ({ title }, sender = platform) => ({
    name: 'Course asked for',
    description: `${sender} asked for “${title}”`,
  }),
  'subscription.approved': ({ title, until }) => ({
    name: 'Subscription approved',
    description: `Your organisation can use “${title}” until ${day(until)}`,
  }),
  'subscription.declined': ({ title, reason }) => ({
    name: 'Subscription declined',
    description: `“${title}”: ${reason}`,
  }),
  'subscription.withdrawn': ({ title, reason }) => ({
    name: 'Subscription withdrawn',
    description: `Your organisation can no longer use “${title}”: ${reason}`,
  }),
  'course.updated': ({ title }) => ({
    name: 'New version of a course',
    description: `There is a new version of “${title}”; copies of its activities can take it over`,
  }),
  'activity.shared': ({ title }, sender = platform) => ({
    name: 'Activity shared',
    description: `${sender} shares the activity “${title}”; you can make your own copy of it`,
  }),
  'course.taken-down': ({ title, reason }) => ({
    name: 'Course taken down',
    description: `The platform has taken “${title}” down: ${reason}`,
  }),
  'course.reinstated': ({ title }) => ({
    name: 'Course is back',
    description: `“${title}” can be used again`,
  }),
  'subscription.ending': ({ title, until }) => ({
    name: 'Subscription ends soon',
    description: `Your subscription to “${title}” ends on ${day(until)}`,
  }),
  'session.planned': (fact, sender = platform) => ({
    name: 'Session planned for you',
    description: `${sender} planned ${session(fact)}`,
  }),
  'session.changed': (fact, sender = platform) => ({
    name: 'Your session was changed',
    description: `${sender} changed ${session(fact)}`,
  }),
  'session.cancelled': (fact, sender = platform) => ({
    name: 'Your session was cancelled',
    description: `${sender} cancelled ${session(fact)}`,
  }),
  'session.removed': (fact, sender = platform) => ({
    name: 'Your session was deleted',
    description: `${sender} deleted ${session(fact)}`,
  }),
  'session.reminder': fact => ({
    name: 'Session coming up',
    description: `A reminder of ${session(fact)}`,
  }),
};
