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

export const familyMailReactions = [mailFamilies];
