import { pathao, redx, steadfast } from '../../gateway/modules/couriers/__tests__/doubles.ts';
import { meta } from '../../gateway/modules/marketing/__tests__/meta-double.ts';

// Runs before each test file of a project whose files share these: neither parcels, payments nor failures of the file before are left.
for (const double of [steadfast, pathao, redx, meta]) double.heal();
steadfast.parcels.clear();
for (const list of [pathao.parcels, redx.parcels, steadfast.payments]) list.length = 0;
