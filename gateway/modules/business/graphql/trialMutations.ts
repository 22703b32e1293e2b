import { builder } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { requestTrialCode, reserveTrialCode, type TrialCodeSent } from '../request-trial-code.ts';
import { signUpTrial, startTrial } from '../sign-up-trial.ts';
import { OtherBusiness, readSummary } from './Business.ts';

const TrialCode = builder.objectRef<TrialCodeSent>('TrialCode').implement({
  description: 'A one-time code that is on its way to a phone.',
  fields: (t) => ({
    code: t.exposeString('code', {
      nullable: true,
      description: 'The code itself, on a server that sends no SMS; null on every other.',
    }),
    resendInSeconds: t.exposeInt('resendInSeconds', { description: 'Another one may be asked for after that.' }),
  }),
});

commandField('requestTrialCode', reserveTrialCode, {
  description: 'Sends a code of six digits to the phone that a trial shall be started with; valid ten minutes.',
  record: 'trialCode',
  type: TrialCode,
  run: requestTrialCode,
});

commandField('signUpTrial', signUpTrial, {
  description: 'Starts a business on trial, of somebody new or of a founder, with the code sent to a phone that had none.',
  record: 'business',
  type: OtherBusiness,
  run: startTrial,
  resolve: ({ id }) => readSummary(id),
});
