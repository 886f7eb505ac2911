import { activityReactions } from './notify-about-activities.ts';
import { archiveReactions } from './notify-about-archives.ts';
import { caseReactions } from './notify-about-cases.ts';
import { digestReactions } from './notify-about-digests.ts';
import { memberReactions } from './notify-about-members.ts';
import { moduleReactions } from './notify-about-modules.ts';
import { qrCodeReactions } from './notify-about-qr-codes.ts';
import { reportReactions } from './notify-about-reports.ts';
import { sessionReactions } from './notify-about-sessions.ts';
import { subscriptionReactions } from './notify-about-subscriptions.ts';
import { takeDownReactions } from './notify-about-take-downs.ts';
import { webhookReactions } from './notify-about-webhooks.ts';

export const notificationReactions = [
  ...archiveReactions,
  ...caseReactions,
  ...memberReactions,
  ...moduleReactions,
  ...reportReactions,
  ...qrCodeReactions,
  ...digestReactions,
  ...subscriptionReactions,
  ...takeDownReactions,
  ...activityReactions,
  ...sessionReactions,
  ...webhookReactions,
];
