/** The five first steps after signing up, in order. English; shown through `t`. */
export interface OnBoardingStep {
  id: string;
  label: string;
  title: string;
  text: string;
  /** The screen on which it is done; the first step is done on the page itself. */
  to?: string;
  action?: string;
}

export const ON_BOARDING_STEPS: readonly OnBoardingStep[] = [
  {
    id: 'business',
    label: 'Business',
    title: 'Tell customers who you are',
    text: 'Logo, name, hotline and address stand on every invoice and sticker; the fees fill in your first order.',
  },
  {
    id: 'courier',
    label: 'Courier',
    title: 'Connect a courier',
    text: 'Book parcels from the order list, and see every delivery and every taka of cash on delivery come home.',
    to: '/delivery-method/add-new-dm',
    action: 'Add a delivery method',
  },
  {
    id: 'product',
    label: 'Product',
    title: 'Add your first product',
    text: 'With its price and how many you have; the stock then counts itself.',
    to: '/product/new-product',
    action: 'Add a product',
  },
  {
    id: 'order',
    label: 'First order',
    title: 'Take your first order',
    text: 'Type the phone number first: what is known about the customer fills itself in.',
    to: '/ecom/ecom-new-order',
    action: 'New order',
  },
  {
    id: 'sms',
    label: 'SMS',
    title: 'Text your customers',
    text: 'Buy a small SMS balance and send yourself the first message, in Bangla or English.',
    to: '/reports/my-limits',
    action: 'Add SMS balance',
  },
];
