import { builder } from '../../../graphql/builder.ts';

interface AddressFacts {
  name: string;
  /** Normalised, 01XXXXXXXXX. */
  phone: string;
  street: string;
  district: string;
  /** Empty when not known. */
  thana?: string;
}

/** A place with who receives there: of a customer, or where an order goes. */
export const Address = builder.objectRef<AddressFacts>('Address').implement({
  description: 'Where something is sent to, and who receives it there.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Who receives it.' }),
    phone: t.expose('phone', { type: 'PhoneNumber', description: 'Of the recipient, as 01XXXXXXXXX.' }),
    street: t.exposeString('street', { description: 'House, road and area as they were typed, without the district; may be empty.' }),
    district: t.exposeString('district', { description: 'Empty when not known.' }),
    thana: t.string({ description: 'Thana or upazila of the district; empty when not known.', resolve: ({ thana = '' }) => thana }),
  }),
});
