import type { CourierScoreSource } from '../../../db/generated/client/enums.ts';

export const SOURCE_NAMES: Record<CourierScoreSource, string> = { STEADFAST: 'Steadfast', BDCOURIER: 'BDCourier' };
