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

/** What a buyer reads whose phone number is proved by a code before the order is taken. */
export const CHECKOUT_CODE = {
  SENT: {
    messageBn: 'আপনার ফোনে এসএমএসে একটি কোড পাঠানো হয়েছে। কোডটি লিখে আবার অর্ডার করুন।',
    messageEn: 'We have sent a code to your phone by SMS. Enter it and place the order again.',
  },
  WRONG: {
    messageBn: 'কোডটি ঠিক নয়। এসএমএসে পাওয়া সর্বশেষ কোডটি লিখুন।',
    messageEn: 'This code is not right. Enter the newest code from the SMS.',
  },
  NO_MOBILE: {
    messageBn: 'মোবাইল নম্বরটি দেখুন: ১১টি সংখ্যা, ০১ দিয়ে শুরু। সেখানে এসএমএসে একটি কোড যাবে।',
    messageEn: 'Please check the mobile number: 11 digits beginning with 01. A code will be sent to it by SMS.',
  },
  TOO_MANY: {
    messageBn: 'অনেকবার কোড চাওয়া হয়েছে। অনুগ্রহ করে আগে মূল্য পরিশোধ করুন, অথবা আমাদের ফোন করুন।',
    messageEn: 'Too many codes were asked for. Please pay in advance, or call us.',
  },
};

/** The text of that SMS; each fits one message unless the shop has a long name. */
export const checkoutCodeText = (code: string, shopName: string, isBangla: boolean): string => isBangla
  ? `${code} আপনার অর্ডারের কোড, ১০ মিনিট চলবে। ${shopName}`
  : `${code} is the code for your order at ${shopName}, valid for 10 minutes. Do not tell it to anyone.`;
