import { languageTag } from '../../../../shared/core/languages.ts';
import type { ReactionContext } from '../../../composition/reaction-context.ts';
import type { Reaction } from '../../../platform/events/reaction.ts';

/** Queues the emails to one batch of families. A retried reaction queues no second email. */
const mailFamilies: Reaction<ReactionContext> = {
  name: 'mail-families-of-session',
  on: ['class-session.mailed'],
  react: async ({ detail }, { openStore, mails }) => {
    if (typeof detail?.part !== 'string') return [];
    const { FamilyMailsStore } = await import('./family-mails-store.ts');
    const part = await openStore(FamilyMailsStore).get(detail.part);
    if (!part) return [];
    const { mailValues } = await import('./mail-values.ts');
    return part.families.map(({ mail: id, to, language, script, subject, children }) =>
      mails.sendWrite({
        ...{ id, template: 'class-session', to, locale: language, script, link: null, sending: part.id },
        values: mailValues(subject, children, { ...part, language: languageTag(language, script) }),
      }),
    );
  },
};

/** Shows the emails of a batch in the timelines of the children. */
const showInTimelines: Reaction<ReactionContext> = {
  name: 'show-family-mails-in-timelines',
  on: ['class-session.mailed'],
  react: async ({ by, detail }, { openStore }) => {
    if (typeof detail?.part !== 'string') return [];
    const { FamilyMailsStore } = await import('./family-mails-store.ts');
    const store = openStore(FamilyMailsStore, by);
    const part = await store.get(detail.part);
    return part ? store.timelineWrites(part) : [];
  },
};

export const familyMailReactions = [mailFamilies, showInTimelines];
