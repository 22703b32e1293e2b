import { BdCourierDouble } from '../../../../e2e/doubles/bd-courier.ts';
import { PathaoDouble } from '../../../../e2e/doubles/pathao.ts';
import { RedxDouble } from '../../../../e2e/doubles/redx.ts';
import { SteadfastDouble } from '../../../../e2e/doubles/steadfast.ts';

/** The couriers of this test process, and whom it asks about buyers. Their addresses are set before the gateway's modules are loaded. */
export const steadfast = await new SteadfastDouble().listen();
export const pathao = await new PathaoDouble().listen();
export const redx = await new RedxDouble().listen();
export const bdCourier = await new BdCourierDouble().listen();

Object.assign(process.env, {
  STEADFAST_URL: steadfast.url, PATHAO_URL: pathao.url, REDX_URL: redx.url, BDCOURIER_URL: bdCourier.url, COURIER_TIMEOUT_MS: '2000',
});
