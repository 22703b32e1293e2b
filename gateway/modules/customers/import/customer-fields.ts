import { z } from 'zod';
import type { ImportField } from '../../../import/columns.ts';

export const CUSTOMER_FIELDS = ['NAME', 'PHONE', 'ADDRESS', 'DISTRICT', 'TAGS', 'NOTE', 'NO_SMS'] as const;

export type CustomerField = (typeof CUSTOMER_FIELDS)[number];

export const customerField = z.enum(CUSTOMER_FIELDS);

/** Known headers: those of our own files, of WooCommerce and Shopify, and those common in sellers' sheets. */
export const CUSTOMER_HEADERS: Record<CustomerField, ImportField> = {
  NAME: { headers: ['name', 'customername', 'fullname', 'customer', 'buyer', 'recipientname', 'billingname', 'নাম', 'ক্রেতার নাম', 'কাস্টমার', 'গ্রাহকের নাম'] },
  PHONE: { headers: ['phone', 'mobile', 'phonenumber', 'mobilenumber', 'phoneno', 'mobileno', 'contact', 'contactnumber', 'customerphone', 'recipientphone', 'billingphone', 'ফোন', 'মোবাইল', 'ফোন নম্বর', 'মোবাইল নম্বর'] },
  ADDRESS: { headers: ['address', 'fulladdress', 'customeraddress', 'deliveryaddress', 'shippingaddress', 'address1', 'billingaddress1', 'recipientaddress', 'ঠিকানা'] },
  DISTRICT: { headers: ['district', 'city', 'area', 'zila', 'billingcity', 'জেলা', 'শহর', 'এলাকা'] },
  TAGS: { headers: ['tags', 'tag', 'group', 'label', 'labels', 'ট্যাগ'] },
  NOTE: { headers: ['note', 'notes', 'comment', 'remarks', 'নোট', 'মন্তব্য'] },
  NO_SMS: { headers: ['nosms', 'smsoptout', 'optout', 'unsubscribed'] },
};
