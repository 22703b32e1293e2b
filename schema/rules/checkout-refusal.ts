/** What a buyer reads where a shop's plugin does not take an order, unless the business has words of its own. */
export const CHECKOUT_REFUSAL = {
  BLOCK: {
    messageBn: 'এই অর্ডারটি এখন নেওয়া যাচ্ছে না। অনুগ্রহ করে আমাদের ফোন করুন।',
    messageEn: 'We cannot take this order right now. Please call us.',
  },
  PREPAY: {
    messageBn: 'এই অর্ডারের জন্য ক্যাশ অন ডেলিভারি নেই। অনুগ্রহ করে আগে মূল্য পরিশোধ করুন।',
    messageEn: 'Cash on delivery is not available for this order. Please pay in advance.',
  },
};
