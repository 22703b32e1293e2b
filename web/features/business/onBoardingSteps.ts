import { msg } from '../../../schema/rules/message.ts';
import type { MessageKey } from '../../../schema/rules/message.ts';

/** The five first steps after signing up, in order. */
export type OnBoardingStepId = 'business' | 'courier' | 'product' | 'order' | 'sms';

export interface OnBoardingStep {
  id: OnBoardingStepId;
  label: MessageKey;
  title: MessageKey;
  text: MessageKey;
  /** The screen of the step; the first step is on the onboarding page itself. */
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
    title: msg('Name your courier'),
    text: msg('Each parcel says who carries it, and the courier owes you its cash on delivery. You can also name the courier when the first parcel leaves.'),
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
    text: msg('Connect your WooCommerce shop and its orders come in by themselves, or take an order by phone.'),
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
