import { msg } from '../../../schema/rules/message.ts';
import type { MessageKey } from '../../../schema/rules/message.ts';

/** The five first steps after signing up, in order. */
export interface OnBoardingStep {
  id: string;
  label: MessageKey;
  title: MessageKey;
  text: MessageKey;
  /** The screen on which it is done; the first step is done on the page itself. */
  to?: string;
  action?: MessageKey;
}

export const ON_BOARDING_STEPS: readonly OnBoardingStep[] = [
  {
    id: 'business',
    label: msg('Business'),
    title: msg('Tell customers who you are'),
    text: msg('Logo, name, hotline and address stand on every invoice and sticker; the fees fill in your first order.'),
  },
  {
    id: 'courier',
    label: msg('Courier'),
    title: msg('Connect a courier'),
    text: msg('Book parcels from the order list, and see every delivery and every taka of cash on delivery come home.'),
    to: '/delivery-method/add-new-dm',
    action: msg('Add a delivery method'),
  },
  {
    id: 'product',
    label: msg('Product'),
    title: msg('Add your first product'),
    text: msg('With its price and how many you have; the stock then counts itself.'),
    to: '/product/new-product',
    action: msg('Add a product'),
  },
  {
    id: 'order',
    label: msg('First order'),
    title: msg('Take your first order'),
    text: msg('Type the phone number first: what is known about the customer fills itself in.'),
    to: '/ecom/ecom-new-order',
    action: msg('New order'),
  },
  {
    id: 'sms',
    label: msg('SMS'),
    title: msg('Text your customers'),
    text: msg('Buy a small SMS balance and send yourself the first message, in Bangla or English.'),
    to: '/reports/my-limits',
    action: msg('Add SMS balance'),
  },
];
