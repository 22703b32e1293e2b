import { msg, type Message } from '../../../../schema/rules/message.ts';
import { spanText } from '../../../../schema/rules/task-rules.ts';
import type { TaskRule } from '../../../db/generated/client/client.ts';

/** What the title of a task says of its record. */
export interface RecordWords {
  /** What people call the record: the reference of an order, the name of a product. */
  label: string;
  /** The customer of a web order. */
  customer: string;
  courier: string;
  /** A status word of the courier. */
  word: string;
  since: Date;
}

/** What is to be done, in one line; the record stands beside it wherever it is shown. */
export function taskTitle({ trigger, threshold, delayMinutes }: TaskRule, { label, customer, courier: name, word, since }: RecordWords): Message {
  const courier = name || msg('the courier');
  const span = spanText(delayMinutes);
  const day = since.toISOString();
  switch (trigger) {
    case 'NO_ANSWER': return msg('Call {{name}} again: no answer to {{count}} calls', {
      name: customer, count: threshold, defaultValue_one: 'Call {{name}} again: no answer to {{count}} call',
    });
    case 'HOLD_DUE': return msg('Decide what follows: the hold is over');
    case 'NO_SCAN': return msg('Ask {{courier}}: no news for {{span}}', { courier, span });
    case 'SHIPPED': return msg('Ask {{courier}}: on its way for {{span}}', { courier, span });
    case 'RETURN_PENDING': return msg('Ask {{courier}}: on its way back for {{span}}', { courier, span });
    case 'UNSETTLED': return msg('Ask {{courier}} for the money: late since {{day, day}}', { courier, day });
    case 'STATEMENT_OPEN': return msg('Look through statement {{number}} of {{courier}} and post it', { number: label, courier });
    case 'UNKNOWN_STATUS': return msg('Say what "{{word}}" of {{courier}} means', { word, courier });
    case 'LATE_REPORT': return msg('Ask {{courier}}: it says "{{word}}" of an order that has ended', { courier, word });
    case 'REPORT_OPEN': return msg('Enter what happened: {{courier}} says "{{word}}"', { courier, word });
    case 'REPORT_UNMATCHED': return msg('Look at the reports of couriers about parcels that belong to no order');
    case 'TOLD_OTHERWISE': return msg('Tell {{courier}}: the parcel was booked otherwise', { courier });
    case 'LOW_STOCK': return msg('Buy {{name}}: it runs low', { name: label });
    case 'PREORDER_LATE': return msg('Ask when {{name}} comes: it was expected on {{day, day}}', { name: label, day });
    case 'SMS_BALANCE': return msg('Add to the SMS balance: fewer than {{number, number}} are left', { number: threshold });
  }
}

/** Why the rule has closed a task. */
export function closedBecause(trigger: TaskRule['trigger']): Message {
  switch (trigger) {
    case 'NO_ANSWER': return msg('Closed by itself: the order was called again, or decided');
    case 'HOLD_DUE': return msg('Closed by itself: the order is on hold no more, or longer');
    case 'NO_SCAN': return msg('Closed by itself: there is news of the parcel');
    case 'SHIPPED': return msg('Closed by itself: the parcel is not on its way any more');
    case 'RETURN_PENDING': return msg('Closed by itself: nothing of the order is on its way back any more');
    case 'UNSETTLED': return msg('Closed by itself: the money came, or somebody has decided about it');
    case 'STATEMENT_OPEN': return msg('Closed by itself: the statement is posted, or void');
    case 'UNKNOWN_STATUS': return msg('Closed by itself: somebody has dealt with the report');
    case 'LATE_REPORT': return msg('Closed by itself: the order stands as the courier says, or somebody has dealt with the report');
    case 'REPORT_OPEN': return msg('Closed by itself: what happened is entered, or somebody has dealt with the report');
    case 'REPORT_UNMATCHED': return msg('Closed by itself: somebody has dealt with these reports');
    case 'TOLD_OTHERWISE': return msg('Closed by itself: the parcel is as the courier was told, or not with it any more');
    case 'LOW_STOCK': return msg('Closed by itself: there is enough in stock again');
    case 'PREORDER_LATE': return msg('Closed by itself: nobody waits for it any more, or it is expected later');
    case 'SMS_BALANCE': return msg('Closed by itself: there are enough SMS again');
  }
}
