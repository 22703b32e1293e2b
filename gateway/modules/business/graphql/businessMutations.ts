import { db } from '../../../db/client.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { setOnboardingStep, updateBusiness } from '../business-settings.ts';
import { createBusiness, signUpTrial } from '../create-business.ts';
import { switchBusiness } from '../switch-business.ts';
import { Business, OtherBusiness, readBusiness } from './Business.ts';

commandField('switchBusiness', switchBusiness, {
  description: 'Works in another business from the next request on: load the page anew.',
  type: OtherBusiness,
});

const readSummary = (id: string) =>
  db.business.findUniqueOrThrow({ where: { id }, select: { id: true, name: true, packageExpiresAt: true } });

commandField('createBusiness', createBusiness, {
  description: 'Adds a business on TRIAL, for founders and those who have none. It is not selected by this.',
  type: OtherBusiness,
  resolve: ({ id }) => readSummary(id),
});

commandField('signUpTrial', signUpTrial, {
  description: 'Starts the trial of somebody new: their first business.',
  type: OtherBusiness,
  resolve: ({ id }) => readSummary(id),
});

commandField('updateBusiness', updateBusiness, {
  description: 'Changes name, address, hotline and order prefix.',
  type: Business,
  resolve: ({ id }, { query }) => readBusiness(id, query),
});

commandField('setOnboardingStep', setOnboardingStep, {
  description: 'Notes how far the first steps have come.',
  type: Business,
  resolve: ({ id }, { query }) => readBusiness(id, query),
});
