import { defineModule } from '../../module.ts';
import { businessExport } from './business-export.ts';

/** What the people who run Karbar do with businesses, and tell them. */
export const platform = defineModule({
  name: 'platform',
  graphql: () => [
    import('./graphql/PlatformBusiness.ts'),
    import('./graphql/Announcement.ts'),
    import('./graphql/platformMutations.ts'),
  ],
  exports: [businessExport],
});
