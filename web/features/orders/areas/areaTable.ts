/**
 * The 64 districts of Bangladesh with their upazilas, and the thanas and well-known quarters of the big cities. Each
 * line is a district followed by its thanas. Names of the same place are separated by slashes: the first is shown,
 * the others, Bangla ones included, are recognised. Source: districts and upazilas from
 * github.com/nuhil/bangladesh-geocode (MIT licence, Copyright (c) 2014 Nuhil Mehdy, which took them from
 * bangladesh.gov.bd), districts under their official English spellings since 2018 with the earlier ones as
 * alternatives; city thanas and quarters were added here.
 */
export const AREA_TABLE = `
Bagerhat/বাগেরহাট: Fakirhat/ফকিরহাট, Bagerhat Sadar/বাগেরহাট সদর, Mollahat/মোল্লাহাট, Sarankhola/শরণখোলা, Rampal/রামপাল, Morrelganj/মোড়েলগঞ্জ, Kachua/কচুয়া, Mongla/মোংলা, Chitalmari/চিতলমারী
Bandarban/বান্দরবান: Bandarban Sadar/বান্দরবান সদর, Alikadam/আলীকদম, Naikhongchhari/নাইক্ষ্যংছড়ি, Rowangchhari/রোয়াংছড়ি, Lama/লামা, Ruma/রুমা, Thanchi/থানচি
Barguna/বরগুনা: Amtali/আমতলী, Barguna Sadar/বরগুনা সদর, Betagi/বেতাগী, Bamna/বামনা, Pathorghata/পাথরঘাটা, Taltali/তালতলি
Barishal/Barisal/বরিশাল/বরিশাল: Barishal Sadar/বরিশাল সদর, Bakerganj/বাকেরগঞ্জ, Babuganj/বাবুগঞ্জ, Wazirpur/উজিরপুর, Banaripara/বানারীপাড়া, Gournadi/গৌরনদী, Agailjhara/আগৈলঝাড়া, Mehendiganj/মেহেন্দিগঞ্জ, Muladi/মুলাদী, Hizla/হিজলা
Bhola/ভোলা: Bhola Sadar/ভোলা সদর, Borhan Sddin/বোরহান উদ্দিন, Charfesson/চরফ্যাশন, Doulatkhan/দৌলতখান, Monpura/মনপুরা, Tazumuddin/তজুমদ্দিন, Lalmohan/লালমোহন
Bogura/Bogra/বগুড়া: Kahaloo/কাহালু, Bogra Sadar/বগুড়া সদর, Shariakandi/সারিয়াকান্দি, Shajahanpur/শাজাহানপুর, Dupchanchia/দুপচাচিঁয়া, Adamdighi/আদমদিঘি, Nondigram/নন্দিগ্রাম, Sonatala/সোনাতলা, Dhunot/ধুনট, Gabtali/গাবতলী, Sherpur/শেরপুর, Shibganj/শিবগঞ্জ
Brahmanbaria/B Baria/Bbaria/Bramonbaria/Brammonbaria/ব্রাহ্মণবাড়িয়া/ব্রাহ্মনবাড়িয়া/বি বাড়িয়া: Brahmanbaria Sadar/ব্রাহ্মণবাড়িয়া সদর, Kasba/কসবা, Nasirnagar/নাসিরনগর, Sarail/সরাইল, Ashuganj/আশুগঞ্জ, Akhaura/আখাউড়া, Nabinagar/নবীনগর, Bancharampur/বাঞ্ছারামপুর, Bijoynagar/বিজয়নগর
Chandpur/চাঁদপুর: Haimchar/হাইমচর, Kachua/কচুয়া, Shahrasti/শাহরাস্তি, Chandpur Sadar/চাঁদপুর সদর, Matlab South/মতলব দক্ষিণ, Hajiganj/হাজীগঞ্জ, Matlab North/মতলব উত্তর, Faridgonj/ফরিদগঞ্জ
Chapainawabganj/Chapai Nawabganj/Chapai/চাঁপাইনবাবগঞ্জ/চাঁপাই: Chapainawabganj Sadar/চাঁপাইনবাবগঞ্জ সদর, Gomostapur/গোমস্তাপুর, Nachol/নাচোল, Bholahat/ভোলাহাট, Shibganj/শিবগঞ্জ
Chattogram/Chittagong/Ctg/চট্টগ্রাম/চট্রগ্রাম: Agrabad/আগ্রাবাদ, Akbar Shah/আকবরশাহ, Bakalia/বাকলিয়া, Bandar/বন্দর, Bayezid/বায়েজিদ, Chandgaon/চান্দগাঁও, Chawkbazar/চকবাজার, Double Mooring/ডবলমুরিং, EPZ/ইপিজেড, Halishahar/হালিশহর, Khulshi/খুলশী, Kotwali/কোতোয়ালী, Pahartali/পাহাড়তলী, Panchlaish/পাঁচলাইশ, Patenga/পতেঙ্গা, Sadarghat/সদরঘাট, GEC/জিইসি, Muradpur/মুরাদপুর, Rangunia/রাঙ্গুনিয়া, Sitakunda/সীতাকুন্ড, Mirsharai/মীরসরাই, Patiya/পটিয়া, Sandwip/সন্দ্বীপ, Banshkhali/বাঁশখালী, Boalkhali/বোয়ালখালী, Anwara/আনোয়ারা, Chandanaish/চন্দনাইশ, Satkania/সাতকানিয়া, Lohagara/লোহাগাড়া, Hathazari/হাটহাজারী, Fatikchhari/ফটিকছড়ি, Raozan/রাউজান, Karnafuli/কর্ণফুলী
Chuadanga/চুয়াডাঙ্গা: Chuadanga Sadar/চুয়াডাঙ্গা সদর, Alamdanga/আলমডাঙ্গা, Damurhuda/দামুড়হুদা, Jibannagar/জীবননগর
Cox's Bazar/Coxs Bazar/Coxbazar/Cox Bazar/কক্সবাজার: Cox's Bazar Sadar/কক্সবাজার সদর, Chakaria/চকরিয়া, Kutubdia/কুতুবদিয়া, Ukhiya/উখিয়া, Moheshkhali/মহেশখালী, Pekua/পেকুয়া, Ramu/রামু, Teknaf/টেকনাফ, Eidgaon/ঈদগাঁও
Cumilla/Comilla/কুমিল্লা: Debidwar/দেবিদ্বার, Barura/বরুড়া, Brahmanpara/ব্রাহ্মণপাড়া, Chandina/চান্দিনা, Chauddagram/চৌদ্দগ্রাম, Daudkandi/দাউদকান্দি, Homna/হোমনা, Laksam/লাকসাম, Muradnagar/মুরাদনগর, Nangalkot/নাঙ্গলকোট, Cumilla Sadar/কুমিল্লা সদর, Meghna/মেঘনা, Monohargonj/মনোহরগঞ্জ, Sadarsouth/সদর দক্ষিণ, Titas/তিতাস, Burichang/বুড়িচং, Lalmai/লালমাই
Dhaka/ঢাকা: Adabor/আদাবর, Airport/বিমানবন্দর, Badda/বাড্ডা, Banani/বনানী, Bangshal/বংশাল, Bashundhara/বসুন্ধরা, Bhashantek/ভাষানটেক, Cantonment/ক্যান্টনমেন্ট, Chawkbazar/চকবাজার, Dakshinkhan/দক্ষিণখান, Darus Salam/দারুস সালাম, Demra/ডেমরা, Dhanmondi/ধানমন্ডি/ধানমণ্ডি, Gandaria/গেন্ডারিয়া, Gulshan/গুলশান, Hazaribagh/হাজারীবাগ, Jatrabari/যাত্রাবাড়ী, Jigatola/জিগাতলা, Kadamtali/কদমতলী, Kafrul/কাফরুল, Kalabagan/কলাবাগান, Kamrangirchar/কামরাঙ্গীরচর, Khilgaon/খিলগাঁও, Khilkhet/খিলক্ষেত, Kotwali/কোতোয়ালী, Lalbagh/লালবাগ, Mirpur/মিরপুর, Mohakhali/মহাখালী, Mohammadpur/Muhammadpur/মোহাম্মদপুর, Motijheel/মতিঝিল, Mugda/মুগদা, New Market/নিউমার্কেট/নিউ মার্কেট, Pallabi/পল্লবী, Paltan/পল্টন, Ramna/রমনা, Rampura/রামপুরা, Rupnagar/রূপনগর, Sabujbagh/সবুজবাগ, Shah Ali/শাহ আলী, Shahbagh/শাহবাগ, Shahjahanpur/শাহজাহানপুর, Sher E Bangla Nagar/শেরেবাংলা নগর, Shyamoli/শ্যামলী, Shyampur/শ্যামপুর, Sutrapur/সূত্রাপুর, Tejgaon/তেজগাঁও, Turag/তুরাগ, Uttara/উত্তরা, Uttarkhan/উত্তরখান, Vatara/Bhatara/ভাটারা, Wari/ওয়ারী, Banasree/বনশ্রী, Farmgate/ফার্মগেট, Malibagh/মালিবাগ, Mogbazar/Moghbazar/মগবাজার, Ashulia/আশুলিয়া, Savar/সাভার, Dhamrai/ধামরাই, Keraniganj/কেরাণীগঞ্জ, Nawabganj/নবাবগঞ্জ, Dohar/দোহার
Dinajpur/দিনাজপুর: Nawabganj/নবাবগঞ্জ, Birganj/বীরগঞ্জ, Ghoraghat/ঘোড়াঘাট, Birampur/বিরামপুর, Parbatipur/পার্বতীপুর, Bochaganj/বোচাগঞ্জ, Kaharol/কাহারোল, Fulbari/ফুলবাড়ী, Dinajpur Sadar/দিনাজপুর সদর, Hakimpur/হাকিমপুর, Khansama/খানসামা, Birol/বিরল, Chirirbandar/চিরিরবন্দর
Faridpur/ফরিদপুর: Faridpur Sadar/ফরিদপুর সদর, Alfadanga/আলফাডাঙ্গা, Boalmari/বোয়ালমারী, Sadarpur/সদরপুর, Nagarkanda/নগরকান্দা, Bhanga/ভাঙ্গা, Charbhadrasan/চরভদ্রাসন, Madhukhali/মধুখালী, Saltha/সালথা
Feni/ফেনী: Chhagalnaiya/ছাগলনাইয়া, Feni Sadar/ফেনী সদর, Sonagazi/সোনাগাজী, Fulgazi/ফুলগাজী, Parshuram/পরশুরাম, Daganbhuiyan/দাগনভূঞা
Gaibandha/গাইবান্ধা: Sadullapur/সাদুল্লাপুর, Gaibandha Sadar/গাইবান্ধা সদর, Palashbari/পলাশবাড়ী, Saghata/সাঘাটা, Gobindaganj/গোবিন্দগঞ্জ, Sundarganj/সুন্দরগঞ্জ, Phulchari/ফুলছড়ি
Gazipur/গাজীপুর: Tongi/টঙ্গী/টঙ্গি, Board Bazar/বোর্ড বাজার, Konabari/কোনাবাড়ী, Joydebpur/জয়দেবপুর, Gacha/গাছা, Pubail/পূবাইল, Kashimpur/কাশিমপুর, Kaliganj/কালীগঞ্জ, Kaliakair/কালিয়াকৈর, Kapasia/কাপাসিয়া, Gazipur Sadar/গাজীপুর সদর, Sreepur/শ্রীপুর
Gopalganj/গোপালগঞ্জ: Gopalganj Sadar/গোপালগঞ্জ সদর, Kashiani/কাশিয়ানী, Tungipara/টুংগীপাড়া, Kotalipara/কোটালীপাড়া, Muksudpur/মুকসুদপুর
Habiganj/হবিগঞ্জ: Nabiganj/নবীগঞ্জ, Bahubal/বাহুবল, Ajmiriganj/আজমিরীগঞ্জ, Baniachong/বানিয়াচং, Lakhai/লাখাই, Chunarughat/চুনারুঘাট, Habiganj Sadar/হবিগঞ্জ সদর, Madhabpur/মাধবপুর
Jamalpur/জামালপুর: Jamalpur Sadar/জামালপুর সদর, Melandah/মেলান্দহ, Islampur/ইসলামপুর, Dewangonj/দেওয়ানগঞ্জ, Sarishabari/সরিষাবাড়ী, Madarganj/মাদারগঞ্জ, Bokshiganj/বকশীগঞ্জ
Jashore/Jessore/যশোর: Manirampur/মণিরামপুর, Abhaynagar/অভয়নগর, Bagherpara/বাঘারপাড়া, Chougachha/চৌগাছা, Jhikargacha/ঝিকরগাছা, Keshabpur/কেশবপুর, Jessore Sadar/যশোর সদর, Sharsha/শার্শা
Jhalokathi/Jhalokati/Jhalakati/ঝালকাঠি: Jhalakathi Sadar/ঝালকাঠি সদর, Kathalia/কাঠালিয়া, Nalchity/নলছিটি, Rajapur/রাজাপুর
Jhenaidah/Jhenidah/Jhinaidah/ঝিনাইদহ: Jhenaidah Sadar/ঝিনাইদহ সদর, Shailkupa/শৈলকুপা, Harinakundu/হরিণাকুন্ডু, Kaliganj/কালীগঞ্জ, Kotchandpur/কোটচাঁদপুর, Moheshpur/মহেশপুর
Joypurhat/জয়পুরহাট: Akkelpur/আক্কেলপুর, Kalai/কালাই, Khetlal/ক্ষেতলাল, Panchbibi/পাঁচবিবি, Joypurhat Sadar/জয়পুরহাট সদর
Khagrachhari/Khagrachari/খাগড়াছড়ি: Khagrachhari Sadar/খাগড়াছড়ি সদর, Dighinala/দিঘীনালা, Panchari/পানছড়ি, Laxmichhari/লক্ষীছড়ি, Mohalchari/মহালছড়ি, Manikchari/মানিকছড়ি, Ramgarh/রামগড়, Matiranga/মাটিরাঙ্গা, Guimara/গুইমারা
Khulna/খুলনা: Khalishpur/খালিশপুর, Sonadanga/সোনাডাঙ্গা, Daulatpur/দৌলতপুর, Khan Jahan Ali/খানজাহান আলী, Paikgasa/পাইকগাছা, Fultola/ফুলতলা, Digholia/দিঘলিয়া, Rupsha/রূপসা, Terokhada/তেরখাদা, Dumuria/ডুমুরিয়া, Botiaghata/বটিয়াঘাটা, Dakop/দাকোপ, Koyra/কয়রা
Kishoreganj/Kishorganj/কিশোরগঞ্জ: Itna/ইটনা, Katiadi/কটিয়াদী, Bhairab/ভৈরব, Tarail/তাড়াইল, Hossainpur/হোসেনপুর, Pakundia/পাকুন্দিয়া, Kuliarchar/কুলিয়ারচর, Kishoreganj Sadar/কিশোরগঞ্জ সদর, Karimgonj/করিমগঞ্জ, Bajitpur/বাজিতপুর, Austagram/অষ্টগ্রাম, Mithamoin/মিঠামইন, Nikli/নিকলী
Kurigram/কুড়িগ্রাম: Kurigram Sadar/কুড়িগ্রাম সদর, Nageshwari/নাগেশ্বরী, Bhurungamari/ভুরুঙ্গামারী, Phulbari/ফুলবাড়ী, Rajarhat/রাজারহাট, Ulipur/উলিপুর, Chilmari/চিলমারী, Rowmari/রৌমারী, Charrajibpur/চর রাজিবপুর
Kushtia/কুষ্টিয়া: Kushtia Sadar/কুষ্টিয়া সদর, Kumarkhali/কুমারখালী, Khoksa/খোকসা, Mirpur/মিরপুর, Daulatpur/দৌলতপুর, Bheramara/ভেড়ামারা
Lakshmipur/Laxmipur/Lokkhipur/লক্ষ্মীপুর/লক্ষীপুর: Lakshmipur Sadar/লক্ষ্মীপুর সদর, Kamalnagar/কমলনগর, Raipur/রায়পুর, Ramgati/রামগতি, Ramganj/রামগঞ্জ
Lalmonirhat/লালমনিরহাট: Lalmonirhat Sadar/লালমনিরহাট সদর, Kaliganj/কালীগঞ্জ, Hatibandha/হাতীবান্ধা, Patgram/পাটগ্রাম, Aditmari/আদিতমারী
Madaripur/মাদারীপুর: Madaripur Sadar/মাদারীপুর সদর, Shibchar/শিবচর, Kalkini/কালকিনি, Rajoir/রাজৈর, Dasar/ডাসার
Magura/মাগুরা: Shalikha/শালিখা, Sreepur/শ্রীপুর, Magura Sadar/মাগুরা সদর, Mohammadpur/মহম্মদপুর
Manikganj/মানিকগঞ্জ: Harirampur/হরিরামপুর, Saturia/সাটুরিয়া, Manikganj Sadar/মানিকগঞ্জ সদর, Gior/ঘিওর, Shibaloy/শিবালয়, Doulatpur/দৌলতপুর, Singiar/সিংগাইর
Meherpur/মেহেরপুর: Mujibnagar/মুজিবনগর, Meherpur Sadar/মেহেরপুর সদর, Gangni/গাংনী
Moulvibazar/Maulvibazar/Moulovibazar/মৌলভীবাজার: Barlekha/বড়লেখা, Kamolganj/কমলগঞ্জ, Kulaura/কুলাউড়া, Moulvibazar Sadar/মৌলভীবাজার সদর, Rajnagar/রাজনগর, Sreemangal/শ্রীমঙ্গল, Juri/জুড়ী
Munshiganj/Bikrampur/মুন্সিগঞ্জ/মুন্সীগঞ্জ/বিক্রমপুর: Munshiganj Sadar/মুন্সিগঞ্জ সদর, Sreenagar/শ্রীনগর, Sirajdikhan/সিরাজদিখান, Louhajanj/লৌহজং, Gajaria/গজারিয়া, Tongibari/টংগীবাড়ি
Mymensingh/Maimensingh/Moymonsingh/Mymensing/ময়মনসিংহ: Fulbaria/ফুলবাড়ীয়া, Trishal/ত্রিশাল, Bhaluka/ভালুকা, Muktagacha/মুক্তাগাছা, Mymensingh Sadar/ময়মনসিংহ সদর, Dhobaura/ধোবাউড়া, Phulpur/ফুলপুর, Haluaghat/হালুয়াঘাট, Gouripur/গৌরীপুর, Gafargaon/গফরগাঁও, Iswarganj/ঈশ্বরগঞ্জ, Nandail/নান্দাইল, Tarakanda/তারাকান্দা
Naogaon/নওগাঁ: Mohadevpur/মহাদেবপুর, Badalgachi/বদলগাছী, Patnitala/পত্নিতলা, Dhamoirhat/ধামইরহাট, Niamatpur/নিয়ামতপুর, Manda/মান্দা, Atrai/আত্রাই, Raninagar/রাণীনগর, Naogaon Sadar/নওগাঁ সদর, Porsha/পোরশা, Sapahar/সাপাহার
Narail/নড়াইল: Narail Sadar/নড়াইল সদর, Lohagara/লোহাগড়া, Kalia/কালিয়া
Narayanganj/নারায়ণগঞ্জ/নারায়নগঞ্জ: Fatullah/ফতুল্লা, Siddhirganj/সিদ্ধিরগঞ্জ, Araihazar/আড়াইহাজার, Bandar/বন্দর, Narayanganj Sadar/নারায়নগঞ্জ সদর, Rupganj/রূপগঞ্জ, Sonargaon/সোনারগাঁ
Narsingdi/নরসিংদী: Belabo/বেলাবো, Monohardi/মনোহরদী, Narsingdi Sadar/নরসিংদী সদর, Palash/পলাশ, Raipura/রায়পুরা, Shibpur/শিবপুর
Natore/নাটোর: Natore Sadar/নাটোর সদর, Singra/সিংড়া, Baraigram/বড়াইগ্রাম, Bagatipara/বাগাতিপাড়া, Lalpur/লালপুর, Gurudaspur/গুরুদাসপুর, Naldanga/নলডাঙ্গা
Netrokona/Netrakona/নেত্রকোণা/নেত্রকোনা: Barhatta/বারহাট্টা, Durgapur/দুর্গাপুর, Kendua/কেন্দুয়া, Atpara/আটপাড়া, Madan/মদন, Khaliajuri/খালিয়াজুরী, Kalmakanda/কলমাকান্দা, Mohongonj/মোহনগঞ্জ, Purbadhala/পূর্বধলা, Netrokona Sadar/নেত্রকোণা সদর
Nilphamari/নীলফামারী: Syedpur/সৈয়দপুর, Domar/ডোমার, Dimla/ডিমলা, Jaldhaka/জলঢাকা, Kishorganj/কিশোরগঞ্জ, Nilphamari Sadar/নীলফামারী সদর
Noakhali/নোয়াখালী: Noakhali Sadar/নোয়াখালী সদর, Companiganj/কোম্পানীগঞ্জ, Begumganj/বেগমগঞ্জ, Hatia/হাতিয়া, Subarnachar/সুবর্ণচর, Kabirhat/কবিরহাট, Senbug/সেনবাগ, Chatkhil/চাটখিল, Sonaimori/সোনাইমুড়ী
Pabna/পাবনা: Sujanagar/সুজানগর, Ishurdi/ঈশ্বরদী, Bhangura/ভাঙ্গুড়া, Pabna Sadar/পাবনা সদর, Bera/বেড়া, Atghoria/আটঘরিয়া, Chatmohar/চাটমোহর, Santhia/সাঁথিয়া, Faridpur/ফরিদপুর
Panchagarh/Ponchogor/পঞ্চগড়: Panchagarh Sadar/পঞ্চগড় সদর, Debiganj/দেবীগঞ্জ, Boda/বোদা, Atwari/আটোয়ারী, Tetulia/তেতুলিয়া
Patuakhali/পটুয়াখালী: Bauphal/বাউফল, Patuakhali Sadar/পটুয়াখালী সদর, Dumki/দুমকি, Dashmina/দশমিনা, Kalapara/কলাপাড়া, Mirzaganj/মির্জাগঞ্জ, Galachipa/গলাচিপা, Rangabali/রাঙ্গাবালী
Pirojpur/পিরোজপুর: Pirojpur Sadar/পিরোজপুর সদর, Nazirpur/নাজিরপুর, Kawkhali/কাউখালী, Zianagar/জিয়ানগর, Bhandaria/ভান্ডারিয়া, Mathbaria/মঠবাড়ীয়া, Nesarabad/নেছারাবাদ
Rajbari/রাজবাড়ী: Rajbari Sadar/রাজবাড়ী সদর, Goalanda/গোয়ালন্দ, Pangsa/পাংশা, Baliakandi/বালিয়াকান্দি, Kalukhali/কালুখালী
Rajshahi/রাজশাহী: Boalia/বোয়ালিয়া, Motihar/মতিহার, Rajpara/রাজপাড়া, Shah Makhdum/শাহ মখদুম, Paba/পবা, Durgapur/দুর্গাপুর, Mohonpur/মোহনপুর, Charghat/চারঘাট, Puthia/পুঠিয়া, Bagha/বাঘা, Godagari/গোদাগাড়ী, Tanore/তানোর, Bagmara/বাগমারা
Rangamati/রাঙ্গামাটি/রাঙামাটি: Rangamati Sadar/রাঙ্গামাটি সদর, Kaptai/কাপ্তাই, Kawkhali/কাউখালী, Baghaichari/বাঘাইছড়ি, Barkal/বরকল, Langadu/লংগদু, Rajasthali/রাজস্থলী, Belaichari/বিলাইছড়ি, Juraichari/জুরাছড়ি, Naniarchar/নানিয়ারচর
Rangpur/রংপুর: Rangpur Sadar/রংপুর সদর, Gangachara/গংগাচড়া, Taragonj/তারাগঞ্জ, Badargonj/বদরগঞ্জ, Mithapukur/মিঠাপুকুর, Pirgonj/পীরগঞ্জ, Kaunia/কাউনিয়া, Pirgacha/পীরগাছা
Satkhira/সাতক্ষীরা: Assasuni/আশাশুনি, Debhata/দেবহাটা, Kalaroa/কলারোয়া, Satkhira Sadar/সাতক্ষীরা সদর, Shyamnagar/শ্যামনগর, Tala/তালা, Kaliganj/কালিগঞ্জ
Shariatpur/শরীয়তপুর: Shariatpur Sadar/শরিয়তপুর সদর, Naria/নড়িয়া, Zajira/জাজিরা, Gosairhat/গোসাইরহাট, Bhedarganj/ভেদরগঞ্জ, Damudya/ডামুড্যা
Sherpur/শেরপুর: Sherpur Sadar/শেরপুর সদর, Nalitabari/নালিতাবাড়ী, Sreebordi/শ্রীবরদী, Nokla/নকলা, Jhenaigati/ঝিনাইগাতী
Sirajganj/সিরাজগঞ্জ: Belkuchi/বেলকুচি, Chauhali/চৌহালি, Kamarkhand/কামারখন্দ, Kazipur/কাজীপুর, Raigonj/রায়গঞ্জ, Shahjadpur/শাহজাদপুর, Sirajganj Sadar/সিরাজগঞ্জ সদর, Tarash/তাড়াশ, Ullapara/উল্লাপাড়া
Sunamganj/সুনামগঞ্জ: Sunamganj Sadar/সুনামগঞ্জ সদর, South Sunamganj/দক্ষিণ সুনামগঞ্জ, Bishwambarpur/বিশ্বম্ভরপুর, Chhatak/ছাতক, Jagannathpur/জগন্নাথপুর, Dowarabazar/দোয়ারাবাজার, Tahirpur/তাহিরপুর, Dharmapasha/ধর্মপাশা, Jamalganj/জামালগঞ্জ, Shalla/শাল্লা, Derai/দিরাই, Madhyanagar/মধ্যনগর
Sylhet/Silet/সিলেট: Zindabazar/জিন্দাবাজার, Ambarkhana/আম্বরখানা, Jalalabad/জালালাবাদ, Shahparan/শাহপরান, Moglabazar/মোগলাবাজার, Balaganj/বালাগঞ্জ, Beanibazar/বিয়ানীবাজার, Bishwanath/বিশ্বনাথ, Companiganj/কোম্পানীগঞ্জ, Fenchuganj/ফেঞ্চুগঞ্জ, Golapganj/গোলাপগঞ্জ, Gowainghat/গোয়াইনঘাট, Jaintiapur/জৈন্তাপুর, Kanaighat/কানাইঘাট, Sylhet Sadar/সিলেট সদর, Zakiganj/জকিগঞ্জ, Dakshinsurma/দক্ষিণ সুরমা, Osmaninagar/ওসমানী নগর
Tangail/টাঙ্গাইল/টাংগাইল: Basail/বাসাইল, Bhuapur/ভুয়াপুর, Delduar/দেলদুয়ার, Ghatail/ঘাটাইল, Gopalpur/গোপালপুর, Madhupur/মধুপুর, Mirzapur/মির্জাপুর, Nagarpur/নাগরপুর, Sakhipur/সখিপুর, Tangail Sadar/টাঙ্গাইল সদর, Kalihati/কালিহাতী, Dhanbari/ধনবাড়ী
Thakurgaon/ঠাকুরগাঁও: Thakurgaon Sadar/ঠাকুরগাঁও সদর, Pirganj/পীরগঞ্জ, Ranisankail/রাণীশংকৈল, Haripur/হরিপুর, Baliadangi/বালিয়াডাঙ্গী
`;
