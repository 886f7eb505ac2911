import { InvitationLink } from '../../../functions/features/organizations/members/invitation-links-store.ts';

export const schema = InvitationLink;
