import { defineModule } from '../../module.ts';

export const founderView = defineModule({ name: 'founder-view', graphql: () => [import('./graphql/FounderView.ts')] });
