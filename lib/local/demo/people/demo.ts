import type { DemoFeature } from '../demo-client.ts';
import { drawFace } from '../draw-face.ts';
import { uploadPicture } from '../upload-picture.ts';

/** People with a picture; the others are shown by their initials. */
const portraits = [
  { email: 'helen@brightwater.example', slug: 'brightwater', face: 6, hair: 'long' },
  { email: 'mei@brightwater.example', slug: 'brightwater', face: 9, hair: 'long' },
] as const;

export const demo: DemoFeature = {
  makeRecords: async signIn => {
    for (const { email, slug, face, hair } of portraits) {
      const caller = await signIn(email, slug);
      const picture = await uploadPicture(caller, 'account/files', 'profile-picture', drawFace(face, hair));
      await caller.put('account/profile', { picture });
    }
  },
};
