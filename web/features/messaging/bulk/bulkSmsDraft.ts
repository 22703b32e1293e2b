import { numbersAsText, readNumbers } from '../../../../schema/rules/typed-numbers.ts';
import type { PreviewBulkSmsInput } from '../../../__generated__/usePreviewBulkSmsMutation.graphql.ts';

export interface BulkSmsDraft {
  /** As typed, pasted or read from a file. */
  numbers: string;
  /** Whether customers get it too, and which ones. */
  customers: boolean;
  tag: string;
  risk: string;
  district: string;
  text: string;
  /** On the clock of Dhaka; empty for at once. */
  sendAt: string;
}

export const emptyBulkSms: BulkSmsDraft = { numbers: '', customers: false, tag: '', risk: '', district: '', text: '', sendAt: '' };

export const bulkSmsInput = ({ numbers, customers, tag, risk, district, text }: BulkSmsDraft): PreviewBulkSmsInput => ({
  list: numbersAsText(readNumbers(numbers)),
  ...(customers && {
    customers: {
      ...(tag && { tag }),
      ...(risk && { risk: risk as NonNullable<NonNullable<PreviewBulkSmsInput['customers']>['risk']> }),
      ...(district && { district }),
    },
  }),
  text: text.trim(),
});

/** The moment of a field for date and time; undefined for at once. */
export const sendTime = ({ sendAt }: Pick<BulkSmsDraft, 'sendAt'>) => (sendAt === '' ? undefined : `${sendAt}:00+06:00`);
