import {
  ConflictError, type DomainError, NotFoundError, OutsideServiceError, PreconditionError,
  TooManyRequestsError,
  ValidationError, type FieldError,
} from '../errors.ts';
import { builder } from './builder.ts';

/** Every expected failure of a mutation is a union member that implements this. */
export const ErrorInterface = builder.interfaceRef<DomainError>('Error').implement({
  description: 'An expected failure: a stable code of the error catalogue and a sentence for a person.',
  fields: (t) => ({ 
    code: t.exposeString('code', { description: 'Stable; the same as in other APIs.' }),
    message: t.exposeString('message', { description: 'A sentence for a person, in English.' }),
    messageKey: t.string({
      description: 'The sentence with placeholders, to say it in another language: the key of its translations.',
      resolve: ({ wire }) => wire.messageKey,
    }),
    messageValues: t.field({
      type: 'MessageValues',
      description: 'What stands in the placeholders of messageKey; empty without placeholders.',
      resolve: ({ wire }) => wire.messageValues,
    }),
  }),
});

export const FieldErrorObject = builder.objectRef<FieldError>('FieldError').implement({
  description: 'One input field that has to be corrected.',
  fields: (t) => ({ 
    field: t.exposeString('field', { description: "Path in the input: 'lines.0.quantity'." }),
    message: t.exposeString('message', { description: 'What is wrong with it, in English.' }),
    messageKey: t.exposeString('messageKey', { description: 'As messageKey of Error.' }),
    messageValues: t.expose('messageValues', { type: 'MessageValues', description: 'As messageValues of Error.' }),
  }),
});

builder.objectType(ValidationError, {
  name: 'ValidationError',
  description: 'The input is not acceptable; nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    fieldErrors: t.expose('fieldErrors', { type: [FieldErrorObject], description: 'One for each mistake.' }),
  }),
});
builder.objectType(NotFoundError, {
  name: 'NotFoundError',
  description: 'A record that is not there, or belongs to another business.',
  interfaces: [ErrorInterface],
});
builder.objectType(ConflictError, {
  name: 'ConflictError',
  description: 'Somebody else was first: read the record again.',
  interfaces: [ErrorInterface],
});
builder.objectType(PreconditionError, {
  name: 'PreconditionError',
  description: 'The record or the business is in a state that does not allow it.',
  interfaces: [ErrorInterface],
  fields: (t) => ({ reason: t.exposeString('reason', { description: 'Stable; which state it is.' }) }),
});
builder.objectType(TooManyRequestsError, {
  name: 'TooManyRequestsError',
  description: 'Over a limit: try again later.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', {
      nullable: true,
      description: 'When it is worth to ask again; null when nobody can say.',
    }),
  }),
});
builder.objectType(OutsideServiceError, {
  name: 'OutsideServiceError',
  description: 'A service outside of Karbar failed or did not answer.',
  interfaces: [ErrorInterface],
});

/** What any command may answer with; access failures stay top-level errors. */
export const COMMAND_ERRORS = [
  ValidationError, NotFoundError, ConflictError, PreconditionError, TooManyRequestsError, OutsideServiceError,
];
