/** The landing page in Bangla, whole; keys are its English sentences. The app's own catalogue is not full yet. */
export const BANGLA_TEXTS: Record<string, string> = {
  'Open Karbar': 'কারবার খুলুন',
  'Sign in': 'সাইন ইন',
  'Run your whole online shop from one screen': 'এক স্ক্রিন থেকেই চালান আপনার পুরো অনলাইন দোকান',
  'Orders of your website, stock, parcels, cash on delivery, SMS and profit: Karbar keeps them together, so that nothing is forgotten and every taka is accounted for.':
    'ওয়েবসাইটের অর্ডার, স্টক, পার্সেল, ক্যাশ অন ডেলিভারি, এসএমএস আর লাভ: কারবার সব একসাথে রাখে, যাতে কিছুই বাদ না পড়ে এবং প্রতিটি টাকার হিসাব থাকে।',
  'Start free trial': 'বিনামূল্যে শুরু করুন',
  'Made for sellers in Bangladesh. No card needed.': 'বাংলাদেশের বিক্রেতাদের জন্য তৈরি। কোনো কার্ড লাগবে না।',
  'Karbar, the back office of online sellers': 'কারবার, অনলাইন বিক্রেতাদের ব্যাক অফিস',
  'Every order in one list': 'সব অর্ডার এক তালিকায়',
  'WooCommerce orders come in by themselves, with the customer, the address and the products of your catalogue.':
    'WooCommerce-এর অর্ডার নিজে থেকেই আসে, সাথে গ্রাহক, ঠিকানা আর আপনার ক্যাটালগের পণ্য।',
  'Stock that is right': 'নির্ভুল স্টক',
  'On hand, reserved, with the courier: every piece is counted where it is.':
    'হাতে, রিজার্ভ করা, কুরিয়ারের কাছে: প্রতিটি পণ্য যেখানে আছে সেখানেই গোনা হয়।',
  'Cash on delivery in sight': 'ক্যাশ অন ডেলিভারি চোখের সামনে',
  'What each parcel brings and which parcels are late.': 'কোন পার্সেল কত টাকা আনবে আর কোনগুলো দেরি করছে।',
  'SMS in Bangla and English': 'বাংলা ও ইংরেজিতে এসএমএস',
  'Text a customer from the order, and see what the message costs before it is sent.':
    'অর্ডার থেকেই গ্রাহককে এসএমএস দিন, পাঠানোর আগেই খরচ দেখুন।',
  'Real profit': 'আসল লাভ',
  'After the cost of goods, COD fee and packaging. Not sales figures that flatter.':
    'পণ্যের দাম, সিওডি ফি আর প্যাকেজিং বাদ দিয়ে। শুধু বিক্রির অঙ্ক নয়।',
  'Your team, your rules': 'আপনার দল, আপনার নিয়ম',
  'Each person sees their own work; costs and profit stay with you.': 'প্রত্যেকে নিজের কাজ দেখে; খরচ আর লাভ আপনার কাছেই থাকে।',
  'The order list of Karbar, with customers, amounts and where each parcel is': 'কারবারের অর্ডার তালিকার ছবি',
  Prices: 'মূল্য',
  Package: 'প্যাকেজ',
  Price: 'দাম',
  Products: 'পণ্য',
  Orders: 'অর্ডার',
  People: 'জন',
  'Each SMS': 'প্রতি এসএমএস',
  '{{price}} a month': 'মাসে {{price}}',
  'Free for {{count}} days_one': '{{count}} দিন বিনামূল্যে',
  'Free for {{count}} days_other': '{{count}} দিন বিনামূল্যে',
  'Questions? Ask us:': 'প্রশ্ন আছে? জিজ্ঞাসা করুন:',
};
