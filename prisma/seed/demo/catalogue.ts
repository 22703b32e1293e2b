/**
 * One product of the demo: its variants as [SKU, what tells it apart, price, cost, stock] in taka and
 * pieces.
 */
export interface DemoProduct {
  name: string;
  description?: string;
  lowStockLevel?: number;
  variants: [sku: string, name: string, price: number, cost: number, stock: number][];
  allowsPreorder?: boolean;
  /** What a bundle is made of; its parts stand above it in the catalogue. */
  parts?: [sku: string, pieces: number][];
}

/**
 * What Nakshi Ghor sells: the SKUs of its recorded web shop, and goods that only this back office knows. Some
 * are numbered differently here than in the shop (the cushion NK-CUSH, the kurti KRT and the large blue
 * panjabi PNJ-BLU-L), so their web orders wait to be mapped by hand.
 */
export const NAKSHI_GHOR_PRODUCTS: DemoProduct[] = [
  { name: 'Cotton T-Shirt Black', variants: [['TS-BLK', '', 450, 240, 110]] },
  { name: 'জামদানি শাড়ি — লাল', lowStockLevel: 10, variants: [['JAM-RED', '', 5500, 3600, 28]] },
  { name: 'মসলিন ওড়না', lowStockLevel: 5, variants: [['MUS-ORNA', '', 999.99, 520, 45]] },
  { name: 'Panch Phoron 200g & Radhuni Mix "Special"', variants: [['SPC-PP-200', '', 85, 48, 500]] },
  { name: 'খাঁটি সরিষার তেল ১ লিটার', lowStockLevel: 20, variants: [['OIL-MUS-1L', '', 320, 235, 90]] },
  { name: 'Power Bank 10000mAh', lowStockLevel: 10, variants: [['PB-10K', '', 1890, 1280, 60]] },
  { name: 'USB-C Cable 1m', lowStockLevel: 15, variants: [['CBL-C-1M', '', 150, 62, 140]] },
  { name: 'Ceramic Mug', variants: [['MUG-01', '', 275.25, 130, 85]] },
  { name: 'Nakshi Kantha Cushion (নকশি কাঁথা)', variants: [['CUSHION-NK', '', 780, 410, 40]] },
  { name: 'Honey 500g', lowStockLevel: 10, variants: [['HON-500', '', 600.33, 390, 70]] },
  {
    name: 'পাঞ্জাবি Premium',
    lowStockLevel: 6,
    variants: [
      ['PNJ-RED-M', 'Red, M', 1800, 980, 40], ['PNJ-RED-L', 'Red, L', 1900, 1010, 35],
      ['PNJ-BLU-M', 'Blue, M', 1650, 930, 30], ['PNJ-BLUE-L', 'Blue, L', 1650, 930, 30],
      ['PNJ-GRN-M', 'সবুজ, M', 1800, 980, 25], ['PNJ-GRN-L', 'সবুজ, L', 1900, 1010, 25],
    ],
  },
  {
    name: 'Ladies Kurti',
    // No level, but it sells faster than new ones come: low by the lead time.
    variants: [['KURTI-COT', 'Cotton', 1200, 640, 5], ['KURTI-SLK', 'Silk', 2200, 1350, 20]],
  },
  {
    name: 'স্যান্ডেল (Leather Sandal)',
    lowStockLevel: 4,
    variants: [
      ['SND-40', '৪০', 950, 540, 18], ['SND-41', '৪১', 950, 540, 22], ['SND-42', '৪২', 950, 540, 16],
    ],
  },
  { name: 'নকশি কাঁথা — ডাবল', lowStockLevel: 5, variants: [['KANTHA-DBL', '', 3200, 1950, 4]] },
  { name: 'তাঁতের শাড়ি', lowStockLevel: 6, variants: [['TANT-SREE', '', 1450, 860, 5]] },
  { name: 'Terracotta Earrings', lowStockLevel: 12, variants: [['EAR-TERRA', '', 220, 85, 9]] },
  { name: 'শীতলপাটি', variants: [['PATI-STD', '', 1850, 1150, 14]] },
  {
    name: 'Jute Tote Bag',
    variants: [['BAG-JUTE', 'Natural', 380, 190, 75], ['BAG-JUTE-BLK', 'Black', 400, 200, 50]],
  },
  { name: 'মাটির প্রদীপ', variants: [['DIYA-SET', 'Set of 6', 180, 70, 120]] },
  // Made for Eid: customers wait for them.
  {
    name: 'Eid Panjabi (ঈদের পাঞ্জাবি)', allowsPreorder: true,
    variants: [['EID-PNJ-M', 'M', 2450, 1480, 0], ['EID-PNJ-L', 'L', 2450, 1480, 0], ['EID-PNJ-XL', 'XL', 2650, 1560, 0]],
  },
  { name: 'জামদানি শাড়ি — ঈদ সংখ্যা', allowsPreorder: true, variants: [['JAM-EID', '', 7800, 5200, 0]] },
  { name: 'Sundarban Honey 1kg', lowStockLevel: 8, variants: [['HON-SUN-1K', '', 1150, 780, 6]] },
  {
    name: 'উপহার সেট (Gift set)',
    description: 'A set of clay lamps in a jute bag, tied with a ribbon.',
    variants: [['SET-GIFT', '', 520, 0, 0]],
    parts: [['DIYA-SET', 1], ['BAG-JUTE', 1]],
  },
];

export const DHAKA_GADGETS_PRODUCTS: DemoProduct[] = [
  {
    name: 'Bluetooth Earbuds',
    lowStockLevel: 10,
    variants: [['EB-100', 'White', 1450, 880, 40], ['EB-101', 'Black', 1450, 880, 35]],
  },
  { name: 'Fast Charger 33W', variants: [['CH-33W', '', 890, 510, 65]] },
  { name: 'Phone Stand', lowStockLevel: 20, variants: [['ST-01', '', 250, 90, 12]] },
];

export const RIVAL_SHOP_PRODUCTS: DemoProduct[] = [
  { name: 'Cotton T-Shirt Black', variants: [['TS-BLK', '', 430, 250, 60]] },
  { name: 'Rival Lamp', variants: [['RIVAL-LAMP', '', 1250, 700, 15]] },
];
