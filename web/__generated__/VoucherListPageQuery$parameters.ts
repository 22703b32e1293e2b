/**
 * @generated SignedSource<<629260256bc7a9c712f1486c43de9d00>>
 * @relayHash 6bdc1c90dc594822359c7ab4a26f92f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aed672280f8c258fed5ba0a2e62f180e21363b0e101bf1ed006a03b1752ee3f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VoucherListPageQuery } from './VoucherListPageQuery.graphql';

const node: PreloadableConcreteRequest<VoucherListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aed672280f8c258fed5ba0a2e62f180e21363b0e101bf1ed006a03b1752ee3f7",
    "metadata": {},
    "name": "VoucherListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
