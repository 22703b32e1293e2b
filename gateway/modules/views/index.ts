import { defineModule } from '../../module.ts';

export const views = defineModule({ name: 'views', graphql: () => [import('./graphql/SavedView.ts')] });
