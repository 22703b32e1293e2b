/** WooCommerce's state codes of Bangladesh: the number after `BD-` is the position in this list plus one. */
const DISTRICTS = [
  'Bandarban', 'Barguna', 'Bogura', 'Brahmanbaria', 'Bagerhat', 'Barishal', 'Bhola', 'Cumilla',
  'Chandpur', 'Chattogram', "Cox's Bazar", 'Chuadanga', 'Dhaka', 'Dinajpur', 'Faridpur', 'Feni',
  'Gopalganj', 'Gazipur', 'Gaibandha', 'Habiganj', 'Jamalpur', 'Jashore', 'Jhenaidah', 'Joypurhat',
  'Jhalokati', 'Kishoreganj', 'Khulna', 'Kurigram', 'Khagrachhari', 'Kushtia', 'Lakshmipur', 'Lalmonirhat',
  'Manikganj', 'Mymensingh', 'Munshiganj', 'Madaripur', 'Magura', 'Moulvibazar', 'Meherpur', 'Narayanganj',
  'Netrakona', 'Narsingdi', 'Narail', 'Natore', 'Nawabganj', 'Nilphamari', 'Noakhali', 'Naogaon',
  'Pabna', 'Pirojpur', 'Patuakhali', 'Panchagarh', 'Rajbari', 'Rajshahi', 'Rangpur', 'Rangamati',
  'Sherpur', 'Satkhira', 'Sirajganj', 'Sylhet', 'Sunamganj', 'Shariatpur', 'Tangail', 'Thakurgaon',
];

/** 'BD-13' -> 'Dhaka'. Any other text (typed by hand, another country) stays as it is. */
export function districtName(state: string): string {
  const number = /^BD-(\d\d)$/.exec(state)?.[1];
  return DISTRICTS[Number(number) - 1] ?? state;
}
