import { commandField } from '../../../graphql/command-field.ts';
import { saveAdvanceSetting } from '../advance-setting.ts';
import { setOnboardingStep, updateBusiness } from '../business-settings.ts';
import { removeBusinessLogo } from '../business-logo.ts';
import { createBusiness } from '../create-business.ts';
import { switchBusiness } from '../switch-business.ts';
import { Business, OtherBusiness, readBusiness, readSummary } from './Business.ts';

commandField('switchBusiness', switchBusiness, {
  description: 'Works in another business from the next request on: load the page anew.',
  record: 'business',
  type: OtherBusiness,
});

commandField('createBusiness', createBusiness, {
  description: 'Adds a business, for founders. It has no package until one is paid, and is not selected by this.',
  record: 'business',
  type: OtherBusiness,
  resolve: ({ id }) => readSummary(id),
});

commandField('updateBusiness', updateBusiness, {
  description: 'Changes the business setting: how it is called and reached, its fees, how it handles stock.',
  record: 'business',
  type: Business,
  resolve: ({ id }, { query }) => readBusiness(id, query),
});

commandField('saveAdvanceSetting', saveAdvanceSetting, {
  description: 'Changes the rules that orders, returns and exports follow by themselves; what is left out stays as it is.',
  record: 'business',
  type: Business,
  resolve: ({ id }, { query }) => readBusiness(id, query),
});

commandField('removeBusinessLogo', removeBusinessLogo, {
  description: 'Takes the logo away. A new one is put with PUT /api/business/logo.',
  record: 'business',
  type: Business,
  resolve: ({ id }, { query }) => readBusiness(id, query),
});

commandField('setOnboardingStep', setOnboardingStep, {
  description: 'Notes how far the first steps have come.',
  record: 'business',
  type: Business,
  resolve: ({ id }, { query }) => readBusiness(id, query),
});
