/** People of the demo, all invented: name, phone, address. */
export const DEMO_CUSTOMERS: [name: string, phone: string, address: string][] = [
  ['Farhana Akter', '01711204466', 'House 14, Road 3, Dhanmondi, Dhaka 1205'],
  ['মোঃ রাকিব হাসান', '01812345670', 'বাড়ি ৭, সড়ক ২, উত্তরা সেক্টর ১০, ঢাকা'],
  ['Tanvir Ahmed', '01913557788', 'Flat 5B, Green View, Khulshi, Chattogram'],
  ['নুসরাত জাহান', '01677812340', 'কাজলা গেট, রাজশাহী'],
  ['Sadia Islam', '01521334455', 'Subid Bazar, Sylhet Sadar, Sylhet'],
  ['Imran Kabir', '01315667788', 'Sonadanga R/A, Khulna'],
  ['শারমিন সুলতানা', '01722998877', 'কলেজ রোড, বগুড়া সদর'],
  ['Mahmudul Hasan', '01816554433', 'Kandirpar, Cumilla'],
  ['Rumana Parvin', '01934112233', 'House 22, Block C, Bashundhara R/A, Dhaka'],
  ['আব্দুল করিম', '01555667711', 'চাষাড়া, নারায়ণগঞ্জ'],
  ['Jannatul Ferdous', '01611223344', 'Nathullabad, Barishal'],
  ['Shahriar Kabir', '01719887766', 'Jahaj Company Mor, Rangpur'],
  ['তাসনিম রহমান', '01412345678', 'গাঙ্গিনারপাড়, ময়মনসিংহ'],
  ['Arafat Hossain', '01877665544', 'Tongi College Gate, Gazipur'],
  ['Mim Chowdhury', '01644332211', 'Laldighi, Chattogram'],
  ['Sumaiya Binte Noor', '01798123456', 'Mirpur DOHS, Avenue 6, Dhaka'],
];
