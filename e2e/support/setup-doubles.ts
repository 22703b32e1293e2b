import { sandbox } from '../../gateway/modules/billing/__tests__/bkash-double.ts';
import { bdCourier, pathao, redx, steadfast } from '../../gateway/modules/couriers/__tests__/doubles.ts';
import { meta } from '../../gateway/modules/marketing/__tests__/meta-double.ts';

// Runs before each test file of a project whose files share these: neither parcels, payments nor failures of the file before are left.
for (const double of [steadfast, pathao, redx, bdCourier, meta, sandbox]) double.heal();
for (const kept of [steadfast.parcels, steadfast.scores, bdCourier.parcels]) kept.clear();
for (const list of [pathao.parcels, redx.parcels, steadfast.payments]) list.length = 0;
