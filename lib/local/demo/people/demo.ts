import type { DemoFeature } from '../demo-client.ts';
import { drawFace } from '../draw-face.ts';
import { drawSignature } from '../draw-signature.ts';
import { uploadPicture } from '../upload-picture.ts';

/** People with a photo and a complete profile. For all others, pages show initials. */
const portraits = [
  {
    email: 'helen@brightwater.example',
    slug: 'brightwater',
    face: 6,
    hair: 'long',
    words: { mobile: '+852 9123 4900', profession: 'Optometrist', qualification: 'BSc (Hons) Optometry' },
  },
  {
    email: 'mei@brightwater.example',
    slug: 'brightwater',
    face: 9,
    hair: 'long',
    words: { mobile: '+852 9123 4901', profession: '视光师', qualification: '视光学理学士' },
  },
] as const;

export const demo: DemoFeature = {
  makeRecords: async signIn => {
    for (const { email, slug, face, hair, words } of portraits) {
      const caller = await signIn(email, slug);
      const picture = await uploadPicture(caller, 'account/files', 'profile-picture', drawFace(face, hair));
      const signature = await uploadPicture(caller, 'account/files', 'signature', drawSignature(face));
      await caller.put('account/profile', { ...words, picture, signature });
    }
  },
};
