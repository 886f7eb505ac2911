import type { DemoFeature } from '../demo-client.ts';

/** Notes of one of the demonstration's children. */
export const demo: DemoFeature = {
  needs: ['cases'],
  makeRecords: async signIn => {
    const { post } = await signIn('helen@brightwater.example', 'brightwater');
    const { data } = await post<{ data: { data: { id: string }[] } }>('cases/search', { limit: 1 });
    for (const { id } of data.data)
      for (const name of ['Example A', 'Example B', 'Example C'])
        await post(`cases/${id}/notes`, { name, description: 'Made for the demonstration' });
  },
};
