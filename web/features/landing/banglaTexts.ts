/** The landing page in Bangla, whole; keys are its English sentences. The catalogue of the app is too large for a first view. */
export const BANGLA_TEXTS: Record<string, string> = {
  'Open Karbar': 'কারবার খুলুন',
  'Sign in': 'সাইন ইন',
  'Run your whole online shop from one screen': 'এক স্ক্রিন থেকেই চালান আপনার পুরো অনলাইন শপ',
  'Orders from your website, the phone and Messenger, stock, parcels, cash on delivery, SMS and profit: Karbar keeps them together, so that nothing is forgotten and every taka is accounted for.':
    'ওয়েবসাইট, ফোন আর মেসেঞ্জারের অর্ডার, স্টক, পার্সেল, ক্যাশ অন ডেলিভারি, SMS আর লাভ: কারবার সব একসঙ্গে রাখে, যাতে কিছুই বাদ না পড়ে আর প্রতিটি টাকার হিসাব থাকে।',
  'Start free trial': 'ফ্রি ট্রায়াল শুরু করুন',
  'Made for sellers in Bangladesh. No card needed.': 'বাংলাদেশের বিক্রেতাদের জন্য তৈরি। কোনো কার্ড লাগবে না।',
  'Karbar, the back office of online sellers': 'কারবার, অনলাইন বিক্রেতাদের ব্যাক অফিস',
  'Every order in one list': 'সব অর্ডার এক তালিকায়',
  'Stock that is right': 'নির্ভুল স্টক',
  'SMS in Bangla and English': 'বাংলা ও ইংরেজিতে SMS',
  'Real profit': 'আসল লাভ',
  'Your team, your rules': 'আপনার টিম, আপনার নিয়ম',
  'Each person sees their own work; costs and profit stay with you.': 'প্রত্যেকে নিজের কাজ দেখেন; খরচ আর লাভ আপনার কাছেই থাকে।',
  'WooCommerce orders come in by themselves. Orders by phone take one page, and a pasted Messenger message fills it in.':
    'WooCommerce-এর অর্ডার নিজে থেকেই আসে। ফোনের অর্ডার এক পেজেই নেওয়া যায়, মেসেঞ্জারের মেসেজ পেস্ট করলে পেজ নিজেই পূরণ হয়।',
  'Fewer fake orders': 'ফেক অর্ডার কম',
  'Web orders are called one after another, each by one person. You see what the same number has ordered and sent back before.':
    'ওয়েব অর্ডারে একে একে ফোন করা হয়, প্রতিটিতে একজনই। একই নম্বর আগে কী অর্ডার করেছে আর কী ফেরত দিয়েছে, তা দেখা যায়।',
  'Parcels booked in one go': 'একবারেই সব পার্সেল বুক',
  'Steadfast, Pathao and RedX take a whole list at once, and what becomes of each parcel comes back by itself.':
    'Steadfast, Pathao আর RedX-এ পুরো তালিকা একসঙ্গে পাঠান; প্রতিটি পার্সেলের খবর নিজে থেকেই আসে।',
  'Cash on delivery to the last taka': 'ক্যাশ অন ডেলিভারি, শেষ টাকা পর্যন্ত',
  'Courier statements are compared parcel by parcel. What is short, late or charged too much stands there until it is settled.':
    'কুরিয়ারের স্টেটমেন্ট পার্সেল ধরে ধরে মেলানো হয়। কম, দেরি বা বেশি কাটা টাকা সেটেল না হওয়া পর্যন্ত চোখের সামনে থাকে।',
  'On hand, reserved, with the courier: every piece is counted where it is. What comes back counts once it is in your hands.':
    'হাতে, ধরে রাখা, কুরিয়ারের কাছে: প্রতিটি পিস যেখানে আছে সেখানেই গোনা হয়। ফেরত পণ্য হাতে এলে তবেই স্টকে ওঠে।',
  'Scan instead of typing': 'টাইপ নয়, স্ক্যান',
  'Packed, handed over, come back: with a barcode scanner or the camera of a phone, also while the internet is away.':
    'প্যাক, কুরিয়ারকে দেওয়া, ফেরত: বারকোড স্ক্যানার বা ফোনের ক্যামেরায়, ইন্টারনেট না থাকলেও।',
  'Customers are told of each step if you like, and you see what a message costs before it is sent.':
    'চাইলে প্রতিটি ধাপে কাস্টমার জানতে পারেন, আর পাঠানোর আগেই SMS-এর খরচ দেখা যায়।',
  'After the cost of goods, courier, COD fee, packaging and ads, with the books behind it. Not sales figures that flatter.':
    'পণ্যের কেনা দাম, কুরিয়ার, COD ফি, প্যাকেজিং আর বিজ্ঞাপন বাদ দিয়ে, হিসাবের খাতাসহ। শুধু বিক্রির অঙ্ক নয়।',
  'Orders today': 'আজকের অর্ডার',
  'With couriers': 'কুরিয়ারদের কাছে',
  'Profit this month': 'এই মাসের লাভ',
  Shipped: 'শিপড',
  Packed: 'প্যাকড',
  Confirmed: 'কনফার্মড',
  Delivered: 'ডেলিভারড',
  'The order list of Karbar, with customers, amounts and where each parcel is': 'কারবারের অর্ডার তালিকার ছবি',
  Prices: 'মূল্য',
  Package: 'প্যাকেজ',
  Price: 'দাম',
  Products: 'পণ্য',
  Orders: 'অর্ডার',
  People: 'জন',
  'Each SMS': 'প্রতি SMS',
  '{{price}} a month': 'মাসে {{price}}',
  'Free for {{count}} days_one': '{{count}} দিন ফ্রি',
  'Free for {{count}} days_other': '{{count}} দিন ফ্রি',
  'Free for {{count}} days, then {{price}} a month_one': '{{count}} দিন ফ্রি, তারপর মাসে {{price}}',
  'Free for {{count}} days, then {{price}} a month_other': '{{count}} দিন ফ্রি, তারপর মাসে {{price}}',
  'Questions? Ask us:': 'প্রশ্ন আছে? আমাদের জিজ্ঞেস করুন:',
};
