/**
 * @generated SignedSource<<40b63132444c8abb936d8d19b5c2756a>>
 * @relayHash 2e1695b6a705ba840aa9fff585f63463
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d77d75ce47b9919519cf245bc7f6d8da3e51d0242bbbadf1e3457f7515cf2fb4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VoucherPageQuery } from './VoucherPageQuery.graphql';

const node: PreloadableConcreteRequest<VoucherPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d77d75ce47b9919519cf245bc7f6d8da3e51d0242bbbadf1e3457f7515cf2fb4",
    "metadata": {},
    "name": "VoucherPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
