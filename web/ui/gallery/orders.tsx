import { formatTaka } from '../../../schema/rules/format.ts';
import { CellText } from '../datagrid/CellText.tsx';
import type { DataGridColumn } from '../datagrid/column.ts';
import { StatusBadge } from '../StatusBadge.tsx';

export interface SampleOrder {
  id: string;
  number: number;
  customer: string;
  phone: string;
  items: string;
  total: number;
  due: number;
  courier: string | null;
  tracking: string;
  status: string;
  age: string;
  source: string;
}

const rows: [string, string, string, number, number, string | null, string, string, string, string][] = [
  [
    'Farhana Akter',
    '01711-204466',
    'Jamdani saree, Maroon +2',
    8450,
    8450,
    'Steadfast',
    'SFR-88120',
    'SHIPPED',
    '2d',
    'Facebook',
  ],
  [
    'মোঃ রফিকুল ইসলাম',
    '01819-550321',
    'নকশি কাঁথা (বড়)',
    3200,
    2200,
    'Pathao',
    'DK2011-7731',
    'PACKED',
    '3h',
    'Web',
  ],
  [
    'Sumaiya Rahman',
    '01552-900117',
    'Block print three-piece',
    2150,
    2150,
    null,
    '',
    'CONFIRMED',
    '3h',
    'Web',
  ],
  ['Tanvir Hasan', '01912-334455', 'Leather wallet +1', 1890, 1890, null, '', 'PENDING', '4h', 'Phone'],
  [
    'নুসরাত জাহান',
    '01677-812340',
    'Kantha cushion ×4',
    4600,
    0,
    'RedX',
    '21A811KZ',
    'DELIVERED',
    '6d',
    'Instagram',
  ],
  [
    'Imran Chowdhury',
    '01733-010203',
    'Panjabi, White, 42',
    1650,
    1650,
    'Steadfast',
    'SFR-88097',
    'RETURN_PENDING',
    '8d',
    'Facebook',
  ],
  [
    'Rehana Begum',
    '01819-667788',
    'Terracotta set',
    2980,
    2980,
    'Steadfast',
    'SFR-88090',
    'SHIPPED',
    '15d',
    'Web',
  ],
  [
    'Shahriar Kabir',
    '01521-443322',
    'Jute bag, Large ×10',
    5500,
    4500,
    'Pathao',
    'DK2011-7702',
    'SHIPPED',
    '1d',
    'Phone',
  ],
  ['ফাতেমা তুজ জোহরা', '01711-998877', 'Shital pati', 1450, 1450, null, '', 'PENDING', '6h', 'Web'],
  ['Arif Mahmud', '01988-121212', 'Brass lamp', 3750, 3750, 'RedX', '21A811KA', 'SHIPPED', '3d', 'Facebook'],
  [
    'Mitu Das',
    '01716-565656',
    'Kurti, Green, M +1',
    2340,
    0,
    'Steadfast',
    'SFR-88071',
    'DELIVERED',
    '5d',
    'Web',
  ],
  ['Kamrul Hasan', '01811-787878', 'Leather belt', 990, 990, null, '', 'CANCELLED', '7h', 'Web'],
];

/** As many orders as asked for, the same twelve in turn. */
export function sampleOrders(count: number): SampleOrder[] {
  return Array.from({ length: count }, (_, index) => {
    const [customer, phone, items, total, due, courier, tracking, status, age, source] =
      rows[index % rows.length]!;
    const number = 10_482 - index;
    return {
      id: String(number),
      number,
      customer,
      phone,
      items,
      total,
      due,
      courier,
      tracking,
      status,
      age,
      source,
    };
  });
}

export const orderColumns: readonly DataGridColumn<SampleOrder>[] = [
  {
    id: 'order',
    header: 'Order',
    width: 140,
    isHideable: false,
    mobile: 'title',
    cell: (order) => (
      <CellText isStrong secondary="20 Nov, 4:12 pm">
        #{order.number}
      </CellText>
    ),
  },
  {
    id: 'customer',
    header: 'Customer',
    width: 160,
    mobile: 'subtitle',
    cell: (order) => <CellText secondary={order.phone}>{order.customer}</CellText>,
  },
  {
    id: 'phone',
    header: 'Phone',
    width: 120,
    isHiddenAtFirst: true,
    mobile: 'aside',
    cell: (order) => order.phone,
  },
  { id: 'items', header: 'Items', mobile: 'meta', cell: (order) => <CellText>{order.items}</CellText> },
  {
    id: 'total',
    header: 'Total',
    width: 96,
    align: 'end',
    mobile: 'value',
    cell: (order) => <CellText isStrong>{formatTaka(order.total)}</CellText>,
  },
  {
    id: 'due',
    header: 'COD due',
    width: 96,
    align: 'end',
    cell: (order) => <CellText tone={order.due === 0 ? 'muted' : 'plain'}>{formatTaka(order.due)}</CellText>,
  },
  {
    id: 'courier',
    header: 'Courier',
    width: 124,
    mobile: 'meta',
    cell: (order) =>
      order.courier ? (
        <CellText secondary={order.tracking}>{order.courier}</CellText>
      ) : (
        <CellText tone="muted">Not booked</CellText>
      ),
  },
  {
    id: 'status',
    header: 'Status',
    width: 138,
    mobile: 'badge',
    cell: (order) => <StatusBadge status={order.status} />,
  },
  {
    id: 'age',
    header: 'Age',
    width: 64,
    cell: (order) => <CellText tone={order.age === '15d' ? 'bad' : 'muted'}>{order.age}</CellText>,
  },
  {
    id: 'source',
    header: 'Source',
    width: 100,
    cell: (order) => <CellText tone="muted">{order.source}</CellText>,
  },
];
