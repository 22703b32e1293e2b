import {
  ConflictError, type DomainError, NotFoundError, OutsideServiceError, PreconditionError,
  TooManyRequestsError,
  ValidationError, type FieldError,
} from '../errors.ts';
import { builder } from './builder.ts';

/** Every expected failure of a mutation is a union member that implements this. */
export const ErrorInterface = builder.interfaceRef<DomainError>('Error').implement({
  description: 'An expected failure: a stable code of the error catalogue and a sentence for a person.',
  fields: (t) => ({ code: t.exposeString('code'), message: t.exposeString('message') }),
});

const FieldErrorObject = builder.objectRef<FieldError>('FieldError').implement({
  description: 'One input field that has to be mended.',
  fields: (t) => ({ field: t.exposeString('field'), message: t.exposeString('message') }),
});

builder.objectType(ValidationError, {
  name: 'ValidationError',
  interfaces: [ErrorInterface],
  fields: (t) => ({ fieldErrors: t.expose('fieldErrors', { type: [FieldErrorObject] }) }),
});
builder.objectType(NotFoundError, { name: 'NotFoundError', interfaces: [ErrorInterface] });
builder.objectType(ConflictError, { name: 'ConflictError', interfaces: [ErrorInterface] });
builder.objectType(PreconditionError, {
  name: 'PreconditionError',
  interfaces: [ErrorInterface],
  fields: (t) => ({ reason: t.exposeString('reason') }),
});
builder.objectType(TooManyRequestsError, {
  name: 'TooManyRequestsError',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', {
      nullable: true,
      description: 'When it is worth to ask again; null when nobody can say.',
    }),
  }),
});
builder.objectType(OutsideServiceError, { name: 'OutsideServiceError', interfaces: [ErrorInterface] });

/** What any command may answer with; access failures stay top-level errors. */
export const COMMAND_ERRORS = [
  ValidationError, NotFoundError, ConflictError, PreconditionError, TooManyRequestsError, OutsideServiceError,
];
